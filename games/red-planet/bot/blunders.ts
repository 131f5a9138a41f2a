import { type AnswerTo, type ByQuestion, byQuestion, type OpenQuestion, type Seat } from '@orrery/kernel';
import type { EventCardId, ShipId, ZoneId } from '../data/ids.ts';
import { aboard, destinationOf, dockedShips, findShip, freeSeats, isFull, majority, shipId } from '../rules/lookups.ts';
import type { CompanyId, Ship, Table } from '../rules/table.ts';
import type { MoveAnswer, RedPlanet } from '../rules/vocabulary.ts';
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
  readonly answers: readonly AnswerTo<RedPlanet>[];
}

type Blunder =
  | 'travel-agent-without-room'
  | 'recruiter-for-nothing'
  | 'own-ship-destroyed'
  | 'own-astronaut-killed'
  | 'own-astronaut-replaced'
  | 'replaced-aboard-for-nothing'
  | 'majority-abandoned'
  | 'neutral-overtakes-main'
  | 'phobos-abandoned'
  | 'turned-away-from-victory'
  | 'harm-at-home'
  | 'rescue-declined';

/** Answers that no sensible player gives while another one is open, by question. Bots never do. */
const BLUNDERS: Partial<ByQuestion<RedPlanet, [Position], Blunder | false>> = {
  'choose-character': (_about, { character }, { table, own }) => {
    const { supply, played } = table.companies[own];
    if (character === 'travel-agent' && (supply < 3 || dockedShips(table).every((ship) => freeSeats(ship) < 3)))
      return 'travel-agent-without-room';
    return character === 'recruiter' && played.cards.length <= 1 && 'recruiter-for-nothing';
  },
  'destroy-ship': (_about, { ship }, { table, own }) => {
    const chosen = findShip(table, ship);
    const better = (other: Ship) =>
      aboard(other, own) < aboard(chosen, own) && rivals(other, own) > rivals(chosen, own);
    return !mourns(table, own) && dockedShips(table).some(better) && 'own-ship-destroyed';
  },
  'kill-astronaut': (_about, { company }, { table, own }) =>
    company === own && !mourns(table, own) && 'own-astronaut-killed',
  'replace-astronaut': (_about, victim, { table, own, answers }) => {
    if (victim.company === own) return 'own-astronaut-replaced';
    const elsewhere = answers.some((answer) => 'zone' in answer);
    return 'ship' in victim && staysForever(table, victim.ship) && elsewhere && 'replaced-aboard-for-nothing';
  },
  explore: ({ left }, move, position) => {
    if ('stop' in move) return false;
    if (left === 1 && givesUp(position, move)) return 'majority-abandoned';
    const { table, own, acting } = position;
    const { astronauts } = table.zones[move.to];
    const overtakes = majority(astronauts).includes(own) && astronauts[acting] === astronauts[own];
    return acting !== own && overtakes && 'neutral-overtakes-main';
  },
  'drop-from-phobos': ({ dropped }, drop, position) =>
    'zone' in drop && dropped !== 0 && givesUp(position, { from: 'phobos', to: drop.zone }) && 'phobos-abandoned',
  'pilot-destination': (about, { zone }, { table, own }) => {
    const ship = findShip(table, about.ship);
    const before = destinationOf(ship);
    if (before === null || before === zone || aboard(ship, own) < rivals(ship, own)) return false;
    const [then, now] = [before, zone].map((to) => majority(landed(table, ship, to)));
    const givesAway = then.length === 1 && then[0] === own && !now.includes(own);
    return givesAway && !wanted(table, own, zone) && 'turned-away-from-victory';
  },
  'assign-discovery': ({ card }, { zone }, { table, own, answers }) => {
    const isFree = (answer: AnswerTo<RedPlanet>) => 'zone' in answer && table.zones[answer.zone].astronauts[own] === 0;
    const harms = HARMFUL.some((one) => card.cards?.includes(one));
    return harms && alone(table, own, zone) && answers.some(isFree) && 'harm-at-home';
  },
  rescue: (_about, answer, { table, own }) => 'stop' in answer && !mourns(table, own) && 'rescue-declined',
};

/** The name of the blunder an answer would be, if there is a better one. */
export function blunder(
  table: Table,
  seat: Seat,
  asked: OpenQuestion<RedPlanet>,
  answer: AnswerTo<RedPlanet>,
): Blunder | undefined {
  const { about, answers } = asked;
  const position: Position = { table, own: seat, acting: about.company, answers };
  const nameOf = (one: AnswerTo<RedPlanet>) =>
    byQuestion<RedPlanet, [Position], Blunder | false>(BLUNDERS, asked, one, position) || undefined;
  const name = nameOf(answer);
  return name !== undefined && answers.some((other) => nameOf(other) === undefined) ? name : undefined;
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
function givesUp({ table, own, acting }: Position, { from, to }: MoveAnswer): boolean {
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
