import { barredSides, sideAnswers, takeSide, usefulSides } from './side.ts';
import { isSide, question } from './vocabulary.ts';

const END = { do: 'end' } as const;

/** ECL-6.11, 27.21: colony ships and the like after the last activation; not asked if nothing would be lost. */
export const finish = question('finish', {
  rule: 'ECL-6.11',
  answers: ({ table }, { seat }) => (usefulSides(table, seat).length > 0 ? [END, ...sideAnswers(table, seat)] : [END]),
  take(m, frame, answer) {
    if (isSide(answer)) takeSide(m, frame, answer);
  },
  barred: ({ table }, { seat }) => barredSides(table, seat),
});
