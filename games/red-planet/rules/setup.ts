import { type Cards, open, pile } from '@orrery/kernel';
import { RESOURCE_FACTS, TOKENS_PER_ZONE } from '../data/box.ts';
import { RESOURCES, type Resource, type ShipId, ZONES } from '../data/ids.ts';
import { SHIP_IDS, shipFacts } from '../data/ships.ts';
import { byZone } from '../data/zones.ts';
import { leaders, newCompany } from './companies.ts';
import { EVENT, eventPlace, RESOURCE, SHIP } from './kinds.ts';
import { destinationOf, shipId } from './lookups.ts';
import { enterSpace } from './round.ts';
import { chooseMissions, dealMissions, shuffleEvents } from './starting-missions.ts';
import type { Company, CompanyId, M, Ship, Table, Zone } from './table.ts';

/** MRP-2.1 to MRP-2.3; luck acts in this order (MRP-2.11). */
export function setup(m: M): Table {
  const companies = leaders(m).map((leader, company) => newCompany(m, company, leader));
  const pool = byZone(() => TOKENS_PER_ZONE);
  const shipDeck = pile(SHIP, m.luck.shuffled('ships', SHIP_IDS));
  const docks = dockFirstShips(m, shipDeck, companies.length);
  routeToPhobos(m, docks, pool);
  const first = boardFirstAstronauts(m, docks, companies);
  const { zones, spareResource } = hideResources(m, companies.length);
  const { eventDeck, dealt } = dealMissions(m, companies);
  m.next(chooseMissions(dealt), shuffleEvents({}), enterSpace({}));
  return {
    companies,
    docks,
    launched: [],
    shipDeck,
    usedShips: open(SHIP),
    pool,
    zones,
    lost: companies.map(() => 0),
    spareResource,
    eventDeck,
    discarded: open(EVENT),
    outOfGame: eventPlace('mission', []),
    track: 0,
    first,
    lastResolved: null,
    called: null,
    acting: null,
    resolved: 0,
    entered: [],
    priority: m.seats === 1 ? m.luck.shuffled('priority', ZONES) : [],
    produced: 0,
    gained: 0,
  };
}

/** MRP-2.4, MRP-2.4.1: one ship for each dock; unknown destinations are set aside and shuffled back. */
function dockFirstShips(m: M, deck: Cards<ShipId>, docks: number): Ship[] {
  const aside = open<ShipId>(SHIP);
  const ships = Array.from({ length: docks }, (_, dock) => {
    while (shipFacts(deck.cards[0]).destination === null) setAside(m, deck, aside);
    const card = open<ShipId>(SHIP);
    m.tell({ type: 'dock-filled', dock: dock + 1, ship: m.move(deck, card) });
    return { card, crew: [], tokens: [] };
  });
  if (aside.cards.length > 0) {
    while (aside.cards.length > 0) m.move(aside, deck);
    m.shuffle('ships set aside', deck);
    m.tell({ type: 'ships-shuffled', n: deck.cards.length });
  }
  return ships;
}

/** It lies face up for a moment only, so the event itself keeps the card that everybody saw. */
function setAside(m: M, deck: Cards<ShipId>, aside: Cards<ShipId>): void {
  const ship = m.move(deck, aside);
  m.tell({ type: 'ship-set-aside', ship, card: open(SHIP, [ship]) });
}

/** MRP-2.4.2: if no ship goes to Phobos, the rightmost one does. */
function routeToPhobos(m: M, docks: readonly Ship[], pool: Table['pool']): void {
  if (docks.some((ship) => destinationOf(ship) === 'phobos')) return;
  const ship = docks[docks.length - 1];
  pool.phobos -= 1;
  ship.tokens.push('phobos');
  m.tell({ type: 'starting-destination', ship: shipId(ship), dock: docks.length, zone: 'phobos' });
}

/** MRP-2.6: one astronaut of each company on each ship, at random; dock 1 makes the first company. */
function boardFirstAstronauts(m: M, docks: readonly Ship[], companies: readonly Company[]): CompanyId {
  const order = m.luck.shuffled(
    'starting astronauts',
    companies.map((_, company) => company),
  );
  order.forEach((company, dock) => {
    docks[dock].crew.push(company);
    companies[company].supply -= 1;
    m.tell({ type: 'boarded', company, ship: shipId(docks[dock]), n: 1 });
  });
  m.tell({ type: 'first-company', company: order[0] });
  return order[0];
}

/** MRP-2.7: ten resource tokens face down in the zones, the eleventh beside them; nobody knows them (MRP-13.3). */
function hideResources(m: M, companies: number): Pick<Table, 'zones' | 'spareResource'> {
  const all = RESOURCES.flatMap((resource) => Array<Resource>(RESOURCE_FACTS[resource].tokens).fill(resource));
  const tokens = m.luck.shuffled('resources', all);
  const zones = byZone(
    (_, i): Zone => ({
      astronauts: Array<number>(companies).fill(0),
      resource: pile(RESOURCE, [tokens[i]]),
      points: { ice: 0, sylvanite: 0, celerium: 0 },
      discovery: eventPlace('discovery', []),
    }),
  );
  return { zones, spareResource: pile(RESOURCE, [tokens[ZONES.length]]) };
}
