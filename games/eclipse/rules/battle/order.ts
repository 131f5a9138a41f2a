import type { Unit } from './types.ts';

/** Types of a side with equal initiative, in the owner's order (ECL-15.2.2). */
export interface Rank<K extends string> {
  readonly initiative: number;
  readonly attacker: boolean;
  readonly units: Unit<K>[];
}

/** Types by falling initiative, the defender first at equal values; types of one side at equal values stay together. */
export function ranks<K extends string>(defender: readonly Unit<K>[], attacker: readonly Unit<K>[]): Rank<K>[] {
  const found: Rank<K>[] = [];
  for (const [units, attacks] of [
    [defender, false],
    [attacker, true],
  ] as const)
    for (const unit of units) {
      const { initiative } = unit.values;
      const rank = found.find((one) => one.attacker === attacks && one.initiative === initiative);
      if (rank) rank.units.push(unit);
      else found.push({ initiative, attacker: attacks, units: [unit] });
    }
  return found.sort((a, b) => b.initiative - a.initiative || Number(a.attacker) - Number(b.attacker));
}
