import { type Cards, hand, question, type Seat, step } from '@orrery/kernel';
import { isDiscovery } from '../../data/events.ts';
import { type EventCardId, ZONES, type ZoneId } from '../../data/ids.ts';
import { OUTER_ZONES } from '../../data/zones.ts';
import { atZone, bar, type ZoneAnswer } from '../answers.ts';
import { EVENT, eventPlace } from '../kinds.ts';
import type { CompanyId, M, Table } from '../table.ts';
import { skip, tell } from '../telling.ts';

/** DP-07: draw an event card or look at a discovery, whatever is possible (MRP-5.7.2, 5.7.7). */
export const scientist = question<Table, { company: CompanyId }, { mode: 'draw' | 'look' }>('scientist', {
  rule: 'MRP-5.7.2',
  answers: ({ table }) => [
    ...(table.eventDeck.cards.length > 0 ? [{ mode: 'draw' as const }] : []),
    ...(OUTER_ZONES.some((zone) => hasDiscovery(table, zone)) ? [{ mode: 'look' as const }] : []),
  ],
  take(m, { seat, company }, { mode }) {
    m.next(mode === 'draw' ? drawEvent({ seat, company }) : lookAtDiscovery({ seat, company }));
  },
  none: (m, { company }) => skip(m, company, 'scientist'),
});

/** The top event card, treated by its type; an empty deck gives nothing (MRP-5.7.3 to 5.7.5, 16.21). */
export const drawEvent = step<Table, { company: CompanyId; seat: Seat }>('draw-event', (m, { company, seat }) => {
  const { eventDeck } = m.table;
  if (eventDeck.cards.length === 0) skip(m, company, 'scientist');
  else if (isDiscovery(eventDeck.cards[0])) drawDiscovery(m, company, seat);
  else keep(m, company, seat);
});

function drawDiscovery(m: M, company: CompanyId, seat: Seat): void {
  const { table } = m;
  if (OUTER_ZONES.every((zone) => hasDiscovery(table, zone))) {
    discardDiscovery(m, company);
    m.next(lookAtDiscovery({ seat, company }));
    return;
  }
  const card = eventPlace('discovery', [seat]);
  const drawn = m.move(table.eventDeck, card);
  tell(m, { type: 'discovery-drawn', company, card: hand(EVENT, seat, [drawn]) });
  m.next(assignDiscovery({ seat, company, card }));
}

/** MRP-5.7.4: no outer zone is free, so the card is discarded face up. */
export function discardDiscovery(m: M, company: CompanyId): void {
  const discovery = m.move(m.table.eventDeck, m.table.discarded);
  tell(m, { type: 'discovery-discarded', company, discovery });
}

/** MRP-5.7.5: a mission or action is kept face down; a neutral company's is removed from the game (MRP-11.7). */
function keep(m: M, company: CompanyId, seat: Seat): void {
  const { role, kept, removed } = m.table.companies[company];
  const drawn = m.move(m.table.eventDeck, role === 'main' ? kept : removed);
  tell(m, { type: role === 'main' ? 'card-kept' : 'card-removed', company, card: hand(EVENT, seat, [drawn]) });
}

type Assigning = { company: CompanyId; card: Cards<EventCardId> };

/** DP-08: face down to an outer zone that has none (MRP-5.7.3). */
export const assignDiscovery = question<Table, Assigning, ZoneAnswer>('assign-discovery', {
  rule: 'MRP-5.7.3',
  answers: ({ table }) => OUTER_ZONES.filter((zone) => !hasDiscovery(table, zone)).map(atZone),
  take(m, { seat, company, card }, { zone }) {
    const place = eventPlace('discovery', [seat]);
    const drawn = m.move(card, place);
    m.table.zones[zone].discovery = place;
    tell(m, { type: 'discovery-assigned', company, zone, card: hand(EVENT, seat, [drawn]) });
  },
  barred: ({ table }) =>
    ZONES.filter((zone) => hasDiscovery(table, zone) || !OUTER_ZONES.includes(zone)).map((zone) =>
      bar<ZoneAnswer>(OUTER_ZONES.includes(zone) ? 'has-discovery' : 'never-discovery', atZone(zone)),
    ),
});

/** DP-09: only the looking player sees it (MRP-5.7.6). */
export const lookAtDiscovery = question<Table, { company: CompanyId }, ZoneAnswer>('look-at-discovery', {
  rule: 'MRP-5.7.6',
  answers: ({ table }) => OUTER_ZONES.filter((zone) => hasDiscovery(table, zone)).map(atZone),
  take(m, { seat, company }, { zone }) {
    const { discovery } = m.table.zones[zone];
    m.show(discovery, seat);
    tell(m, { type: 'discovery-looked', company, zone, card: hand(EVENT, seat, discovery.cards.slice()) });
  },
  barred: ({ table }) =>
    OUTER_ZONES.filter((zone) => !hasDiscovery(table, zone)).map((zone) =>
      bar<ZoneAnswer>('no-discovery', atZone(zone)),
    ),
});

export const hasDiscovery = ({ zones }: Table, zone: ZoneId): boolean => zones[zone].discovery.cards.length > 0;
