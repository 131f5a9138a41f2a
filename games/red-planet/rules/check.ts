import type { Cards, Match } from '@orrery/kernel';
import { ASTRONAUTS, RESOURCE_FACTS, TOKENS_PER_ZONE } from '../data/box.ts';
import { CHARACTER_FACTS } from '../data/characters.ts';
import { EVENT_IDS } from '../data/events.ts';
import { RESOURCES, ZONES } from '../data/ids.ts';
import { SHIP_IDS } from '../data/ships.ts';
import { OUTER_ZONES } from '../data/zones.ts';
import { dockedShips, freeSeats, isFaceUp, isFull, shipId, tokensOf } from './lookups.ts';
import type { CompanyId, Table } from './table.ts';
import type { RedPlanet } from './vocabulary.ts';

/** Section 18: what must hold after every answer. */
export function check({ table, seats }: Pick<Match<RedPlanet>, 'table' | 'options' | 'seats'>): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, rule: string, what: string): void => {
    if (!holds) wrong.push(`${rule}: ${what}`);
  };
  for (const invariant of INVARIANTS) invariant(table, must);
  if (seats === 1) priorityList(table, must);
  return wrong;
}

type Must = (holds: boolean, rule: string, what: string) => void;

/** MRP-18.1 */
function astronauts(table: Table, must: Must): void {
  const aboard = table.companies.map(() => 0);
  for (const { crew } of [...dockedShips(table), ...table.launched]) for (const company of crew) aboard[company]++;
  table.companies.forEach(({ supply }, company) => {
    let n = supply + aboard[company] + table.lost[company];
    for (const zone of ZONES) n += table.zones[zone].astronauts[company];
    must(n === ASTRONAUTS && supply >= 0, 'MRP-18.1', `company ${company} has ${n} astronauts`);
  });
}

/** MRP-18.2 */
function ships(table: Table, must: Must): void {
  const about = [...dockedShips(table), ...table.launched];
  const all = [...table.shipDeck.cards, ...table.usedShips.cards, ...about.map(shipId)];
  must(
    all.length === SHIP_IDS.length && new Set(all).size === all.length,
    'MRP-18.2',
    `${all.length} ships, ${new Set(all).size} different`,
  );
  must(about.length <= table.docks.length, 'MRP-18.2', 'more ships than docks');
  if (table.called === null)
    must(table.launched.length === 0 && !table.docks.includes(null), 'MRP-18.2', 'a dock is empty between rounds');
}

/** MRP-18.3 */
function destinationTokens(table: Table, must: Must): void {
  const tokens = { ...table.pool };
  for (const ship of [...dockedShips(table), ...table.launched]) for (const zone of ship.tokens) tokens[zone]++;
  for (const zone of ZONES)
    must(tokens[zone] === TOKENS_PER_ZONE && table.pool[zone] >= 0, 'MRP-18.3', `${tokens[zone]} tokens of ${zone}`);
}

/** MRP-18.4 */
function crews(table: Table, must: Must): void {
  for (const ship of dockedShips(table)) {
    must(freeSeats(ship) >= 0, 'MRP-18.4', `${shipId(ship)} is overcrowded`);
    if (table.acting === null) must(!isFull(ship), 'MRP-18.4', `${shipId(ship)} is full but docked`);
  }
}

/** MRP-18.5. Missions being chosen and a discovery just drawn are in the questions about them. */
function eventCards(table: Table, must: Must): void {
  const { companies, zones, eventDeck, discarded, outOfGame } = table;
  const seen = new Set<string>();
  let n = 0;
  const count = ({ cards }: Cards): void => {
    for (const card of cards) seen.add(card);
    n += cards.length;
  };
  for (const pile of [eventDeck, discarded, outOfGame]) count(pile);
  for (const { kept, revealed, removed } of companies) for (const pile of [kept, revealed, removed]) count(pile);
  for (const zone of ZONES) {
    const { discovery } = zones[zone];
    count(discovery);
    must(discovery.cards.length <= (OUTER_ZONES.includes(zone) ? 1 : 0), 'MRP-18.5', `discoveries in ${zone}`);
  }
  const asked =
    table.called === CHARACTER_FACTS.scientist.number
      ? 1
      : table.track === 0 && table.called === null
        ? 2 * companies.length
        : 0;
  must(seen.size === n && n <= EVENT_IDS.length && n >= EVENT_IDS.length - asked, 'MRP-18.5', `${n} event cards`);
}

/** MRP-18.6 */
function resources(table: Table, must: Must): void {
  const found = { ice: 0, sylvanite: 0, celerium: 0 };
  for (const resource of table.spareResource.cards) found[resource]++;
  for (const zone of ZONES) {
    const here = table.zones[zone];
    found[here.resource.cards[0]]++;
    must(here.resource.cards.length === 1, 'MRP-18.6', `${here.resource.cards.length} tokens in ${zone}`);
    if (!isFaceUp(here) && !table.entered.includes(zone))
      must(Math.max(...here.astronauts) === 0, 'MRP-18.6', `astronauts on a face-down token in ${zone}`);
  }
  for (const resource of RESOURCES)
    must(found[resource] === RESOURCE_FACTS[resource].tokens, 'MRP-18.6', `${found[resource]} tokens of ${resource}`);
}

/** MRP-18.7 */
function turns(table: Table, must: Must): void {
  if (table.called === null) {
    must(table.resolved === 0, 'MRP-18.7', 'a countdown has not ended');
    return;
  }
  const waiting = table.companies.filter(({ chosen }) => chosen.cards.length > 0).length;
  must(
    waiting + table.resolved === table.companies.length,
    'MRP-18.7',
    `${waiting} companies to resolve, ${table.resolved} resolved`,
  );
}

/** MRP-18.8 */
function characters(table: Table, must: Must): void {
  table.companies.forEach(({ hand, top, deck, chosen, played, retired }, company: CompanyId) => {
    const all = [hand, top, deck, chosen, played, retired].flatMap(({ cards }) => cards);
    must(all.length === 9 && new Set(all).size === 9, 'MRP-18.8', `company ${company} has ${all.join(' ')}`);
  });
}

/** MRP-18.10 */
function pointTokens(table: Table, must: Must): void {
  let n = 0;
  for (const company of table.companies) n += tokensOf(company);
  for (const zone of ZONES) for (const resource of RESOURCES) n += table.zones[zone].points[resource];
  must(n === table.produced + table.gained, 'MRP-18.10', `${n} point tokens, ${table.produced} produced`);
}

/** MRP-18.11 */
function priorityList({ priority }: Table, must: Must): void {
  must(
    priority.length === ZONES.length && ZONES.every((zone) => priority.includes(zone)),
    'MRP-18.11',
    priority.join(' '),
  );
}

const INVARIANTS = [
  astronauts,
  ships,
  destinationTokens,
  crews,
  eventCards,
  resources,
  turns,
  characters,
  pointTokens,
] as const;
