import type { Seat } from '@orrery/kernel';
import { type Npc, SHIPS, type Ship } from '../../data/index.ts';
import type { Seen, SeenSector } from '../table.ts';
import { indexOf, linksOf, sectorOf } from './map.ts';
import { can, hasAbility } from './players.ts';

type SeenFleet = SeenSector['fleets'][number];

export const fleetOf = (sector: SeenSector, seat: Seat): SeenFleet | undefined => {
  for (const fleet of sector.fleets) if (fleet.seat === seat) return fleet;
  return undefined;
};

export const shipsIn = (fleet: SeenFleet): number =>
  fleet.interceptor + fleet.cruiser + fleet.dreadnought + fleet.starbase;

export const hasShips = (sector: SeenSector, seat: Seat): boolean => fleetOf(sector, seat) !== undefined;

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

/** ECL-15.1.1: ships of at least two opponents. */
export const isContested = (table: Seen, sector: SeenSector): boolean =>
  sector.fleets.length > 1 || sector.fleets.some(({ seat }) => npcOpposes(table, sector, seat));

/** Ships of a seat in a sector: how many there are, how many are held fast, and by how many. */
export function pinning(table: Seen, id: number, seat: Seat): { ships: number; pinned: number; opponents: number } {
  const sector = sectorOf<SeenSector>(table, id);
  const fleet = fleetOf(sector, seat);
  return {
    ships: fleet ? shipsIn(fleet) : 0,
    pinned: pinned(table, sector, seat),
    opponents: opponentShips(table, sector, seat),
  };
}

/** Whom a seat would have to fight in a sector if its ships stayed there: other players and a non-player force. */
export function attackable(table: Seen, id: number, seat: Seat): { seats: Seat[]; npc: Npc | null } {
  const sector = sectorOf<SeenSector>(table, id);
  return {
    seats: sector.fleets.map((fleet) => fleet.seat).filter((other) => other !== seat),
    npc: sector.npc !== null && npcOpposes(table, sector, seat) ? sector.npc.kind : null,
  };
}

/** Sectors a ship can get to with so many steps, each with the steps it takes; where opponents pin it the way ends (ECL-11.3). */
export function reach(table: Seen, seat: Seat, from: number, steps: number): Map<number, number> {
  const generator = can(table.players[seat], 'generator');
  const found = new Map<number, number>([[from, 0]]);
  let edge = [from];
  for (let step = 1; step <= steps; step++) {
    const next: number[] = [];
    for (const id of edge)
      for (const link of linksOf(table, indexOf(table, id), generator)) {
        const sector = table.map[link];
        if (found.has(sector.id)) continue;
        found.set(sector.id, step);
        if (!holds(table, sector, seat)) next.push(sector.id);
      }
    edge = next;
  }
  found.delete(from);
  return found;
}

/** Whether one more ship of a seat would be pinned in a sector together with all that are there. */
function holds(table: Seen, sector: SeenSector, seat: Seat): boolean {
  if (sector.npc?.kind === 'gcds') return true;
  const fleet = fleetOf(sector, seat);
  const opponents = opponentShips(table, sector, seat);
  const pinning = can(table.players[seat], 'cloaking') ? Math.floor(opponents / 2) : opponents;
  return pinning >= (fleet ? shipsIn(fleet) : 0) + 1;
}
