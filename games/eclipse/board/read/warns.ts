import type { AnswerTo, Asked, View } from '@orrery/kernel';
import { ACTIONS } from '../../data/index.ts';
import { forecast } from '../../rules/lookups/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { signed } from '../own/after.ts';
import type { Say } from '../say.ts';
import type { Draft } from './draft.ts';

/** Whether an answer takes a disc from the track: the next Upkeep costs more. */
function takesDisc({ question }: Asked<Eclipse>, answer: Draft): boolean {
  if (question === 'turn' || question === 'react') return ACTIONS.some((action) => action === answer.do);
  return answer.claim === true || (answer.do === 'influence' && answer.from === 'track');
}

/** Upkeep that cannot be paid takes sectors away (ECL-17.4): whoever goes there is told before. */
export function warns(
  { table }: View<Eclipse>,
  asked: Asked<Eclipse>,
  answer: AnswerTo<Eclipse>,
  say: Say,
): string | undefined {
  if (!takesDisc(asked, answer)) return undefined;
  const { moneyAfterDisc } = forecast(table, asked.seat);
  return moneyAfterDisc !== null && moneyAfterDisc < 0
    ? say('board.warn.upkeep', { count: signed(moneyAfterDisc), resource: 'money' })
    : undefined;
}
