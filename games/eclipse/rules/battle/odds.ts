import { fightOut, type Roll, type Sides, type Winner } from './auto.ts';
import type { Unit } from './types.ts';

/** How often a side wins, with the standard error of the share. */
export interface Share {
  readonly wins: number;
  readonly share: number;
  readonly error: number;
}

export type Odds = { readonly [side in Winner]: Share };

/** Fights the same battle so many times under the policy of `fightOut`. The sides are not changed. */
export function odds<K extends string>({ defender, attacker, size }: Sides<K>, trials: number, roll: Roll): Odds {
  let wins = 0;
  for (let i = 0; i < trials; i++)
    if (fightOut({ defender: fresh(defender), attacker: fresh(attacker), size }, roll) === 'defender') wins += 1;
  return { defender: share(wins, trials), attacker: share(trials - wins, trials) };
}

const fresh = <K extends string>(units: readonly Unit<K>[]): Unit<K>[] =>
  units.map((unit) => ({ ...unit, damage: unit.damage.slice() }));

function share(wins: number, trials: number): Share {
  const part = wins / trials;
  return { wins, share: part, error: Math.sqrt((part * (1 - part)) / trials) };
}
