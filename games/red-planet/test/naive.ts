import type { Answer, Asked, Shown } from '@orrery/kernel';
import { CHARACTERS, ZONES, type ZoneId } from '../data/ids.ts';
import { SHIPS } from '../data/ships.ts';
import type { Table } from '../rules/table.ts';

/**
 * A second, naive reading of section 14: for each question, of all imaginable answers those that the rules allow. It
 * shares nothing with the rules but the names of things, and needs nothing but the asked player's view.
 */
export function legalAnswers(table: Shown<Table>, { question, about }: Asked): Answer[] {
  const legal = LEGAL[question];
  const position = read(table, about);
  return UNIVERSE.filter((answer) => legal(position, answer));
}

/** 17 borders, typed anew from the table of MRP-7.2. */
const BORDERS =
  'VB-AU VB-MS VB-SM VB-VM AU-HE AU-SM HE-TS HE-SM TS-MT TS-SM TS-VM MT-SS MT-VM SS-MS SS-VM MS-VM SM-VM'.split(' ');
const CODES = ['VB', 'AU', 'HE', 'TS', 'MT', 'SS', 'MS', 'SM', 'VM', 'PH'];
const code = (zone: unknown): string => CODES[ZONES.indexOf(zone as ZoneId)];
const touch = (one: unknown, other: unknown): boolean =>
  BORDERS.includes(`${code(one)}-${code(other)}`) || BORDERS.includes(`${code(other)}-${code(one)}`);

const companies = [0, 1, 2, 3, 4, 5];

const UNIVERSE: Answer[] = [
  ...CHARACTERS.map((character) => ({ character })),
  ...SHIPS.map(({ id }) => ({ ship: id })),
  ...SHIPS.flatMap(({ id }) => companies.map((company) => ({ ship: id, company }))),
  ...ZONES.map((zone) => ({ zone })),
  ...ZONES.flatMap((zone) => companies.map((company) => ({ zone, company }))),
  ...ZONES.flatMap((from) => ZONES.map((to) => ({ from, to }))),
  { stop: true },
  { mode: 'draw' },
  { mode: 'look' },
];

interface Position {
  readonly table: Shown<Table>;
  readonly about: Asked['about'];
  readonly me: number;
  readonly supply: number;
  /** Astronauts of a company in a zone. */
  in(zone: unknown, company: unknown): number;
  /** Seats still free on a docked ship; -1 for any other ship. */
  free(ship: unknown): number;
  crew(ship: unknown): readonly number[];
  docked(ship: unknown): boolean;
  launched(ship: unknown): boolean;
  discovery(zone: unknown): boolean;
  pool(zone: unknown): number;
}

function read(table: Shown<Table>, about: Asked['about']): Position {
  const me = about.company as number;
  const at = (ship: unknown) => (one: Shown<Table>['launched'][number] | null) => one?.card.cards?.[0] === ship;
  const docked = (ship: unknown) => table.docks.find(at(ship)) ?? undefined;
  const launched = (ship: unknown) => table.launched.find(at(ship));
  return {
    table,
    about,
    me,
    supply: table.companies[me].supply,
    in: (zone, company) => table.zones[zone as ZoneId].astronauts[company as number] ?? 0,
    free: (ship) => {
      const found = docked(ship);
      const capacity = SHIPS.find(({ id }) => id === ship)?.capacity ?? 0;
      return found ? capacity - found.crew.length : -1;
    },
    crew: (ship) => (docked(ship) ?? launched(ship))?.crew ?? [],
    docked: (ship) => docked(ship) !== undefined,
    launched: (ship) => launched(ship) !== undefined,
    discovery: (zone) => {
      const { cards, n } = table.zones[zone as ZoneId].discovery;
      return (cards?.length ?? n) === 1;
    },
    pool: (zone) => table.pool[zone as ZoneId],
  };
}

type Legal = (position: Position, answer: Answer) => boolean;

const only = (answer: Answer, ...fields: string[]): boolean => Object.keys(answer).join() === fields.join();
const isOuter = (zone: unknown): boolean => !['SM', 'VM', 'PH'].includes(code(zone));

const LEGAL: { readonly [question: string]: Legal } = {
  'choose-character': ({ table, me }, answer) =>
    only(answer, 'character') && (table.companies[me].hand.cards ?? []).includes(answer.character as 'pilot'),
  'place-astronaut': ({ supply, free, about }, answer) =>
    only(answer, 'ship') && supply > 0 && free(answer.ship) > 0 && !(about.apart && about.last === answer.ship),
  'choose-destination': ({ pool }, answer) => only(answer, 'zone') && pool(answer.zone) > 0,
  explore: (position, answer) =>
    only(answer, 'stop') ||
    (only(answer, 'from', 'to') && position.in(answer.from, position.me) > 0 && touch(answer.from, answer.to)),
  scientist: ({ table, discovery }, { mode }) =>
    mode === 'draw' ? table.eventDeck.n !== 0 : mode === 'look' && ZONES.some(discovery),
  'assign-discovery': ({ discovery }, answer) =>
    only(answer, 'zone') && isOuter(answer.zone) && !discovery(answer.zone),
  'look-at-discovery': ({ discovery }, answer) => only(answer, 'zone') && discovery(answer.zone),
  'force-launch': ({ free }, answer) => only(answer, 'ship') && free(answer.ship) > 0,
  'destroy-ship': ({ docked }, answer) => only(answer, 'ship') && docked(answer.ship),
  'replace-astronaut': (position, answer) => {
    const { me, crew, supply } = position;
    if (supply === 0 || answer.company === me) return false;
    if (only(answer, 'ship', 'company'))
      return crew(answer.ship).includes(me) && crew(answer.ship).includes(answer.company as number);
    return (
      only(answer, 'zone', 'company') &&
      position.in(answer.zone, me) > 0 &&
      position.in(answer.zone, answer.company) > 0
    );
  },
  'travel-agent': ({ free, supply }, answer) => only(answer, 'ship') && supply >= 3 && free(answer.ship) >= 3,
  'kill-astronaut': (position, answer) =>
    only(answer, 'zone', 'company') &&
    !['SM', 'VM'].includes(code(answer.zone)) &&
    position.in(answer.zone, answer.company) > 0,
  'drop-from-phobos': ({ about }, answer) =>
    only(answer, 'stop') ? (about.dropped as number) > 0 : only(answer, 'zone') && code(answer.zone) !== 'PH',
  'pilot-ship': ({ docked, launched, table }, answer) =>
    only(answer, 'ship') &&
    (docked(answer.ship) || launched(answer.ship)) &&
    ZONES.some((zone) => table.pool[zone] > 0),
  'pilot-destination': ({ pool }, answer) => only(answer, 'zone') && pool(answer.zone) > 0,
  evacuate: ({ about }, answer) => only(answer, 'zone') && touch(about.from, answer.zone),
  rescue: ({ about }, answer) =>
    only(answer, 'stop') || (only(answer, 'zone') && (about.zones as unknown[]).includes(answer.zone)),
  espionage: (position, answer) =>
    only(answer, 'zone', 'company') &&
    answer.company !== position.me &&
    position.in(answer.zone, position.me) > 0 &&
    position.in(answer.zone, answer.company) > 0,
};
