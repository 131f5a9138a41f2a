import { question, type Seat } from '@orrery/kernel';
import { SECTIONS } from '../data/station.ts';
import { hasRoom, siteOf } from './placement/site.ts';
import { openTiles } from './station.ts';
import type { Table, TableView } from './table.ts';
import { tell } from './tell.ts';

type Reason = 'commander' | 'solo' | 'event';

const ROTATIONS = Array.from({ length: SECTIONS }, (_, rotation) => rotation);

/** No Queue: orientations that leave room for a tile, if there was room before (PU-13.3.5). */
export function possibleRotations(table: TableView, seat: Seat): number[] {
  const area = table.areas[seat];
  if (!area.guarded) return ROTATIONS;
  const site = siteOf(area);
  return ROTATIONS.filter((rotation) => hasRoom(site, openTiles(table, seat, rotation)));
}

/** PU-4.1: any of the six orientations, also the present one. */
export const rotate = question<Table, { reason: Reason }, { rotation: number }>('rotate', {
  rule: 'PU-4.1',
  answers: (m, { seat, reason }) =>
    (reason === 'event' ? possibleRotations(m.table, seat) : ROTATIONS).map((rotation) => ({ rotation })),
  take(m, { seat }, { rotation }) {
    m.table.station.rotation = rotation;
    tell(m, { type: 'station-turned', seat, rotation });
  },
});

export const rotateFrames = [rotate];
