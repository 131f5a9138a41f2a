import type { Answer, Asked, Seat } from '@orrery/kernel';
import type { CharacterId, EventCardId, ShipId, ZoneId } from '../data/ids.ts';
import { aboard, destinationOf, dockedShips, findShip, freeSeats, isFull, majority, shipId } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table } from '../rules/table.ts';
import { roundsAfter } from './horizon.ts';
import { errand } from './missions.ts';
import { Outlook } from './outlook.ts';

/** A decision to be judged: everything the deciding player may know. */
interface Position {
  readonly table: Table;
  /** The player's main company. */
  readonly own: CompanyId;
  /** The company that acts: the main one or, with two players, a neutral one. */
  readonly acting: CompanyId;
  readonly about: { readonly [argument: string]: unknown };
  readonly answers: readonly Answer[];
}

type Test<A> = (position: Position, answer: A) => boolean;
type Victim = { readonly ship?: ShipId; readonly zone?: ZoneId; readonly company: CompanyId };
type Move = { readonly from: ZoneId; readonly to: ZoneId };

/** Answers that no sensible player gives while another one is open, by question. Bots never do. */
const BLUNDERS: { readonly [question: string]: { readonly [name: string]: Test<never> } } = {
  'choose-character': {
    'travel-agent-without-room': ({ table, own }, { character }: { character: CharacterId }) =>
      character === 'travel-agent' &&
      (table.companies[own].supply < 3 || dockedShips(table).every((ship) => freeSeats(ship) < 3)),
    'recruiter-for-nothing': ({ table, own }, { character }: { character: CharacterId }) =>
      character === 'recruiter' && table.companies[own].played.cards.length <= 1,
  },
  'destroy-ship': {
    'own-ship-destroyed': ({ table, own }, { ship }: { ship: ShipId }) => {
      const chosen = findShip(table, ship);
      const better = (other: Ship) =>
        aboard(other, own) < aboard(chosen, own) && rivals(other, own) > rivals(chosen, own);
      return !mourns(table, own) && dockedShips(table).some(better);
    },
  },
  'kill-astronaut': {
    'own-astronaut-killed': ({ table, own }, victim: Victim) => victim.company === own && !mourns(table, own),
  },
  'replace-astronaut': {
    'own-astronaut-replaced': ({ own }, victim: Victim) => victim.company === own,
    'replaced-aboard-for-nothing': ({ table, answers }, { ship }: Victim) =>
      ship !== undefined && staysForever(table, ship) && answers.some((answer) => 'zone' in answer),
  },
  explore: {
    'majority-abandoned': (position, move: Move | { stop: true }) =>
      !('stop' in move) && position.about.left === 1 && givesUp(position, move),
    'neutral-overtakes-main': ({ table, own, acting }, move: Move | { stop: true }) => {
      if ('stop' in move || acting === own) return false;
      const { astronauts } = table.zones[move.to];
      return majority(astronauts).includes(own) && astronauts[acting] === astronauts[own];
    },
  },
  'drop-from-phobos': {
    'phobos-abandoned': (position, drop: { zone: ZoneId } | { stop: true }) =>
      !('stop' in drop) && position.about.dropped !== 0 && givesUp(position, { from: 'phobos', to: drop.zone }),
  },
  'pilot-destination': {
    'turned-away-from-victory': ({ table, own, about }, { zone }: { zone: ZoneId }) => {
      const ship = findShip(table, about.ship as ShipId);
      const before = destinationOf(ship);
      if (before === null || before === zone || aboard(ship, own) < rivals(ship, own)) return false;
      const [then, now] = [before, zone].map((to) => majority(landed(table, ship, to)));
      return then.length === 1 && then[0] === own && !now.includes(own) && !wanted(table, own, zone);
    },
  },
  'assign-discovery': {
    'harm-at-home': ({ table, own, about, answers }, { zone }: { zone: ZoneId }) => {
      const card = (about.card as { cards: readonly EventCardId[] }).cards[0];
      const elsewhere = answers.some((answer) => table.zones[answer.zone as ZoneId].astronauts[own] === 0);
      return HARMFUL.includes(card) && alone(table, own, zone) && elsewhere;
    },
  },
  rescue: {
    'rescue-declined': ({ table, own }, answer: { zone: ZoneId } | { stop: true }) =>
      'stop' in answer && !mourns(table, own),
  },
};

/** The name of the blunder an answer would be, if there is a better one. */
export function blunder(
  table: Table,
  seat: Seat,
  { question, about, answers }: Pick<Asked, 'question' | 'about' | 'answers'>,
  answer: Answer,
): string | undefined {
  const tests = BLUNDERS[question];
  if (!tests) return undefined;
  const position: Position = { table, own: seat, acting: about.company as CompanyId, about, answers };
  const name = nameOf(tests, position, answer);
  if (name === undefined) return undefined;
  return answers.some((other) => nameOf(tests, position, other) === undefined) ? name : undefined;
}

function nameOf(
  tests: { readonly [name: string]: Test<never> },
  position: Position,
  answer: Answer,
): string | undefined {
  for (const name in tests) if (tests[name](position, answer as never)) return name;
  return undefined;
}

/** Everybody aboard but the own people. */
const rivals = (ship: Ship, own: CompanyId): number => ship.crew.length - aboard(ship, own);

/** Whoever keeps the Heroes' Memorial may want dead of the own colour (MRP-9.3.18). */
const mourns = ({ companies }: Table, own: CompanyId): boolean => companies[own].kept.cards.includes('mis-memorial');

/** A docked ship that will not leave any more: the last character of the last round acts. */
function staysForever(table: Table, id: ShipId): boolean {
  const ship = table.docks.find((docked) => docked !== null && shipId(docked) === id);
  const last = roundsAfter(table) === 0 && table.resolved === table.companies.length - 1;
  return ship !== undefined && ship !== null && !isFull(ship) && last;
}

/** A move that loses a sole majority and wins neither a share nor a mission elsewhere. */
function givesUp({ table, own, acting }: Position, { from, to }: Move): boolean {
  if (acting !== own || table.zones[from].discovery.cards.length > 0 || table.zones[to].discovery.cards.length > 0)
    return false;
  const held = majority(table.zones[from].astronauts);
  if (held.length !== 1 || held[0] !== own) return false;
  const left = majority(with1(table.zones[from].astronauts, own, -1));
  const won = majority(with1(table.zones[to].astronauts, own, 1));
  return !(left.length === 1 && left[0] === own) && !won.includes(own) && !wanted(table, own, to);
}

const with1 = (astronauts: readonly number[], company: CompanyId, n: number): number[] =>
  astronauts.map((count, one) => (one === company ? count + n : count));

/** The zone as it would be with the crew landed there. */
const landed = ({ zones }: Table, { crew }: Ship, zone: ZoneId): number[] =>
  zones[zone].astronauts.map((n, company) => n + crew.filter((one) => one === company).length);

/** True if a mission asks for somebody there. */
const wanted = (table: Table, own: CompanyId, zone: ZoneId): boolean => errand(new Outlook(table, own), own, zone) > 0;

const alone = ({ zones }: Table, own: CompanyId, zone: ZoneId): boolean =>
  zones[zone].astronauts.every((n, company) => (company === own ? n > 0 : n === 0));

/** Discoveries that only take away from whoever is there. */
const HARMFUL: readonly EventCardId[] = [
  'disc-native-resistance',
  'disc-great-sandstorm',
  'disc-rockburst',
  'disc-radiation-leak',
];
