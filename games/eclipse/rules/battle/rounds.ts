import { hasDice } from '../lookups/dice.ts';
import type { Activation, Rounds, Unit } from './types.ts';

/** One side of a fight: its types, and how its owner orders those of equal initiative (ECL-15.2.2). */
export interface Force<K extends string> {
  readonly units: readonly Unit<K>[];
  readonly order?: readonly K[];
}

/** The last of the list that lives fights the nearest earlier opponent (ECL-15.1.3). */
export function lastPair(
  forces: readonly Force<string>[],
  areOpponents: (defender: number, attacker: number) => boolean,
): { defender: number; attacker: number } | null {
  const left = forces.flatMap(({ units }, at) => (units.some(isAlive) ? [at] : []));
  const attacker = left.pop();
  if (attacker === undefined) return null;
  const defender = left.findLast((at) => areOpponents(at, attacker));
  return defender === undefined ? null : { defender, attacker };
}

/** Two forces at each other. The rounds are the same whether people play them or they run by themselves. */
export interface Clash<K extends string> {
  readonly fight: Rounds<K>;
  readonly defender: Force<K>;
  readonly attacker: Force<K>;
}

export const isAlive = ({ damage }: Unit<string>): boolean => damage.length > 0;

export const isArmed = ({ values }: Unit<string>): boolean => hasDice(values.cannons);

const isGone = (units: readonly Unit<string>[]): boolean => {
  for (const unit of units) if (isAlive(unit)) return false;
  return true;
};

const canFire = (units: readonly Unit<string>[]): boolean => {
  for (const unit of units) if (isAlive(unit) && isArmed(unit)) return true;
  return false;
};

/** One side has no ship left. */
export const isOver = ({ defender, attacker }: Clash<string>): boolean =>
  isGone(defender.units) || isGone(attacker.units);

/** The missile step, then engagement rounds, each with a test for a stalemate (ECL-15.10.2, 15.10.3). */
export function beginRound({ fight, defender, attacker }: Clash<string>): void {
  fight.round += 1;
  fight.stalemate = fight.round > 0 && !canFire(defender.units) && !canFire(attacker.units);
}

/** Types of a side with equal initiative, in the order of its list. */
export interface Rank<K extends string> {
  readonly initiative: number;
  readonly attacks: boolean;
  readonly units: Unit<K>[];
}

/**
 * Types that activate in this round (all that live, in the missile step those with missiles) by falling initiative, the
 * defender first at equal values; types of one side at equal values stay together.
 */
export function ranks<K extends string>({ fight, defender, attacker }: Clash<K>): Rank<K>[] {
  const found: Rank<K>[] = [];
  for (const attacks of [false, true])
    for (const unit of (attacks ? attacker : defender).units) {
      if (!isAlive(unit) || (fight.round === 0 && !hasDice(unit.values.missiles))) continue;
      const { initiative } = unit.values;
      const rank = found.find((one) => one.attacks === attacks && one.initiative === initiative);
      if (rank) rank.units.push(unit);
      else found.push({ initiative, attacks, units: [unit] });
    }
  return found.sort((a, b) => b.initiative - a.initiative || Number(a.attacks) - Number(b.attacks));
}

/** Puts the types of this round in a queue, own ties as their owner last ordered them. */
export function lineUp<K extends string>(clash: Clash<K>): void {
  const { fight, defender, attacker } = clash;
  fight.queue = [];
  for (const { attacks, units } of ranks(clash)) {
    const party = attacks ? fight.attacker : fight.defender;
    const { order } = attacks ? attacker : defender;
    if (order && units.length > 1) units.sort((a, b) => order.indexOf(a.ship) - order.indexOf(b.ship));
    for (const { ship } of units) fight.queue.push({ party, ship });
  }
}

/** The next type that acts; none at the end of the round or of the fight. */
export function nextUp<K extends string>(clash: Clash<K>): Activation<K> | undefined {
  if (isOver(clash)) return undefined;
  const { queue } = clash.fight;
  let next = queue.shift();
  while (next && !isAlive(unitOf(clash, next))) next = queue.shift();
  return next;
}

export function unitOf<K extends string>(clash: Clash<K>, { party, ship }: Activation<K>): Unit<K> {
  const { units } = party === clash.fight.attacker ? clash.attacker : clash.defender;
  for (const unit of units) if (unit.ship === ship) return unit;
  throw new Error(`no ${ship} fights here`);
}
