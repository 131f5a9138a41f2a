import { question, type Seat } from '@orrery/kernel';
import { hasRoom, siteOf } from '../placement/site.ts';
import { possibleRotations, rotate } from '../rotate.ts';
import { facing, height, topOf } from '../station.ts';
import type { M, Table, TableView } from '../table.ts';
import { tell } from '../tell.ts';
import type { Handlings } from './handling.ts';

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

const removeStack = question<Table, object, { stack: number }>('remove-stack', {
  rule: 'PU-13.4.10',
  answers: (m, { seat }) => removable(m.table, seat).map((stack) => ({ stack })),
  take(m, _frame, { stack }) {
    remove(m, stack);
  },
});

/** Unseen: only the top tile was ever visible. */
function remove(m: M, at: number): void {
  const stack = m.table.station.stacks[at];
  tell(m, { type: 'stack-removed', stack: at, n: height(stack) });
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
