import { hand, NOTE, question, type Seat } from '@orrery/kernel';
import { gainSynergy } from '../gains.ts';
import type { M, Table } from '../table.ts';
import { tell } from '../tell.ts';
import type { Handlings } from './handling.ts';

/** PU-13.4.9: a synergy, or a private look at the next event. */
const boostOrPeek = question<Table, object, { choice: 'synergy' | 'peek' }>('boost-or-peek', {
  rule: 'PU-13.4.9',
  answers: () => [{ choice: 'synergy' }, { choice: 'peek' }],
  take(m, { seat }, { choice }) {
    if (choice === 'synergy') gainSynergy(m, seat);
    else peek(m, seat);
  },
});

function peek(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  tell(m, { type: 'looked-ahead', seat });
  const [colour] = m.table.events?.order.cards ?? [];
  if (!m.table.events || colour === undefined) return;
  const { $: kind, cards } = m.table.events.decks[colour];
  area.peek = { $: NOTE, seen: [], cards: [cards[0]] };
  m.show(area.peek, seat);
  m.tell({ type: 'next-event', seat, card: hand(kind, seat, [cards[0]]), only: [seat] });
}

export const peeks: Handlings<'boost-or-peek'> = {
  'boost-or-peek': {
    possible: () => true,
    start(m, seat) {
      m.next(boostOrPeek({ seat }));
    },
  },
};

export const peekFrames = [boostOrPeek];
