import type { Seat } from '@orrery/kernel';
import { NPC_BLUEPRINTS, type Npc } from '../../data/index.ts';
import { sizeOf } from '../battle/assign.ts';
import { fightOut, type Roll } from '../battle/auto.ts';
import { type Odds, odds } from '../battle/odds.ts';
import { lastPair } from '../battle/rounds.ts';
import type { Unit, Values } from '../battle/types.ts';
import type { Seen, SeenSector } from '../table.ts';
import { valuesOf } from './blueprint.ts';
import { fleetOf, typesIn } from './fleets.ts';
import { sectorOf } from './map.ts';

export const npcValues = (table: Seen, kind: Npc): Values => ({
  ...NPC_BLUEPRINTS[kind][table.npcs[kind]],
  splitter: false,
});

/** Ships of one type before a battle. */
export const newUnit = (ship: Unit['ship'], values: Values, count: number): Unit => ({
  ship,
  values,
  damage: Array<number>(count).fill(0),
  retreat: null,
});

/** The ships of a seat in a sector as one side of a battle. */
export function sideOf(table: Seen, id: number, seat: Seat): Unit[] {
  const fleet = fleetOf(sectorOf<SeenSector>(table, id), seat);
  if (!fleet) return [];
  return typesIn(fleet).map((ship) => newUnit(ship, valuesOf(table.players[seat], ship), fleet[ship]));
}

/** The non-player force of a sector as one side of a battle. */
export function npcSideOf(table: Seen, id: number): Unit[] {
  const { npc } = sectorOf<SeenSector>(table, id);
  return npc === null ? [] : [newUnit(npc.kind, npcValues(table, npc.kind), npc.count)];
}

type SeenParty = NonNullable<Seen['battle']>['parties'][number];

/** Ships of a party in a running battle, with the damage they have. */
export const runningSide = ({ units }: SeenParty): Unit[] =>
  units.map(({ ship, values, damage, retreat }) => ({
    ship,
    values: values as Values,
    damage: [...damage],
    retreat: retreat && { ...retreat },
  }));

/**
 * Chances of a battle, sampled: nobody retreats and all dice are assigned by the rule of non-player forces. `roll` gives
 * an index of FACES. The sides are not changed.
 */
export const battleOdds = (
  { defender, attacker }: { readonly defender: Unit[]; readonly attacker: Unit[] },
  trials: number,
  roll: Roll,
): Odds => odds({ defender, attacker, size: sizeOf }, trials, roll);

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

/**
 * All battles of a sector fought so many times under the policy of `fightOut`: pair by pair, damage stays until all is
 * over (ECL-15.1.3, 15.10). The contest is not changed.
 */
export function contestOdds({ parties, truce }: Contest, trials: number, roll: Roll): Outcome {
  const sums = parties.map(() => ({ wins: 0, ships: 0 }));
  for (let i = 0; i < trials; i++) {
    const forces = parties.map((units) => ({
      units: units.map((unit) => ({ ...unit, damage: unit.damage.slice() })),
    }));
    fightAll(forces, truce, roll);
    forces.forEach(({ units }, at) => {
      const ships = units.reduce((sum, { damage }) => sum + damage.length, 0);
      sums[at].wins += Number(ships > 0);
      sums[at].ships += ships;
    });
  }
  return { trials, parties: sums };
}

function fightAll(forces: { units: Unit[] }[], truce: readonly boolean[], roll: Roll): void {
  const areOpponents = (defender: number, attacker: number) => defender > 0 || !truce[attacker];
  for (let pair = lastPair(forces, areOpponents); pair; pair = lastPair(forces, areOpponents)) {
    const [defender, attacker] = [forces[pair.defender], forces[pair.attacker]];
    const winner = fightOut({ defender: defender.units, attacker: attacker.units, size: sizeOf }, roll);
    // In a stalemate the attacker's ships are still there, and lost.
    (winner === 'defender' ? attacker : defender).units = [];
  }
}
