import type { Frame } from '@orrery/kernel';
import { DISCOVERIES } from '../data/discoveries.ts';
import { ZONES, type ZoneId } from '../data/ids.ts';
import { MARS_ZONES, ZONE_FACTS } from '../data/zones.ts';
import { atZone, bar } from './answers.ts';
import { clockwiseFrom, dockedShips, shipId } from './lookups.ts';
import { botEvacuates } from './solo/events.ts';
import type { CompanyId } from './table.ts';
import { question, step } from './vocabulary.ts';
import { enter, lose, turnUp } from './zones.ts';

/** MRP-10.1: all discoveries are turned up; those of the `reveal` kind act now (MRP-9.2.3, MRP-10.1.2), in canonical order (MRP-9.2.33, MRP-16.14). */
export const reveal = step('reveal', (m) => {
  m.tell({ type: 'reveal-began' });
  const effects: Frame[] = [];
  for (const zone of ZONES) {
    const { discovery: place } = m.table.zones[zone];
    if (place.cards.length === 0) continue;
    m.show(place, 'all');
    const [discovery] = place.cards;
    m.tell({ type: 'discovery-revealed', zone, discovery });
    const facts = DISCOVERIES[discovery];
    if (facts.timing === 'reveal') effects.push(REVEALS[facts.effect]({ zone }));
  }
  m.next(...effects);
});

/** MRP-9.2.10: everybody aboard docked ships comes here; the ships and their tokens stay. */
export const magnet = step<{ zone: ZoneId }>('magnet', (m, { zone }) => {
  for (const ship of dockedShips(m.table)) {
    const { crew } = ship;
    if (crew.length === 0) continue;
    ship.crew = [];
    m.tell({ type: 'pulled', ship: shipId(ship), zone, crew, n: crew.length });
    for (const one of crew) enter(m, zone, one);
  }
  turnUp(m);
});

/** MRP-9.2.11: each colour here loses one. */
export const resistance = step<{ zone: ZoneId }>('resistance', (m, { zone }) => {
  const { astronauts } = m.table.zones[zone];
  for (const company of clockwiseFrom(m.table, m.table.first)) {
    if (astronauts[company] === 0) continue;
    astronauts[company] -= 1;
    lose(m, company);
    m.tell({ type: 'lost-to-natives', company, zone });
  }
});

/** MRP-9.2.12: clockwise from the first company everybody leaves for adjacent zones. */
export const sandstorm = step<{ zone: ZoneId }>('sandstorm', (m, { zone }) => {
  m.next(...clockwiseFrom(m.table, m.table.first).map((company) => leave({ company, zone })));
});

export const leave = step<{ company: CompanyId; zone: ZoneId }>('leave', (m, { company, zone }) => {
  const { seat } = m.table.companies[company];
  const left = m.table.zones[zone].astronauts[company];
  if (left === 0) return;
  if (seat === null) botEvacuates(m, company, zone);
  else m.next(evacuate({ seat, company, from: zone, left }));
});

/** MRP-D18, one astronaut at a time; tokens turn up after the company's last one. */
export const evacuate = question('evacuate', {
  rule: 'MRP-9.2.12',
  answers: (_m, { from }) => ZONE_FACTS[from].adjacent.map(atZone),
  take(m, { seat, company, from, left }, { zone }) {
    m.table.zones[from].astronauts[company] -= 1;
    m.tell({ type: 'evacuated', company, from, to: zone });
    enter(m, zone, company);
    if (left > 1) m.next(evacuate({ seat, company, from, left: left - 1 }));
    else turnUp(m);
  },
  barred: (_m, { from }) => [
    bar('phobos-apart', atZone('phobos')),
    ...MARS_ZONES.filter((zone) => !ZONE_FACTS[from].adjacent.includes(zone)).map((zone) =>
      bar('not-adjacent', atZone(zone)),
    ),
  ],
});

const REVEALS = { magnet, resistance, sandstorm };
