import { hexOf, type Stack } from '../../data/index.ts';
import type { Seen, SeenSector } from '../table.ts';

/** Steps to the neighbour beyond each edge, clockwise from north (ECL-3.4.1). */
export const EDGES: readonly (readonly [dq: number, dr: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const opposite = (edge: number): number => (edge + 3) % 6;

/** Wormholes of a hex after so many clockwise turns of 60 degrees (ECL-3.4.2). */
export const turned = (doors: number, rotation: number): number =>
  ((doors << rotation) | (doors >> (6 - rotation))) & 0b111111;

export const hasDoor = (doors: number, edge: number): boolean => ((doors >> edge) & 1) === 1;

export const ringOf = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

/** The stack a zone is explored from; there is no border (ECL-3.4.6, ECL-D07). */
export function stackAt(q: number, r: number): Stack {
  const ring = ringOf(q, r);
  return ring === 1 ? 'inner' : ring === 2 ? 'middle' : 'outer';
}

export function indexOf(table: Seen, id: number): number {
  for (let i = 0; i < table.map.length; i++) if (table.map[i].id === id) return i;
  return -1;
}

/** The sector with this number; it must be on the map. */
export function sectorOf<S extends { readonly id: number }>(table: { readonly map: readonly S[] }, id: number): S {
  for (const sector of table.map) if (sector.id === id) return sector;
  throw new Error(`sector ${id} is not on the map`);
}

export const isPortal = (sector: SeenSector): boolean => sector.portals.length > 0 || hexOf(sector.id).portal;

/** Whether the wormholes at an edge connect: both sides, or with a Wormhole Generator one of them (ECL-3.4.3, 3.4.4). */
export function opens(from: SeenSector, edge: number, to: SeenSector, generator: boolean): boolean {
  const here = hasDoor(from.doors, edge);
  const there = hasDoor(to.doors, opposite(edge));
  return generator ? here || there : here && there;
}

/** Indexes of the sectors connected with a sector, over its edges and by warp portals (ECL-3.4.5). */
export function linksOf(table: Seen, at: number, generator: boolean): number[] {
  const { map } = table;
  const sector = map[at];
  const links: number[] = [];
  for (let edge = 0; edge < 6; edge++) {
    const near = sector.near[edge];
    if (near >= 0 && opens(sector, edge, map[near], generator)) links.push(near);
  }
  if (isPortal(sector))
    for (let i = 0; i < map.length; i++) if (i !== at && isPortal(map[i]) && !links.includes(i)) links.push(i);
  return links;
}

/** Sectors by falling number, as the Combat phase takes them (ECL-15.1.2). */
export const descending = <S extends { readonly id: number }>(sectors: readonly S[]): S[] =>
  sectors.slice().sort((a, b) => b.id - a.id);

export const isFreeOfCubes = (sector: SeenSector): boolean =>
  sector.orbital !== 'settled' && !sector.cubes.includes(true);

/** What is beyond an edge: an empty zone, or a sector with a full, half or no connection (ECL-3.4.3). */
interface EdgeState {
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
