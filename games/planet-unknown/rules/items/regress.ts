import { question, type Seat } from '@orrery/kernel';
import type { Track } from '../../data/ids.ts';
import { hasRoom, siteOf } from '../placement/site.ts';
import { openTiles } from '../station.ts';
import type { Table, TableView } from '../table.ts';
import { lowered, regress, regressible } from '../tracks.ts';
import type { Handlings } from './handling.ts';
import type { ItemOf } from './item.ts';

/** PU-7.1.4 */
export const regressOne = question<Table, { tracks: Track[]; steps: number }, { track: Track }>('regress', {
  rule: 'PU-7.1.4',
  answers: (m, { seat, tracks, steps }) => regressible(m.table.areas[seat], tracks, steps).map((track) => ({ track })),
  take(m, { seat, steps }, { track }) {
    regress(m, seat, track, steps);
  },
});

/** In the event step those that keep room for a tile: it may hang on a tech (PU-13.3.5). */
function eligible(table: TableView, seat: Seat, { tracks, steps, card }: ItemOf<'regress'>): Track[] {
  const area = table.areas[seat];
  if (!area.guarded || card) return tracks.slice();
  const tiles = openTiles(table, seat);
  return tracks.filter((track) => hasRoom(siteOf(lowered(area, track, steps).after), tiles));
}

export const regresses: Handlings<'regress'> = {
  regress: {
    possible: (table, seat, item) => regressible(table.areas[seat], eligible(table, seat, item), item.steps).length > 0,
    start(m, seat, item) {
      m.next(regressOne({ seat, tracks: eligible(m.table, seat, item), steps: item.steps }));
    },
  },
};

export const regressFrames = [regressOne];
