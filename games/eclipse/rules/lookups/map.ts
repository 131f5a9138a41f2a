import type { Seat } from '@orrery/kernel';
import type { Npc } from '../../data/index.ts';
import { fleetOf, npcOpposes, opponentShips, pinned, shipsIn } from '../fleets.ts';
import { hasDoor, indexOf, linksOf, opposite, sectorOf } from '../map.ts';
import { can } from '../players.ts';
import type { Seen, SeenSector } from '../table.ts';

/** What is beyond an edge: an empty zone, or a sector with a full, half or no connection (ECL-3.4.3). */
export interface EdgeState {
  readonly edge: number;
  readonly door: boolean;
  readonly near: number | null;
  readonly link: 'zone' | 'none' | 'half' | 'full';
}

export function edgesOf(table: Seen, id: number): EdgeState[] {
  const sector = sectorOf<SeenSector>(table, id);
  return sector.near.map((near, edge) => {
    const door = hasDoor(sector.doors, edge);
    if (near < 0) return { edge, door, near: null, link: 'zone' };
    const other = table.map[near];
    const doors = Number(door) + Number(hasDoor(other.doors, opposite(edge)));
    return { edge, door, near: other.id, link: (['none', 'half', 'full'] as const)[doors] };
  });
}

/** Sectors a seat's ships can step to from here, pinning aside. */
export function neighboursOf(table: Seen, id: number, seat: Seat): number[] {
  const at = table.map.findIndex((sector) => sector.id === id);
  return linksOf(table, at, can(table.players[seat], 'generator')).map((link) => table.map[link].id);
}

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
