import { count, type Seat } from '@orrery/kernel';
import { hexOf, type Stack } from '../../data/index.ts';
import type { Seen, SeenSector } from '../table.ts';
import { unpinned } from './fleets.ts';
import { EDGES, hasDoor, opposite, stackAt, turned } from './map.ts';
import { can } from './players.ts';

/** A sector one may explore from: under control, or with an unpinned ship (ECL-7.1). */
export const isSource = (table: Seen, sector: SeenSector, seat: Seat): boolean =>
  sector.disc === seat || unpinned(table, sector, seat) > 0;

export const hasHexes = ({ stacks }: Seen, stack: Stack): boolean =>
  count(stacks[stack].pile) + count(stacks[stack].discard) > 0;

/** Zones that can be explored now (ECL-7.1, 7.2, ECL-D09, ECL-D56). */
export function zones(table: Seen, seat: Seat): { q: number; r: number }[] {
  const generator = can(table.players[seat], 'generator');
  const found: { q: number; r: number }[] = [];
  for (const sector of table.map) {
    if (!sector.near.includes(-1) || !isSource(table, sector, seat)) continue;
    for (let edge = 0; edge < 6; edge++) {
      if (sector.near[edge] >= 0 || !(generator || hasDoor(sector.doors, edge))) continue;
      const zone = { q: sector.q + EDGES[edge][0], r: sector.r + EDGES[edge][1] };
      if (found.some(({ q, r }) => q === zone.q && r === zone.r)) continue;
      if (hasHexes(table, stackAt(zone.q, zone.r))) found.push(zone);
    }
  }
  return found;
}

/** Rotations that connect a hex in a zone with a source (ECL-7.5). */
export function rotations(table: Seen, seat: Seat, hex: number, { q, r }: { q: number; r: number }): number[] {
  const generator = can(table.players[seat], 'generator');
  const sources = EDGES.flatMap(([dq, dr], edge) => {
    const near = table.map.find((sector) => sector.q === q + dq && sector.r === r + dr);
    return near && isSource(table, near, seat) ? [{ edge, door: hasDoor(near.doors, opposite(edge)) }] : [];
  });
  return [0, 1, 2, 3, 4, 5].filter((rotation) => {
    const doors = turned(hexOf(hex).doors, rotation);
    return sources.some(({ edge, door }) => (generator ? door || hasDoor(doors, edge) : door && hasDoor(doors, edge)));
  });
}
