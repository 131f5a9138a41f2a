import { pile } from '@orrery/kernel';
import { hexOf } from '../data/index.ts';
import { EDGES, opposite, turned } from './lookups/map.ts';
import type { M, Sector, Table } from './table.ts';

export const DISCOVERY = 'discovery';

interface Spot {
  readonly id: number;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

/** Puts a hex on the map with the figures printed on it, which never run out (ECL-2.11, ECL-D08), and a face-down discovery tile (ECL-7.6). */
export function placeSector(m: M, table: Table, { id, q, r, rotation }: Spot): Sector {
  const hex = hexOf(id);
  const at = table.map.length;
  const sector: Sector = {
    id,
    q,
    r,
    rotation,
    doors: turned(hex.doors, rotation),
    near: EDGES.map(([dq, dr]) => table.map.findIndex((other) => other.q === q + dq && other.r === r + dr)),
    disc: null,
    cubes: hex.squares.map(() => false),
    orbital: 'none',
    monolith: false,
    portals: [],
    discovery: pile(DISCOVERY),
    npc: hex.npc === null ? null : { ...hex.npc },
    fleets: [],
  };
  table.map.push(sector);
  sector.near.forEach((near, edge) => {
    if (near >= 0) table.map[near].near[opposite(edge)] = at;
  });
  if (hex.discovery) m.move(table.discoveries.supply, sector.discovery);
  return sector;
}
