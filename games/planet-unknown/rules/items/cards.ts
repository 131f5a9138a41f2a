import { hand, NOTE, type Seat } from '@orrery/kernel';
import { gainSynergy } from '../gains.ts';
import type { M } from '../table.ts';
import { question } from '../vocabulary.ts';
import type { Handlings } from './item.ts';

/** One of the own missions goes back: at the start (PU-3.7, PU-14.1) or by an event (PU-13.4.10). */
export const dropMission = question('drop-mission', {
  rule: 'PU-3.7',
  always: true,
  answers: (m, { seat }) => m.table.areas[seat].missions.cards.map((mission) => ({ mission })),
  take(m, { seat }, { mission }) {
    const { missions, dropped } = m.table.areas[seat];
    m.move(missions, dropped, mission);
    m.tell({ type: 'mission-dropped', seat, card: { ...dropped, cards: [mission] } });
  },
});

export const missionItems: Handlings<'drop-mission'> = {
  'drop-mission': {
    possible: ({ areas }, seat) => (areas[seat].missions.cards ?? []).length > 0,
    start(m, seat) {
      m.next(dropMission({ seat, reason: 'event' }));
    },
  },
};

export const missionFrames = [dropMission];

/** PU-13.4.9: a synergy, or a private look at the next event. */
const boostOrPeek = question('boost-or-peek', {
  rule: 'PU-13.4.9',
  answers: () => [{ choice: 'synergy' }, { choice: 'peek' }],
  take(m, { seat }, { choice }) {
    if (choice === 'synergy') gainSynergy(m, seat);
    else peek(m, seat);
  },
});

function peek(m: M, seat: Seat): void {
  const area = m.table.areas[seat];
  m.tell({ type: 'looked-ahead', seat });
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
