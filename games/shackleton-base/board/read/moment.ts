import type { View } from '@orrery/kernel';
import { ROUNDS } from '../../data/index.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import type { Say } from '../say.ts';

/** What still has to be done while a step of the upkeep lasts (SHB-10). */
const STEPS = [
  ['withdraw', ['withdraw']],
  ['income', ['begin-arranging', 'arrange-base', 'place-arrivals', 'income', 'corporation-income', 'building-income']],
  ['costs', []],
] as const;

/** What the header says: the round and the phase, and of the upkeep its step (SHB-21.3). */
export function moment({ table: { round, phase }, agenda, over }: View<ShackletonBase>, say: Say): string {
  if (over) return say('board.moment.over');
  if (round === 0) return say('phase.setup');
  const step = STEPS.find(
    ([, lasts]) => lasts.length === 0 || agenda.some((frame) => lasts.some((one) => one === frame.do)),
  );
  const now =
    phase === 'upkeep' && step
      ? (`board.upkeep.${step[0]}` as const)
      : (`phase.${phase === 'end' ? 'scoring' : phase}` as const);
  return say('board.moment', { round, rounds: ROUNDS, phase: say(now) });
}
