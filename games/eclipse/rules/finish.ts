import { question } from '@orrery/kernel';
import { barredSides, isSide, sideAnswers, takeSide, usefulSides } from './side.ts';
import type { Eclipse } from './table.ts';
import type { AnswerOf } from './vocabulary.ts';

const END = { do: 'end' } as const;

/** ECL-6.11: colony ships and the like after the last activation; not asked if nothing would be lost. */
export const finish = question<Eclipse, object, AnswerOf<'finish'>>('finish', {
  rule: 'ECL-6.11',
  answers: ({ table }, { seat }) => (usefulSides(table, seat).length > 0 ? [END, ...sideAnswers(table, seat)] : [END]),
  take(m, frame, answer) {
    if (isSide(answer)) takeSide(m, frame, answer);
  },
  barred: ({ table }, { seat }) => barredSides(table, seat),
});
