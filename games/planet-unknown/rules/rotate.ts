import type { Seat } from '@orrery/kernel';
import { SECTIONS } from '../data/station.ts';
import { hasRoom, siteOf } from './lookups/placement/site.ts';
import { openTiles } from './lookups/station.ts';
import type { TableView } from './table.ts';
import { question } from './vocabulary.ts';

const ROTATIONS = Array.from({ length: SECTIONS }, (_, rotation) => rotation);

/** No Queue: orientations that leave room for a tile, if there was room before (PU-13.3.5). */
export function possibleRotations(table: TableView, seat: Seat): number[] {
  const area = table.areas[seat];
  if (!area.guarded) return ROTATIONS;
  const site = siteOf(area);
  return ROTATIONS.filter((rotation) => hasRoom(site, openTiles(table, seat, rotation)));
}

/** PU-4.1: any of the six orientations, also the present one. */
export const rotate = question('rotate', {
  rule: 'PU-4.1',
  answers: (m, { seat, reason }) =>
    (reason === 'event' ? possibleRotations(m.table, seat) : ROTATIONS).map((rotation) => ({ rotation })),
  take(m, { seat }, { rotation }) {
    m.table.station.rotation = rotation;
    m.tell({ type: 'station-turned', seat, rotation });
  },
});

export const rotateFrames = [rotate];
