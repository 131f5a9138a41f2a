import { type ByQuestion, byQuestion, type OpenQuestion, type Play, present, type Seat } from '@orrery/kernel';
import type { ShipId, ZoneId } from '../data/ids.ts';
import { destinationOf, findShip, freeSeats } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table } from '../rules/table.ts';
import type { AboardShip, InZone, MoveAnswer, RedPlanet } from '../rules/vocabulary.ts';
import { Balance } from './balance.ts';
import { blunder } from './blunders.ts';
import { characters } from './characters.ts';
import { assigning } from './discoveries.ts';
import { GUESSES } from './guesses.ts';
import { errand } from './missions.ts';

/** What an answer would bring, in points. Characters are weighed together, by `characters`. */
const JUDGES: Omit<ByQuestion<RedPlanet, [Balance], number>, 'choose-character'> = {
  'choose-mission': () => 0,
  'place-astronaut': ({ company }, { ship }, balance) => boarding(balance, ship, company, 1),
  'travel-agent': ({ company }, { ship }, balance) => boarding(balance, ship, company, 3),
  'choose-destination': ({ ship }, { zone }, balance) => routing(balance, ship, zone),
  'pilot-destination': ({ ship }, { zone }, balance) => routing(balance, ship, zone),
  'pilot-ship': ({ company }, { ship }, balance) => rerouting(balance, ship, company),
  'force-launch': (_about, { ship }, balance) => launching(balance, ship),
  'destroy-ship': (_about, { ship }, balance) => destroying(balance, ship),
  'replace-astronaut': ({ company }, victim, balance) => replacing(balance, company, victim),
  'kill-astronaut': (_about, { zone, company }, balance) => balance.people(zone, company, -1),
  espionage: (_about, { zone, company }, balance) => balance.people(zone, company, -1),
  explore: ({ company }, move, balance) => ('stop' in move ? 0 : moving(balance, company, move)),
  'drop-from-phobos': ({ company }, drop, balance) =>
    'stop' in drop ? 0 : moving(balance, company, { from: 'phobos', to: drop.zone }),
  evacuate: ({ company, from }, { zone }, balance) => moving(balance, company, { from, to: zone }),
  rescue: ({ company }, home, balance) => ('stop' in home ? 0 : balance.people(home.zone, company, 1)),
  scientist: (_about, { mode }) => (mode === 'draw' ? 1.5 : 0),
  // The asked player sees the card that was drawn.
  'assign-discovery': ({ card }, { zone }, balance) =>
    assigning(balance, zone, present(card.cards, 'card that is seen')[0]),
  'look-at-discovery': () => 0,
};

/** How likely a sensible player gives each answer; blunders never. */
export function weigh({ table }: Play<RedPlanet>, seat: Seat, asked: OpenQuestion<RedPlanet>): number[] {
  const weights = inclinations(table, seat, asked);
  for (let i = 0; i < weights.length; i++)
    if (blunder(table, seat, asked, asked.answers[i]) !== undefined) weights[i] = 0;
  return weights;
}

function inclinations(table: Table, seat: Seat, asked: OpenQuestion<RedPlanet>): number[] {
  if (asked.question === 'choose-character') {
    const { company } = asked.about;
    const choices = asked.answers.map(({ character }) => character);
    return characters(table, company, choices, table.companies[company].hand.cards);
  }
  const balance = new Balance(table, seat);
  const gains: number[] = [];
  for (const answer of asked.answers)
    gains.push(byQuestion<RedPlanet, [Balance], number>(JUDGES, asked, answer, balance) ?? 0);
  const best = Math.max(...gains);
  return gains.map((gain) => Math.exp((gain - best) / GUESSES.taste));
}

function boarding(balance: Balance, id: ShipId, company: CompanyId, n: number): number {
  const ship = findShip(balance.table, id);
  const zone = destinationOf(ship);
  // Whoever boards it chooses where it goes: as good as the best known ship, roughly.
  if (zone === null) return company === balance.own ? GUESSES.freeChoice * n : 0;
  return balance.boarding(zone, ship, company, n) + n * errandOf(balance, company, zone);
}

/** Missions are the main company's. */
const errandOf = ({ outlook, own }: Balance, company: CompanyId, zone: ZoneId): number =>
  company === own ? errand(outlook, company, zone) : 0;

/** What it means that the crew gets to this zone. */
function routing(balance: Balance, id: ShipId, zone: ZoneId): number {
  const ship = findShip(balance.table, id);
  const errands = ship.crew.includes(balance.own) ? errand(balance.outlook, balance.own, zone) : 0;
  return balance.crew(zone, ship.crew, 1, waiting(balance.table, ship)) + errands;
}

/** Seats to be filled before the ship leaves. */
const waiting = (table: Table, ship: Ship): number => (table.launched.includes(ship) ? 0 : freeSeats(ship));

/** Turning a ship away from where it goes now: worth the more, the more own people are aboard without hope there. */
function rerouting(balance: Balance, id: ShipId, company: CompanyId): number {
  const ship = findShip(balance.table, id);
  const zone = destinationOf(ship);
  const lost = zone === null ? 0 : balance.crew(zone, ship.crew, -1, waiting(balance.table, ship));
  const own = ship.crew.filter((one) => one === company).length;
  return lost + (company === balance.own ? own * GUESSES.freeChoice * 0.8 : 0);
}

function launching(balance: Balance, id: ShipId): number {
  const ship = findShip(balance.table, id);
  const zone = destinationOf(ship);
  if (zone === null) return 0;
  return balance.crew(zone, ship.crew, 1) - balance.crew(zone, ship.crew, 1, freeSeats(ship));
}

function destroying(balance: Balance, id: ShipId): number {
  const ship = findShip(balance.table, id);
  const zone = destinationOf(ship);
  return zone === null ? 0 : balance.crew(zone, ship.crew, -1, freeSeats(ship));
}

function replacing(balance: Balance, company: CompanyId, victim: InZone | AboardShip): number {
  if ('zone' in victim) return balance.replacing(victim.zone, company, victim.company);
  const ship = findShip(balance.table, victim.ship);
  const to = destinationOf(ship);
  return to === null ? 0 : balance.replacing(to, company, victim.company, waiting(balance.table, ship));
}

function moving(balance: Balance, company: CompanyId, { from, to }: MoveAnswer): number {
  const errands = errandOf(balance, company, to) - errandOf(balance, company, from);
  return balance.people(from, company, -1) + balance.people(to, company, 1) + errands;
}
