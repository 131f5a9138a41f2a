import type { Seat } from '@orrery/kernel';
import { SHIPS, type Ship } from '../data/index.ts';
import { can, hasAbility } from './players.ts';
import type { Sector, Seen, SeenSector } from './table.ts';

type SeenFleet = SeenSector['fleets'][number];

export const fleetOf = (sector: SeenSector, seat: Seat): SeenFleet | undefined => {
  for (const fleet of sector.fleets) if (fleet.seat === seat) return fleet;
  return undefined;
};

export const shipsIn = (fleet: SeenFleet): number =>
  fleet.interceptor + fleet.cruiser + fleet.dreadnought + fleet.starbase;

export const hasShips = (sector: SeenSector, seat: Seat): boolean => fleetOf(sector, seat) !== undefined;

/** A player without ships here enters after everybody else (ECL-11.5). */
export function addShips(sector: Sector, seat: Seat, ship: Ship, count = 1): void {
  let fleet = sector.fleets.find((one) => one.seat === seat);
  if (!fleet) {
    fleet = { seat, interceptor: 0, cruiser: 0, dreadnought: 0, starbase: 0 };
    sector.fleets.push(fleet);
  }
  fleet[ship] += count;
}

/** When the last ship is gone the moment of entry is forgotten (ECL-11.5). */
export function removeShips(sector: Sector, seat: Seat, ship: Ship, count = 1): void {
  const at = sector.fleets.findIndex((one) => one.seat === seat);
  const fleet = sector.fleets[at];
  fleet[ship] -= count;
  if (shipsIn(fleet) === 0) sector.fleets.splice(at, 1);
}

/** Whether the non-player force of a sector is an opponent: Ancients are none of Draco's (ECL-20.9). */
export const npcOpposes = (table: Seen, sector: SeenSector, seat: Seat): boolean =>
  sector.npc !== null && !(sector.npc.kind === 'ancient' && hasAbility(table.players[seat], 'livesWithAncients'));

/** Opponent ships in a sector: of all other players and of non-player forces. */
export function opponentShips(table: Seen, sector: SeenSector, seat: Seat): number {
  let ships = 0;
  for (const fleet of sector.fleets) if (fleet.seat !== seat) ships += shipsIn(fleet);
  if (sector.npc !== null && npcOpposes(table, sector, seat)) ships += sector.npc.count;
  return ships;
}

export function hasOpponent(table: Seen, sector: SeenSector, seat: Seat): boolean {
  for (const fleet of sector.fleets) if (fleet.seat !== seat) return true;
  return npcOpposes(table, sector, seat);
}

/** How many of a seat's ships opponents hold fast in a sector (ECL-3.6.2, 3.6.3). */
export function pinned(table: Seen, sector: SeenSector, seat: Seat): number {
  const fleet = fleetOf(sector, seat);
  if (!fleet) return 0;
  const own = shipsIn(fleet);
  if (sector.npc?.kind === 'gcds') return own;
  const opponents = opponentShips(table, sector, seat);
  if (opponents === 0) return 0;
  return Math.min(own, can(table.players[seat], 'cloaking') ? Math.floor(opponents / 2) : opponents);
}

/** Own ships that may leave or explore from here; which ones is the owner's choice (ECL-3.6.1). */
export function unpinned(table: Seen, sector: SeenSector, seat: Seat): number {
  const fleet = fleetOf(sector, seat);
  return fleet ? shipsIn(fleet) - pinned(table, sector, seat) : 0;
}

/** Ships of a seat on the whole map, by type. */
export function shipsOnMap(table: Seen, seat: Seat, ship: Ship): number {
  let ships = 0;
  for (const sector of table.map) ships += fleetOf(sector, seat)?.[ship] ?? 0;
  return ships;
}

/** Types with at least one ship in the fleet. */
export const typesIn = (fleet: SeenFleet): Ship[] => SHIPS.filter((ship) => fleet[ship] > 0);
