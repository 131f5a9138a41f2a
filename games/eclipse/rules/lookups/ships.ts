import type { Seat } from '@orrery/kernel';
import { NPC_BLUEPRINTS, type Npc, type PartId, type Ship } from '../../data/index.ts';
import { sizeOf } from '../battle/assign.ts';
import type { Roll } from '../battle/auto.ts';
import { type Odds, odds } from '../battle/odds.ts';
import type { Unit, Values } from '../battle/types.ts';
import { isLegal, type ShipValues, valuesOf } from '../blueprint.ts';
import { fleetOf, typesIn } from '../fleets.ts';
import { sectorOf } from '../map.ts';
import type { Seen, SeenPlayer, SeenSector } from '../table.ts';

/** A player as if a part lay on a slot; null takes the tile away. For a preview of what a blueprint would add up to. */
export function withPart(player: SeenPlayer, ship: Ship, slot: number, part: PartId | null): SeenPlayer {
  const { blueprints } = player;
  const tiles = blueprints[ship].tiles.map((tile, at) => (at === slot ? part : tile));
  return { ...player, blueprints: { ...blueprints, [ship]: { ...blueprints[ship], tiles } } };
}

/** Whether such values make a legal blueprint (ECL-3.5.4). */
export const isLegalBlueprint = (ship: Ship, values: ShipValues): boolean =>
  isLegal(ship, { energy: values.energyProduced - values.energyUsed, drives: values.drives });

export const npcValues = (table: Seen, kind: Npc): Values => ({
  ...NPC_BLUEPRINTS[kind][table.npcs[kind]],
  splitter: false,
});

const fresh = (ship: Unit['ship'], values: Values, count: number): Unit => ({
  ship,
  values,
  damage: Array<number>(count).fill(0),
  retreat: null,
});

/** The ships of a seat in a sector as one side of a battle. */
export function sideOf(table: Seen, id: number, seat: Seat): Unit[] {
  const fleet = fleetOf(sectorOf<SeenSector>(table, id), seat);
  if (!fleet) return [];
  return typesIn(fleet).map((ship) => fresh(ship, valuesOf(table.players[seat], ship), fleet[ship]));
}

/** The non-player force of a sector as one side of a battle. */
export function npcSideOf(table: Seen, id: number): Unit[] {
  const { npc } = sectorOf<SeenSector>(table, id);
  return npc === null ? [] : [fresh(npc.kind, npcValues(table, npc.kind), npc.count)];
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
