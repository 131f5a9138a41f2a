import type { AnswerTo, Asked, View } from '@orrery/kernel';
import type { Say } from '@orrery/ui/contract';
import { ROUNDS } from '../../data/index.ts';
import { crewSize, rowFor } from '../../rules/lookups/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

/** An astronaut who would bring nothing from the crater, and a goal that cannot be claimed later. */
export function warns(
  { table }: View<ShackletonBase>,
  { seat, question }: Asked<ShackletonBase>,
  answer: AnswerTo<ShackletonBase>,
  say: Say,
): string | undefined {
  if ('space' in answer && 'astronaut' in answer) {
    const { activated, scientist } = rowFor(table, seat, answer.space);
    const brought = answer.astronaut === 'scientist' ? scientist.activations : activated.length;
    return brought === 0 ? say('board.warns.nothing') : undefined;
  }
  const last = table.round === ROUNDS && crewSize(table.players[seat].shuttle) === 0;
  return question === 'claim-goals' && 'stop' in answer && last ? say('board.warns.last-goal') : undefined;
}
