import { MUON, type PartId, partOf, SHIPS, type Ship } from '../data/index.ts';
import { budgetOf, exchanged, isLegal, partAt, partsFor, type ShipValues } from '../rules/lookups/blueprint.ts';
import { shipsOnMap } from '../rules/lookups/fleets.ts';
import { knows, speciesOf } from '../rules/lookups/players.ts';
import type { Mind } from './mind.ts';
import { power } from './strength.ts';

/** Energy to spare is good for the next part; more than so much is not. */
const SPARE = 3;
const SPARE_WORTH = 0.05;
const MOVEMENT_WORTH = 0.12;
const MOST_MOVEMENT = 3;

/** How good a design is: strength, and a little for what it makes possible. */
function merit(values: ShipValues, ship: Ship): number {
  const spare = Math.min(SPARE, Math.max(0, values.energyProduced - values.energyUsed));
  const movement = ship === 'starbase' ? 0 : Math.min(MOST_MOVEMENT, values.movement);
  return power(values) * (1 + SPARE_WORTH * spare) + MOVEMENT_WORTH * movement;
}

/** The values of a ship when a part takes the place of another. */
export function swapped(values: ShipValues, off: PartId | null, on: PartId | null): ShipValues {
  const less = off === null ? null : partOf(off);
  const more = on === null ? null : partOf(on);
  const sum = (key: 'initiative' | 'computer' | 'shield' | 'hull' | 'movement' | 'energyProduced' | 'energyUsed') =>
    values[key] - (less?.[key] ?? 0) + (more?.[key] ?? 0);
  const dice = (key: 'cannons' | 'missiles', i: number) =>
    values[key][i] - (less?.[key][i] ?? 0) + (more?.[key][i] ?? 0);
  return {
    initiative: sum('initiative'),
    computer: sum('computer'),
    shield: sum('shield'),
    hull: sum('hull'),
    movement: sum('movement'),
    energyProduced: sum('energyProduced'),
    energyUsed: sum('energyUsed'),
    drives: values.drives - Number(less?.type === 'drive') + Number(more?.type === 'drive'),
    cannons: [dice('cannons', 0), dice('cannons', 1), dice('cannons', 2), dice('cannons', 3)],
    missiles: [dice('missiles', 0), dice('missiles', 1), dice('missiles', 2), dice('missiles', 3)],
    splitter: values.splitter,
  };
}

export const isArmed = ({ cannons, missiles }: Pick<ShipValues, 'cannons' | 'missiles'>): boolean =>
  cannons[0] + cannons[1] + cannons[2] + cannons[3] + missiles[0] + missiles[1] + missiles[2] + missiles[3] > 0;

/** Ships of a type that a better design helps: those on the map, and some that may be built. */
function fleetSize(mind: Mind, ship: Ship): number {
  const there = shipsOnMap(mind.table, mind.seat, ship);
  if (ship === 'starbase') return there + (knows(mind.player, 'starbase') ? 0.3 : 0);
  const more = { interceptor: 0.8, cruiser: 1.2, dreadnought: 0.8 }[ship];
  return there + Math.min(more, mind.player.supply[ship]) * Math.min(1, mind.rounds / 2 + 0.3);
}

/** The part that counts on a slot now. */
export const partNow = ({ player }: Mind, ship: Ship, slot: number): PartId | null =>
  partAt(speciesOf(player).blueprints[ship], player.blueprints[ship].tiles, slot);

export const printedOn = ({ player }: Mind, ship: Ship, slot: number): PartId | null =>
  speciesOf(player).blueprints[ship].slots[slot].printed;

/** How much better the ships of a type get when a part is put on a slot, in strength. */
export function improvement(mind: Mind, ship: Ship, slot: number | 'outside', part: PartId): number {
  const off = slot === 'outside' ? null : partNow(mind, ship, slot);
  return difference(mind, ship, off, part);
}

function difference(mind: Mind, ship: Ship, off: PartId | null, on: PartId | null): number {
  const values = mind.values(ship);
  return (merit(swapped(values, off, on), ship) - merit(values, ship)) * fleetSize(mind, ship);
}

export interface Change {
  readonly ship: Ship;
  readonly slot: number;
  readonly part: PartId;
  readonly gain: number;
}

/** The best legal exchange on each slot of each ship, in strength; those with no gain are left out. */
export function exchanges(mind: Mind): Change[] {
  const { player } = mind;
  const parts = partsFor(player).filter((part) => part !== MUON);
  const changes: Change[] = [];
  for (const ship of SHIPS) {
    const ships = fleetSize(mind, ship);
    if (ships === 0) continue;
    const values = mind.values(ship);
    const now = merit(values, ship);
    const budget = budgetOf(player, ship);
    const { tiles } = player.blueprints[ship];
    for (let slot = 0; slot < tiles.length; slot++) {
      const off = partNow(mind, ship, slot);
      // An ancient part that comes off its slot is gone for good.
      if (off !== null && partOf(off).source === 'discovery') continue;
      let best: Change | null = null;
      for (const part of parts) {
        if (part === off || !isLegal(ship, exchanged(budget, off, part))) continue;
        const then = swapped(values, off, part);
        const gain = isArmed(then) ? (merit(then, ship) - now) * ships : 0;
        if (gain > (best?.gain ?? 0.01)) best = { ship, slot, part, gain };
      }
      if (best) changes.push(best);
    }
  }
  return changes.sort((a, b) => b.gain - a.gain);
}
