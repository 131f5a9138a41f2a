import { divided, rollAll, weaponDice } from '../lookups/dice.ts';
import { assign } from './assign.ts';
import { beginRound, type Clash, isAlive, isOver, lineUp, nextUp, unitOf } from './rounds.ts';
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

/**
 * Fights to the end under one policy: always fire, dice assigned by the rule of non-player forces on both sides, nobody
 * retreats. Without cannons on either side the attacker is lost (ECL-15.8.1). Changes the units.
 */
export function fightOut<K extends string>({ defender, attacker, size }: Sides<K>, roll: Roll): Winner {
  const fight = { defender: 0, attacker: 1, round: -1, stalemate: false, queue: [] };
  const clash: Clash<K> = { fight, defender: { units: defender }, attacker: { units: attacker } };
  while (!isOver(clash)) {
    beginRound(clash);
    if (fight.stalemate) return 'defender';
    lineUp(clash);
    const weapon = fight.round === 0 ? 'missile' : 'cannon';
    for (let next = nextUp(clash); next; next = nextUp(clash)) {
      const unit = unitOf(clash, next);
      const foes = next.party === fight.attacker ? defender : attacker;
      const dice = volley(unit, foes, weapon, roll);
      if (dice.length > 0) strike(foes, assign(dice, unit.values.computer, foes, size));
    }
  }
  return attacker.some(isAlive) ? 'attacker' : 'defender';
}

/** Rolls all dice of a type and leaves those that hit something. */
function volley({ values, damage }: Unit<string>, foes: readonly Unit<string>[], weapon: Weapon, roll: Roll): Rolled[] {
  const rolled = rollAll(weaponDice(values, weapon), damage.length, roll);
  const hitting = rolled.filter((die) => hitsAny(die, values.computer, foes));
  return divided(hitting, values, weapon);
}
