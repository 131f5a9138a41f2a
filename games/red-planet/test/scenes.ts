import type { Event, EventType, Forced } from '@orrery/kernel';
import { given, type Scene } from '@orrery/kernel/testing';
import { CHARACTER_FACTS } from '../data/characters.ts';
import { type CharacterId, type EventCardId, RESOURCES, type ShipId, type ZONES } from '../data/ids.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import { resolve } from '../rules/countdown.ts';
import { game } from '../rules/index.ts';
import { dockedShips, findShip, shipId } from '../rules/lookups.ts';
import { results } from '../rules/results.ts';
import type { Company, CompanyId, Table } from '../rules/table.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { arrange, put, stage, take, zoneOf } from './position.ts';

type Options = { [name: string]: unknown };

/** A game after the choice of missions: round 1, everybody is to choose a character. */
export function begun(seats: number, options?: Options, seed = 'begun'): Scene<RedPlanet> {
  const scene = given(game, { seats, seed, ...(options ? { options } : {}) });
  for (let seat = 0; seat < seats; seat++) scene.when(seat, { mission: scene.answers(seat)[0].mission });
  return scene;
}

/** The set-up alone, with forced luck by purpose. */
export function setUp(seats: number, forced: Forced, options?: Options): Scene<RedPlanet> {
  return given(game, { seats, forced, ...(options ? { options } : {}) });
}

/** A position in the notation of the examples, with nothing left to do. */
export const positioned = (seats: number, text: string, options?: Options): Scene<RedPlanet> =>
  begun(seats, options)
    .doing()
    .position((table) => arrange(table, text));

/** The company turns up this character and resolves it; everybody else is done. */
export function resolving(scene: Scene<RedPlanet>, company: CompanyId, character: CharacterId): Scene<RedPlanet> {
  scene.position((table) => {
    lay(table, company, character);
    table.called = CHARACTER_FACTS[character].number;
    table.companies.forEach((other, id) => {
      if (id !== company) putBack(other);
    });
    table.resolved = table.companies.length - 1;
  });
  return scene.doing(resolve({ company }));
}

/** Puts this character face up before the company, whatever lay there. */
function lay(table: Table, id: CompanyId, character: CharacterId): void {
  const company = table.companies[id];
  putBack(company);
  take(character, company.hand, company.top, company.deck, company.played);
  stage(company.chosen, { seen: 'all', cards: [character] });
}

function putBack(company: Table['companies'][number]): void {
  const home = company.role === 'main' ? company.hand : company.deck;
  put(home, ...company.chosen.cards);
  stage(company.chosen, { cards: [] });
}

/** The next event cards to be drawn, from the top. */
export function stackEvents(table: Table, ...cards: EventCardId[]): void {
  for (const card of cards) take(card, table.eventDeck, ...table.companies.map(({ kept }) => kept));
  stage(table.eventDeck, { cards: [...cards, ...table.eventDeck.cards] });
}

/** No event card is left to be drawn. */
export function emptyEvents({ eventDeck, discarded }: Table): void {
  put(discarded, ...eventDeck.cards);
  stage(eventDeck, { cards: [] });
}

/** The company holds exactly these missions and actions. */
export function holds(table: Table, id: CompanyId, ...cards: EventCardId[]): void {
  const { kept } = table.companies[id];
  put(table.eventDeck, ...kept.cards);
  stage(kept, { cards: [] });
  for (const card of cards) take(card, table.eventDeck, ...table.companies.map((other) => other.kept));
  stage(kept, { cards });
}

/** Results from roles, scores and numbers of point tokens alone. */
export const resultsOf = (roles: Company['role'][], totals: number[], tokens: number[], seats: number) =>
  results(
    roles.map((role, company) => ({
      role,
      seat: role === 'bot' ? null : company % seats,
      total: totals[company],
      items: [],
      tokens: tokens[company],
    })),
    seats,
  );

// ---------------------------------------------------------------- what a test looks at

/** `{0:2,1:1}` as in the notation. */
export const heads = (astronauts: readonly number[]): string =>
  `{${astronauts.flatMap((n, company) => (n > 0 ? [`${company}:${n}`] : [])).join(',')}}`;

export const inZone = ({ table }: Scene<RedPlanet>, code: string): string =>
  heads(table.zones[zoneOf(code)].astronauts);
export const lost = ({ table }: Scene<RedPlanet>): string => heads(table.lost);
export const crewOf = ({ table }: Scene<RedPlanet>, ship: ShipId) => findShip(table, ship).crew;
export const docked = ({ table }: Scene<RedPlanet>): ShipId[] => dockedShips(table).map(shipId);
export const launched = ({ table }: Scene<RedPlanet>): ShipId[] => table.launched.map(shipId);
export const faceUp = ({ table }: Scene<RedPlanet>, code: string): boolean =>
  table.zones[zoneOf(code)].resource.seen === 'all';

/** `3 sylvanite`, several kinds separated by commas, or nothing. */
export const left = ({ table }: Scene<RedPlanet>, code: string): string => tokensIn(table.zones[zoneOf(code)].points);
export const won = ({ table }: Scene<RedPlanet>, company: CompanyId): string =>
  tokensIn(table.companies[company].points);

const tokensIn = (points: Table['companies'][number]['points']): string =>
  RESOURCES.flatMap((resource) => (points[resource] > 0 ? [`${points[resource]} ${resource}`] : [])).join(', ');

export const list = ({ table }: Scene<RedPlanet>): string =>
  table.priority.map((zone) => ZONE_FACTS[zone].code).join(' ');
const codes = (zones: readonly unknown[]): string =>
  zones.map((zone) => ZONE_FACTS[zone as (typeof ZONES)[number]].code).join(' ');
/** Zones among a seat's answers. */
export const zonesAsked = (scene: Scene<RedPlanet>, seat: number): string =>
  codes(scene.answers(seat).flatMap(({ zone }) => (zone === undefined ? [] : [zone])));

export const told = <T extends EventType<RedPlanet>>({ told: events }: Scene<RedPlanet>, type: T) =>
  ofType(events, type);

/** Those of these events that have one type. */
export const ofType = <T extends EventType<RedPlanet>>(events: readonly Event<RedPlanet>[], type: T) =>
  events.filter((one): one is Extract<Event<RedPlanet>, { type: T }> => one.type === type);

export const sound = ({ play }: Scene<RedPlanet>): string[] => game.check?.(play.match) ?? [];
