import type { Seat } from '@orrery/kernel';
import { strictPlacements } from '../placement/ladder.ts';
import { isLastTile, openTiles } from '../station.ts';
import type { TableView } from '../table.ts';
import { activeTech } from '../techs.ts';
import { place, selectExtra } from '../tile.ts';
import type { Handlings } from './handling.ts';

/** PU-7.8.4: the last tile of the section is kept for the tile decision of the round. */
const isKept = (table: TableView, seat: Seat): boolean => !table.areas[seat].decided && isLastTile(table, seat);

export const extraTiles: Handlings<'extra-tile'> = {
  'extra-tile': {
    possible: (table, seat) =>
      !isKept(table, seat) && strictPlacements(table.areas[seat], openTiles(table, seat), table.rule).length > 0,
    start(m, seat, { buildings }) {
      if (activeTech(m.table.areas[seat], 'movement-on-select')) m.next(selectExtra({ seat, buildings }));
      else m.next(place({ seat, tile: null, extra: buildings ? 'buildings' : 'bare' }));
    },
  },
};
