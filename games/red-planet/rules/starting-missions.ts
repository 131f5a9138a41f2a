import { type Cards, type Frame, hand, note, pile, type Seat, together } from '@orrery/kernel';
import { ACTION_IDS, DISCOVERY_IDS, EVENT_IDS, MISSION_IDS } from '../data/events.ts';
import type { EventCardId } from '../data/ids.ts';
import { levelOf } from './companies.ts';
import { EVENT, eventPlace } from './kinds.ts';
import type { Company, CompanyId, M } from './table.ts';
import { question, step } from './vocabulary.ts';

const DEALT = 2;

interface Dealt {
  seat: Seat;
  company: CompanyId;
  dealt: Cards<EventCardId>;
}

/** MRP-2.8, MRP-11.3, MRP-12.2: two missions for each player, then the bots' own; all other event cards wait for their shuffle. */
export function dealMissions(m: M, companies: readonly Company[]) {
  const missions = pile(EVENT, m.luck.shuffled('missions', MISSION_IDS));
  const deal = (n: number, to: Cards<EventCardId>) => {
    for (let i = 0; i < n; i++) m.move(missions, to);
  };
  const dealt: Dealt[] = [];
  companies.forEach(({ seat, role, kept }, company) => {
    const n = role === 'main' ? DEALT : role === 'bot' ? levelOf(m.options).missions : 0;
    if (role === 'main' && seat !== null) {
      const choice = eventPlace('mission', [seat]);
      deal(n, choice);
      dealt.push({ seat, company, dealt: choice });
    } else deal(n, kept);
    if (n > 0) m.tell({ type: 'missions-dealt', company, n });
  });
  const eventDeck = pile(EVENT, [...DISCOVERY_IDS, ...ACTION_IDS]);
  deal(missions.cards.length, eventDeck);
  return { dealt, eventDeck };
}

export const chooseMissions = (dealt: readonly Dealt[]): Frame =>
  together(dealt.map((one) => ({ seat: one.seat, frames: [chooseMission(one)] })));

/** MRP-D02: one is kept, the other goes back to be shuffled in (MRP-16.29); always asked and final (MRP-2.8, MRP-16.39). */
export const chooseMission = question('choose-mission', {
  rule: 'MRP-2.8',
  always: true,
  final: true,
  answers: (_m, { dealt }) => dealt.cards.map((mission) => ({ mission })),
  take(m, { seat, company, dealt }, { mission }) {
    const own = m.table.companies[company];
    m.move(dealt, own.kept, mission);
    const rejected = m.move(dealt, m.table.eventDeck);
    own.rejected = note(seat, rejected);
    m.tell({
      type: 'mission-chosen',
      company,
      card: hand(EVENT, seat, [mission]),
      rejected: hand(EVENT, seat, [rejected]),
    });
  },
});

/** MRP-2.9. In the order of the box first, so that it does not matter who gave a mission back sooner. */
export const shuffleEvents = step('shuffle-events', (m) => {
  const { eventDeck } = m.table;
  for (const card of EVENT_IDS) if (eventDeck.cards.includes(card)) m.move(eventDeck, eventDeck, card);
  m.shuffle('events', eventDeck);
  m.tell({ type: 'events-shuffled', n: eventDeck.cards.length });
});
