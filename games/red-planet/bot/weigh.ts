import type { Answer, Asked, Play, Seat } from '@orrery/kernel';
import type { CharacterId, EventCardId, ShipId, ZoneId } from '../data/ids.ts';
import { destinationOf, dockOf, findShip, freeSeats } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table } from '../rules/table.ts';
import type { QuestionId } from '../rules/vocabulary.ts';
import { Balance } from './balance.ts';
import { blunder } from './blunders.ts';
import { characters } from './characters.ts';
import { assigning } from './discoveries.ts';
import { GUESSES } from './guesses.ts';
import { errand } from './missions.ts';

interface About {
  readonly company: CompanyId;
  readonly ship: ShipId;
  readonly from: ZoneId;
  readonly left: number;
  readonly card: { readonly cards: readonly EventCardId[] };
}

interface Asking {
  readonly table: Table;
  readonly seat: Seat;
  readonly question: string;
  readonly about: About;
}

/** What an answer would bring, in points. */
type Judge = (balance: Balance, about: About, answer: never) => number;

type AtShip = { readonly ship: ShipId };
type AtZone = { readonly zone: ZoneId };
type Move = { readonly from: ZoneId; readonly to: ZoneId };
type Victim = { readonly ship?: ShipId; readonly zone?: ZoneId; readonly company: CompanyId };

const JUDGES: { readonly [question in QuestionId]?: Judge } = {
  'place-astronaut': (balance, { company }, { ship }: AtShip) => boarding(balance, ship, company, 1),
  'travel-agent': (balance, { company }, { ship }: AtShip) => boarding(balance, ship, company, 3),
  'choose-destination': (balance, { ship }, { zone }: AtZone) => routing(balance, ship, zone),
  'pilot-destination': (balance, { ship }, { zone }: AtZone) => routing(balance, ship, zone),
  'pilot-ship': (balance, { company }, { ship }: AtShip) => rerouting(balance, ship, company),
  'force-launch': (balance, _about, { ship }: AtShip) => launching(balance, ship),
  'destroy-ship': (balance, _about, { ship }: AtShip) => destroying(balance, ship),
  'replace-astronaut': (balance, { company }, victim: Victim) => replacing(balance, company, victim),
  'kill-astronaut': (balance, _about, { zone, company }: Victim) => balance.people(zone as ZoneId, company, -1),
  espionage: (balance, _about, { zone, company }: Victim) => balance.people(zone as ZoneId, company, -1),
  explore: (balance, { company }, move: Move | { stop: true }) => ('stop' in move ? 0 : moving(balance, company, move)),
  'drop-from-phobos': (balance, { company }, drop: AtZone | { stop: true }) =>
    'stop' in drop ? 0 : moving(balance, company, { from: 'phobos', to: drop.zone }),
  evacuate: (balance, { company, from }, { zone }: AtZone) => moving(balance, company, { from, to: zone }),
  rescue: (balance, { company }, home: AtZone | { stop: true }) =>
    'stop' in home ? 0 : balance.people(home.zone, company, 1),
  'assign-discovery': (balance, { card }, { zone }: AtZone) => assigning(balance, zone, card.cards[0]),
  scientist: (_balance, _about, { mode }: { mode: 'draw' | 'look' }) => (mode === 'draw' ? 1.5 : 0),
};

/** How likely a sensible player gives each answer; blunders never. */
export function weigh(
  { table }: Play<Table>,
  seat: Seat,
  { question, about }: Pick<Asked, 'question' | 'about'>,
  answers: readonly Answer[],
): number[] {
  const weights = inclinations({ table, seat, question, about: about as object as About }, answers);
  for (let i = 0; i < answers.length; i++)
    if (blunder(table, seat, { question, about, answers }, answers[i]) !== undefined) weights[i] = 0;
  return weights;
}

function inclinations({ table, seat, question, about }: Asking, answers: readonly Answer[]): number[] {
  if (question === 'choose-character') {
    const { cards } = table.companies[about.company].hand;
    return characters(
      table,
      about.company,
      answers.map(({ character }) => character as CharacterId),
      cards,
    );
  }
  const judge = JUDGES[question as QuestionId];
  if (!judge) return answers.map(() => 1);
  const balance = new Balance(table, seat);
  const gains = answers.map((answer) => judge(balance, about, answer as never));
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

function replacing(balance: Balance, company: CompanyId, { ship: id, zone, company: victim }: Victim): number {
  if (zone !== undefined) return balance.replacing(zone, company, victim);
  const ship = findShip(balance.table, id as ShipId);
  const to = destinationOf(ship);
  return to === null
    ? 0
    : balance.replacing(to, company, victim, dockOf(balance.table, id as ShipId) < 0 ? 0 : freeSeats(ship));
}

function moving(balance: Balance, company: CompanyId, { from, to }: Move): number {
  const errands = errandOf(balance, company, to) - errandOf(balance, company, from);
  return balance.people(from, company, -1) + balance.people(to, company, 1) + errands;
}
