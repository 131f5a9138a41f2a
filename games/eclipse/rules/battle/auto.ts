import { assign } from './assign.ts';
import { divided, hasDice, rollAll, weaponDice } from './dice.ts';
import { ranks } from './order.ts';
import { hitsAny, strike } from './targets.ts';
import type { Rolled, Unit, Weapon } from './types.ts';

/** Two sides of a battle that runs by itself. */
export interface Sides<K extends string> {
  readonly defender: Unit<K>[];
  readonly attacker: Unit<K>[];
  /** Which ships count as larger when dice are assigned. */
  readonly size: (unit: Unit<K>) => number;
}

export type Winner = 'defender' | 'attacker';

/** Gives an index of FACES for a die of that colour. */
export type Roll = (colour: number) => number;

const alive = (units: readonly Unit<string>[]): boolean => units.some(({ damage }) => damage.length > 0);

const armed = (unit: Unit<string>): boolean => unit.damage.length > 0 && hasDice(unit.values.cannons);

/**
 * Fights to the end under one policy: always fire, dice assigned by the rule of non-player forces on both sides, nobody
 * retreats. Without cannons on either side the attacker is lost (ECL-15.8.1). Changes the units.
 */
export function fightOut<K extends string>(sides: Sides<K>, roll: Roll): Winner {
  let winner = round(sides, 'missile', roll);
  while (winner === null) {
    if (!sides.defender.some(armed) && !sides.attacker.some(armed)) return 'defender';
    winner = round(sides, 'cannon', roll);
  }
  return winner;
}

/** Every type fires once in the order of initiative, until one side is gone. */
function round<K extends string>({ defender, attacker, size }: Sides<K>, weapon: Weapon, roll: Roll): Winner | null {
  for (const rank of ranks(defender, attacker)) {
    const foes = rank.attacker ? defender : attacker;
    for (const unit of rank.units) {
      const dice = volley(unit, foes, weapon, roll);
      if (dice.length > 0) strike(foes, assign(dice, unit.values.computer, foes, size));
      if (!alive(foes)) return rank.attacker ? 'attacker' : 'defender';
    }
  }
  return null;
}

/** Rolls all dice of a type and leaves those that hit something. */
function volley({ values, damage }: Unit<string>, foes: readonly Unit<string>[], weapon: Weapon, roll: Roll): Rolled[] {
  const dice = rollAll(weaponDice(values, weapon), damage.length, roll);
  return divided(dice, values, weapon).filter((die) => hitsAny(die, values.computer, foes));
}
