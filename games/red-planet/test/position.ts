import { type Cards, open } from '@orrery/kernel';
import { ASTRONAUTS } from '../data/box.ts';
import { type EventCardId, type Resource, type ShipId, ZONES, type ZoneId } from '../data/ids.ts';
import { shipFacts } from '../data/ships.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import { aboard, dockedShips, isFaceUp, shipId } from '../rules/lookups.ts';
import type { Head, Ship, Table } from '../rules/table.ts';

/**
 * Positions in the notation of the worked examples, one fact for each line (or after a semicolon):
 *
 *   D1 ship-07 HE/2 +tok PH [1,0]      dock 1: card, printed destination / capacity, tokens, crew in boarding order
 *   launched ship-11 TS/3 [0,1,1]
 *   HE {0:2,1:1}     LiS {0:1}         astronauts by company
 *   HE=ice up        Left HE 1 ice     resource token, point tokens
 *   disc-lichens on HE                 a discovery face down, seen by nobody; "up" at the end turns it up
 *   pool HE 0        first 2           list PH MT HE VM SM AU VB TS SS MS
 *
 * Unnamed docks are empty, unnamed zones hold nobody. Supplies and the pool follow, so the box still adds up.
 */
export function arrange(table: Table, text: string): void {
  clear(table);
  const facts = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const fact of facts) if (!NOTATION.some(([pattern, put]) => apply(table, fact, pattern, put))) unread(fact);
  settle(table);
  for (const fact of facts) if (POOL.test(fact)) apply(table, fact, POOL, putPool);
}

const CODES = Object.fromEntries(ZONES.map((zone) => [ZONE_FACTS[zone].code, zone])) as { [code: string]: ZoneId };

export const zoneOf = (code: string): ZoneId => CODES[code] ?? unread(code);

const unread = (fact: string): never => {
  throw new Error(`cannot read "${fact}"`);
};

function clear(table: Table): void {
  for (const ship of [...dockedShips(table), ...table.launched]) toUsed(table, shipId(ship));
  table.docks.fill(null);
  table.launched = [];
  table.lost.fill(0);
  for (const zone of ZONES) table.zones[zone].astronauts.fill(0);
}

function toUsed({ usedShips }: Table, id: ShipId): void {
  put(usedShips, id);
}

type Put = (table: Table, found: RegExpMatchArray) => void;

const SHIP = String.raw`(ship-\d\d)(?: (\w\w|unknown)/(\d))?((?: \+tok \w\w)*) \[([\d,]*)\]`;
const POOL = /^pool (\w\w) (\d)$/;

function apply(table: Table, fact: string, pattern: RegExp, put: Put): boolean {
  const found = fact.match(pattern);
  if (found) put(table, found);
  return found !== null;
}

const putPool: Put = (table, [, code, n]) => {
  table.pool[zoneOf(code)] = Number(n);
};

const NOTATION: readonly (readonly [RegExp, Put])[] = [
  [
    new RegExp(`^D(\\d) ${SHIP}$`),
    (table, [, dock, ...ship]) => (table.docks[Number(dock) - 1] = newShip(table, ship)),
  ],
  [new RegExp(`^launched ${SHIP}$`), (table, [, ...ship]) => table.launched.push(newShip(table, ship))],
  [/^LiS \{([\d:, ]*)\}$/, (table, [, heads]) => putHeads(table.lost, heads)],
  [/^(\w\w) \{([\d:, ]*)\}$/, (table, [, code, heads]) => putHeads(table.zones[zoneOf(code)].astronauts, heads)],
  [/^(\w\w)=(\w+) (up|down)$/, (table, [, code, resource, side]) => putResource(table, code, resource, side === 'up')],
  [/^Left (\w\w) (\d+) (\w+)$/, putLeft],
  [/^(disc-[\w-]+) on (\w\w)( up)?$/, (table, [, card, code, up]) => putDiscovery(table, card, code, up !== undefined)],
  [POOL, () => undefined],
  [/^first (\d)$/, (table, [, company]) => (table.first = Number(company))],
  [/^list ([\w ]+)$/, (table, [, codes]) => (table.priority = codes.split(' ').map(zoneOf))],
];

function newShip(table: Table, [id, destination, capacity, tokens, crew]: string[]): Ship {
  const facts = shipFacts(id);
  const printed = facts.destination === null ? 'unknown' : ZONE_FACTS[facts.destination].code;
  if (destination !== undefined && (destination !== printed || Number(capacity) !== facts.capacity))
    throw new Error(`${id} is ${printed}/${facts.capacity}, not ${destination}/${capacity}`);
  take(id, table.shipDeck, table.usedShips);
  return {
    card: open('ship', [id]),
    crew: crew === '' ? [] : crew.split(',').map(Number),
    tokens: [...tokens.matchAll(/\+tok (\w\w)/g)].map(([, code]) => zoneOf(code)),
  };
}

/** Puts a container into a state that a test needs; in a match only the kernel changes one. */
export const stage = <C>(place: Cards<C>, change: Partial<Omit<Cards<C>, '$'>>): Cards<C> =>
  Object.assign(place, change);

/** Lays cards down below those that lie there. */
export const put = <C>(place: Cards<C>, ...cards: readonly C[]): Cards<C> =>
  stage(place, { cards: [...place.cards, ...cards] });

/** Takes a card out of whichever container holds it. */
export function take<C>(card: C, ...from: Cards<C>[]): void {
  const place = from.find(({ cards }) => cards.includes(card));
  if (!place) throw new Error(`no ${String(card)} left`);
  stage(place, { cards: place.cards.toSpliced(place.cards.indexOf(card), 1) });
}

function putHeads(heads: Head, text: string): void {
  for (const [, company, n] of text.matchAll(/(\d):(\d+)/g)) heads[Number(company)] = Number(n);
}

const named = new WeakMap<Table, Set<ZoneId>>();

/** Exchanges tokens with a zone the position does not name, or with the eleventh. */
function putResource(table: Table, code: string, wanted: string, up: boolean): void {
  const zone = zoneOf(code);
  const { resource } = table.zones[zone];
  const fixed = named.get(table) ?? new Set<ZoneId>();
  named.set(table, fixed.add(zone));
  const others = [
    ...ZONES.filter((one) => !fixed.has(one)).map((one) => table.zones[one].resource),
    table.spareResource,
  ];
  const source = [resource, ...others].find(({ cards }) => cards[0] === wanted);
  if (!source) throw new Error(`no ${wanted} left for ${code}`);
  const given = resource.cards[0];
  stage(resource, { cards: [wanted as Resource], seen: up ? 'all' : [] });
  if (source !== resource) stage(source, { cards: [given] });
}

function putLeft(table: Table, [, code, n, resource]: RegExpMatchArray): void {
  table.zones[zoneOf(code)].points[resource as Resource] = Number(n);
  table.produced += Number(n);
}

function putDiscovery(table: Table, card: EventCardId, code: string, up: boolean): void {
  take(card, table.eventDeck, table.discarded);
  stage(table.zones[zoneOf(code)].discovery, { seen: up ? 'all' : [], cards: [card] });
}

/** Supplies, pool and tokens of settled zones follow from what was put down. */
function settle(table: Table): void {
  const ships = [...dockedShips(table), ...table.launched];
  for (const zone of ZONES) {
    table.pool[zone] = 2;
    const here = table.zones[zone];
    if (Math.max(...here.astronauts) > 0 && !isFaceUp(here)) stage(here.resource, { seen: 'all' });
  }
  for (const { tokens } of ships) for (const zone of tokens) table.pool[zone] -= 1;
  table.companies.forEach((company, id) => {
    let out = table.lost[id];
    for (const ship of ships) out += aboard(ship, id);
    for (const zone of ZONES) out += table.zones[zone].astronauts[id];
    company.supply = ASTRONAUTS - out;
  });
}
