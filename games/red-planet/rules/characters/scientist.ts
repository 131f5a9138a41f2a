import { hand, type Seat } from '@orrery/kernel';
import { isDiscovery } from '../../data/events.ts';
import { ZONES, type ZoneId } from '../../data/ids.ts';
import { OUTER_ZONES } from '../../data/zones.ts';
import { atZone, bar, skip } from '../answers.ts';
import { EVENT, eventPlace } from '../kinds.ts';
import type { CompanyId, M, Table } from '../table.ts';
import { question, step } from '../vocabulary.ts';

/** MRP-D07: draw an event card or look at a discovery, whatever is possible (MRP-5.7.2, MRP-5.7.7). */
export const scientist = question('scientist', {
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

/** The top event card, treated by its type; an empty deck gives nothing and stays empty (MRP-5.7.3 to MRP-5.7.5, MRP-9.1.3, MRP-16.13, MRP-16.21). */
export const drawEvent = step<{ company: CompanyId; seat: Seat }>('draw-event', (m, { company, seat }) => {
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
  m.tell({ type: 'discovery-drawn', company, card: hand(EVENT, seat, [drawn]) });
  m.next(assignDiscovery({ seat, company, card }));
}

/** MRP-5.7.4: no outer zone is free, so the card is discarded face up. */
export function discardDiscovery(m: M, company: CompanyId): void {
  const discovery = m.move(m.table.eventDeck, m.table.discarded);
  m.tell({ type: 'discovery-discarded', company, discovery });
}

/** MRP-5.7.5: a mission or action is kept face down; a neutral company's is removed from the game (MRP-11.7). */
function keep(m: M, company: CompanyId, seat: Seat): void {
  const { role, kept, removed } = m.table.companies[company];
  const drawn = m.move(m.table.eventDeck, role === 'main' ? kept : removed);
  m.tell({ type: role === 'main' ? 'card-kept' : 'card-removed', company, card: hand(EVENT, seat, [drawn]) });
}

/** MRP-D08: face down to an outer zone that has none (MRP-5.7.3). */
export const assignDiscovery = question('assign-discovery', {
  rule: 'MRP-5.7.3',
  answers: ({ table }) => OUTER_ZONES.filter((zone) => !hasDiscovery(table, zone)).map(atZone),
  take(m, { seat, company, card }, { zone }) {
    const { discovery } = m.table.zones[zone];
    m.show(discovery, seat);
    const drawn = m.move(card, discovery);
    m.tell({ type: 'discovery-assigned', company, zone, card: hand(EVENT, seat, [drawn]) });
  },
  barred: ({ table }) =>
    ZONES.filter((zone) => hasDiscovery(table, zone) || !OUTER_ZONES.includes(zone)).map((zone) =>
      bar(OUTER_ZONES.includes(zone) ? 'has-discovery' : 'never-discovery', atZone(zone)),
    ),
});

/** MRP-D09: only the looking player sees it, and remembers it (MRP-5.7.6, MRP-16.33). */
export const lookAtDiscovery = question('look-at-discovery', {
  rule: 'MRP-5.7.6',
  answers: ({ table }) => OUTER_ZONES.filter((zone) => hasDiscovery(table, zone)).map(atZone),
  take(m, { seat, company }, { zone }) {
    const { discovery } = m.table.zones[zone];
    m.show(discovery, seat);
    m.tell({ type: 'discovery-looked', company, zone, card: hand(EVENT, seat, discovery.cards.slice()) });
  },
  barred: ({ table }) =>
    OUTER_ZONES.filter((zone) => !hasDiscovery(table, zone)).map((zone) => bar('no-discovery', atZone(zone))),
});

export const hasDiscovery = ({ zones }: Table, zone: ZoneId): boolean => zones[zone].discovery.cards.length > 0;
