import { sizeOf } from '../battle/assign.ts';
import { fightOut, type Roll } from '../battle/auto.ts';
import type { Unit } from '../battle/types.ts';

/** Everybody who would fight in a sector, in the order of nextPair: non-player force, controller, others by entry. */
export interface Contest {
  readonly parties: readonly (readonly Unit[])[];
  /** Parties that have no quarrel with the first one, the non-player force (ECL-20.9). */
  readonly truce: readonly boolean[];
}

/** How often each party had ships left in the end, and how many of them. */
export interface Outcome {
  readonly trials: number;
  readonly parties: readonly { readonly wins: number; readonly ships: number }[];
}

const shipsOf = (units: readonly Unit[]): number => units.reduce((sum, { damage }) => sum + damage.length, 0);

/**
 * All battles of a sector fought so many times under the policy of `fightOut`: pair by pair, damage stays until all is
 * over (ECL-15.1.3, 15.10). The contest is not changed.
 */
export function contestOdds({ parties, truce }: Contest, trials: number, roll: Roll): Outcome {
  const sums = parties.map(() => ({ wins: 0, ships: 0 }));
  for (let i = 0; i < trials; i++) {
    const sides = parties.map((units) => units.map((unit) => ({ ...unit, damage: unit.damage.slice() })));
    fightAll(sides, truce, roll);
    sides.forEach((units, at) => {
      const ships = shipsOf(units);
      sums[at].wins += Number(ships > 0);
      sums[at].ships += ships;
    });
  }
  return { trials, parties: sums };
}

function fightAll(sides: Unit[][], truce: readonly boolean[], roll: Roll): void {
  for (;;) {
    const left = sides.map((_, at) => at).filter((at) => shipsOf(sides[at]) > 0);
    const attacker = left.pop();
    if (attacker === undefined) return;
    const defender = left.findLast((at) => at > 0 || !truce[attacker]);
    if (defender === undefined) return;
    const winner = fightOut({ defender: sides[defender], attacker: sides[attacker], size: sizeOf }, roll);
    // In a stalemate the attacker's ships are still there, and lost.
    sides[winner === 'defender' ? attacker : defender] = [];
  }
}
