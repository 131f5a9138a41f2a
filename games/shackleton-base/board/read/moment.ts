import type { View } from '@orrery/kernel';
import type { Say } from '@orrery/ui/contract';
import { ROUNDS } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';

/** What the header says: the round and the phase (SHB-21.3). */
export function moment({ table: { round, phase }, over }: View<ShackletonBase>, say: Say): string {
  if (over) return say('board.moment.over');
  if (round === 0) return say('phase.setup');
  return say('board.moment', { round, rounds: ROUNDS, phase: say(`phase.${phase === 'end' ? 'scoring' : phase}`) });
}
