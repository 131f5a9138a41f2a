import { type Odds, odds, type Unit } from '@orrery/eclipse/rules/battle';
import { below, randomFrom } from '@orrery/kernel';
import type { FileSide } from './file.ts';

export const POLICY = 'always fire, NPC assignment rule on both sides, no retreat';

/** Fights the battle of a file many times; the same seed gives the same figures. */
export function trials(
  { defender, attacker }: { defender: FileSide; attacker: FileSide },
  count: number,
  seed: string,
): Odds {
  const random = randomFrom(`battle/${seed}`);
  const size = ({ ship }: Unit<string>) => defender.size[ship] ?? attacker.size[ship];
  return odds({ defender: defender.units, attacker: attacker.units, size }, count, () => below(random, 6));
}
