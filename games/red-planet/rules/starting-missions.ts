import { type Cards, type Frame, hand, note, pile, question, type Seat, step, together } from '@orrery/kernel';
import { ACTION_IDS, DISCOVERY_IDS, EVENT_IDS, MISSION_IDS } from '../data/events.ts';
import type { EventCardId } from '../data/ids.ts';
import { levelOf } from './companies.ts';
import { EVENT, eventPlace } from './kinds.ts';
import type { Company, CompanyId, M, Table } from './table.ts';
import { tell } from './telling.ts';

const DEALT = 2;

interface Dealt {
  seat: Seat;
  company: CompanyId;
  dealt: Cards<EventCardId>;
}

/** MRP-2.8, 11.3, 12.2: two missions for each player, then the bots' own; all other event cards wait for their shuffle. */
export function dealMissions(m: M, companies: readonly Company[]) {
  const missions = m.luck.shuffled('missions', MISSION_IDS);
  const dealt: Dealt[] = [];
  companies.forEach(({ seat, role, kept }, company) => {
    if (role === 'main' && seat !== null)
      dealt.push({ seat, company, dealt: eventPlace('mission', [seat], missions.splice(0, DEALT)) });
    const n = role === 'main' ? DEALT : role === 'bot' ? levelOf(m.options).missions : 0;
    if (role === 'bot') (kept.cards as EventCardId[]).push(...missions.splice(0, n));
    if (n > 0) tell(m, { type: 'missions-dealt', company, n });
  });
  return { dealt, eventDeck: pile(EVENT, [...DISCOVERY_IDS, ...ACTION_IDS, ...missions]) };
}

export const chooseMissions = (dealt: readonly Dealt[]): Frame =>
  together(dealt.map((one) => ({ seat: one.seat, frames: [chooseMission(one)] })));

/** DP-02: one is kept, the other goes back; always asked and final (MRP-2.8, 16.39). */
export const chooseMission = question<Table, Omit<Dealt, 'seat'>, { mission: EventCardId }>('choose-mission', {
  rule: 'MRP-2.8',
  always: true,
  final: true,
  answers: (_m, { dealt }) => dealt.cards.map((mission) => ({ mission })),
  take(m, { seat, company, dealt }, { mission }) {
    const own = m.table.companies[company];
    m.move(dealt, own.kept, mission);
    const rejected = m.move(dealt, m.table.eventDeck);
    own.rejected = note(seat, rejected);
    tell(m, {
      type: 'mission-chosen',
      company,
      card: hand(EVENT, seat, [mission]),
      rejected: hand(EVENT, seat, [rejected]),
    });
  },
});

/** MRP-2.9. In the order of the box first, so that it does not matter who gave a mission back sooner. */
export const shuffleEvents = step<Table>('shuffle-events', (m) => {
  const { eventDeck } = m.table;
  const waiting = new Set(eventDeck.cards);
  m.table.eventDeck = pile(
    EVENT,
    EVENT_IDS.filter((card) => waiting.has(card)),
  );
  m.shuffle('events', m.table.eventDeck);
  tell(m, { type: 'events-shuffled', n: waiting.size });
});
