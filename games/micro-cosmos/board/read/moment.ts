import type { View } from '@orrery/kernel';
import type { MicroCosmos } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** MC-12.3: from this idle round on everybody is told. */
const IDLE_TOLD = 6;

/** What the header says: the round, and how near the end is (S-9). */
export function moment({ table, over, options }: View<MicroCosmos>, say: Say): string {
  const { round, ending, idleRounds } = table;
  if (over) return say('board.moment.over');
  if (round === 0) return say('board.moment.setup');
  if (ending)
    return ending.lastRound === round ? say('board.moment.last', { round }) : say('board.moment.ending', { round });
  if (idleRounds >= IDLE_TOLD)
    return say('board.moment.idle', { round, n: idleRounds, limit: Number(options.stallRounds) });
  return say('board.moment.round', { round });
}
