import type { Seat } from '@orrery/kernel';
import { isFirstEdition } from '../editions.ts';
import { strictPlacements } from '../lookups/placement/ladder.ts';
import { hasRoom, siteOf } from '../lookups/placement/site.ts';
import { facing, height, isLastTile, openTiles, topOf } from '../lookups/station.ts';
import { releaseTaken } from '../place.ts';
import { possibleRotations, rotate } from '../rotate.ts';
import type { M, TableView } from '../table.ts';
import { activeTech } from '../techs.ts';
import { place, selectExtra } from '../tile.ts';
import { question } from '../vocabulary.ts';
import type { Handlings } from './item.ts';

/** PU-13.4.10 Defective Lot: not if one of the two is empty, and the other one must leave room (PU-13.3.5). */
function removable(table: TableView, seat: Seat): number[] {
  const stacks = facing(table, seat);
  const { station, areas } = table;
  if (stacks.some((stack) => height(station.stacks[stack]) === 0)) return [];
  const site = siteOf(areas[seat]);
  return stacks.filter((_, i) => {
    const left = topOf(table, stacks[1 - i]);
    return !areas[seat].guarded || (left !== undefined && hasRoom(site, [left]));
  });
}

const removeStack = question('remove-stack', {
  rule: 'PU-13.4.10',
  answers: (m, { seat }) => removable(m.table, seat).map((stack) => ({ stack })),
  take(m, _frame, { stack }) {
    remove(m, stack);
  },
});

/** Unseen: only the top tile was ever visible. */
function remove(m: M, at: number): void {
  const stack = m.table.station.stacks[at];
  m.tell({ type: 'stack-removed', stack: at, n: height(stack) });
  m.move(stack.top, stack.gone);
  while (stack.rest.cards.length > 0) m.move(stack.rest, stack.away);
}

export const stationItems: Handlings<'turn-station' | 'remove-stack'> = {
  'turn-station': {
    possible: (table, seat) => possibleRotations(table, seat).length > 0,
    start(m, seat) {
      m.next(rotate({ seat, reason: 'event' }));
    },
  },
  'remove-stack': {
    possible: (table, seat) => removable(table, seat).length > 0,
    start(m, seat) {
      m.next(removeStack({ seat }));
    },
  },
};

export const stationFrames = [removeStack];

/** PU-7.8.4: the last tile of the section is kept for the tile decision of the round. */
const isKept = (table: TableView, seat: Seat): boolean => !table.areas[seat].decided && isLastTile(table, seat);

/** Alone, a tile may be gained after the regular one, which has left its stack then: the next one is turned up for it. */
function turnsUp(table: TableView, seat: Seat): boolean {
  const { taken } = table.areas[seat];
  return !isFirstEdition(table) && taken !== null && height(table.station.stacks[taken.stack]) > 1;
}

const canPlace = (table: TableView, seat: Seat): boolean =>
  strictPlacements(table.areas[seat], openTiles(table, seat), table.rule).length > 0;

/** PU-7.8.1 */
export const extraTiles: Handlings<'extra-tile'> = {
  'extra-tile': {
    possible: (table, seat) => !isKept(table, seat) && (turnsUp(table, seat) || canPlace(table, seat)),
    start(m, seat, { buildings }) {
      const area = m.table.areas[seat];
      if (turnsUp(m.table, seat)) releaseTaken(m, area);
      if (!canPlace(m.table, seat)) m.tell({ type: 'items-lost', seat, kinds: ['extra-tile'] });
      else if (activeTech(area, 'movement-on-select')) m.next(selectExtra({ seat, buildings }));
      else m.next(place({ seat, tile: null, extra: buildings ? 'buildings' : 'bare' }));
    },
  },
};
