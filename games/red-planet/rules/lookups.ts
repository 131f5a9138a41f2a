import { present, type Shown } from '@orrery/kernel';
import { RESOURCE_FACTS } from '../data/box.ts';
import { DISCOVERIES, type MajorityRule, type ProductionEffect } from '../data/discoveries.ts';
import { type EventCardId, RESOURCES, type Resource, type ShipId, ZONES, type ZoneId } from '../data/ids.ts';
import { ICE_MONOPOLY, MISSIONS } from '../data/missions.ts';
import { shipFacts } from '../data/ships.ts';
import { TRACK } from '../data/track.ts';
import { ZONE_FACTS } from '../data/zones.ts';
import type { Company, CompanyId, Ship, Table, Zone } from './table.ts';

/** Questions about a position that only public things answer: they take a view's table as well as a real one. */

type AnyTable = Shown<Table>;
type AnyShip = Shown<Ship>;
type AnyZone = Shown<Zone>;

// ---------------------------------------------------------------- ships

/** Docked and launched ships always lie face up. */
export const shipId = (ship: AnyShip): ShipId => present(ship.card.cards, 'ship that is seen')[0];

export const capacityOf = (ship: AnyShip): number => shipFacts(shipId(ship)).capacity;

/** MRP-6.4: the topmost token, else the printed zone, else unknown. */
export const destinationOf = (ship: AnyShip): ZoneId | null =>
  ship.tokens.length > 0 ? ship.tokens[ship.tokens.length - 1] : shipFacts(shipId(ship)).destination;

export const freeSeats = (ship: AnyShip): number => capacityOf(ship) - ship.crew.length;

/** MRP-4.2.4 */
export const isFull = (ship: AnyShip): boolean => freeSeats(ship) === 0;

export function aboard(ship: AnyShip, company: CompanyId): number {
  let n = 0;
  for (const one of ship.crew) if (one === company) n++;
  return n;
}

/** The dock where this ship lies, or -1. */
export const dockOf = (table: AnyTable, ship: ShipId): number =>
  table.docks.findIndex((docked) => docked !== null && shipId(docked) === ship);

export const dockedShips = <S extends AnyShip>(table: { readonly docks: readonly (S | null)[] }): S[] =>
  table.docks.filter((ship) => ship !== null);

/** The ship with this card, docked or launched. */
export function findShip<S extends AnyShip>(
  table: { readonly docks: readonly (S | null)[]; readonly launched: readonly S[] },
  id: ShipId,
): S {
  const found = [...table.docks, ...table.launched].find((ship) => ship !== null && shipId(ship) === id);
  if (!found) throw new Error(`${id} is neither docked nor launched`);
  return found;
}

// ---------------------------------------------------------------- companies

/** All companies clockwise, this one first (MRP-0.5). */
export function clockwiseFrom(table: AnyTable, company: CompanyId): CompanyId[] {
  const n = table.companies.length;
  return Array.from({ length: n }, (_, i) => (company + i) % n);
}

/** Number of point tokens (MRP-10.4.2). */
export const tokensOf = ({ points }: Shown<Company>): number => points.ice + points.sylvanite + points.celerium;

/** The round being played, or null in a production, reveal or scoring phase. */
export function roundOf(table: AnyTable): number | null {
  const space = TRACK[table.track];
  return space.type === 'round' ? space.round : null;
}

// ---------------------------------------------------------------- zones

export const isFaceUp = ({ resource }: AnyZone): boolean => resource.seen === 'all';

/** What the zone mines, if its token is face up. */
export const resourceOf = (zone: AnyZone): Resource | null =>
  isFaceUp(zone) ? present(zone.resource.cards, 'resource that is seen')[0] : null;

/** The zone's discovery, once it lies face up. */
export const discoveryOf = ({ discovery }: AnyZone): EventCardId | null =>
  discovery.seen === 'all' ? (discovery.cards?.[0] ?? null) : null;

/** The companies with most astronauts: several in a tie, none if nobody is there (MRP-8.2, MRP-8.3). */
export const majority = (astronauts: readonly number[]): CompanyId[] => sharers(astronauts, 'most');

/** Who takes or shares what lies in a zone (MRP-8.2, MRP-9.2.16 to MRP-9.2.18, MRP-9.2.30). */
export function sharers(astronauts: readonly number[], rule: MajorityRule): CompanyId[] {
  const most = Math.max(...astronauts);
  if (most === 0) return [];
  switch (rule) {
    case 'most':
      return withCount(astronauts, most);
    case 'all-present':
      return astronauts.flatMap((n, company) => (n > 0 ? [company] : []));
    case 'fewest':
      return withCount(astronauts, Math.min(...astronauts.filter((n) => n > 0)));
    case 'second-most': {
      const first = withCount(astronauts, most);
      if (first.length > 1) return first;
      const second = Math.max(...astronauts.filter((n) => n < most));
      return second > 0 ? withCount(astronauts, second) : [];
    }
  }
}

const withCount = (astronauts: readonly number[], n: number): CompanyId[] =>
  astronauts.flatMap((count, company) => (count === n ? [company] : []));

// ---------------------------------------------------------------- production

const productionEffect = (zone: AnyZone): ProductionEffect | null => {
  const card = discoveryOf(zone);
  const facts = card === null ? null : DISCOVERIES[card];
  return facts?.timing === 'production' ? facts.effect : null;
};

/** What a zone produces in this phase (MRP-8.1, MRP-10.2.2), as far as face-up cards tell; Synergy helps only neighbours (MRP-16.27). */
export function productionOf(table: AnyTable, zone: ZoneId, phase: number): { resource: Resource; n: number } | null {
  const here = table.zones[zone];
  const resource = resourceOf(here);
  if (resource === null) return null;
  const effect = phase === 3 ? productionEffect(here) : null;
  if (effect && 'nothing' in effect) return null; // MRP-9.2.32
  let n = phase;
  if (effect && 'here' in effect) n += effect.here;
  if (phase === 3)
    for (const next of ZONE_FACTS[zone].adjacent) {
      const beside = productionEffect(table.zones[next]);
      if (beside && 'adjacent' in beside) n += beside.adjacent;
    }
  return { resource: effect && 'kind' in effect ? effect.kind : resource, n };
}

export interface Award {
  readonly company: CompanyId;
  readonly resource: Resource;
  readonly n: number;
}

/**
 * Who would take how much of the point tokens lying in a zone (MRP-8.2 to MRP-8.6). `phase` 3 obeys face-up discoveries, and nothing
 * else does (MRP-9.2.31);
 * `botsWinTies` is the solo rule MRP-12.7.
 */
export function awardsOf(table: AnyTable, zone: ZoneId, phase: number, botsWinTies = false): Award[] {
  const here = table.zones[zone];
  const effect = phase === 3 ? productionEffect(here) : null;
  let sharing = sharers(here.astronauts, effect && 'shared' in effect ? effect.shared : 'most');
  if (botsWinTies && sharing.length > 1) sharing = sharing.filter((company) => table.companies[company].role === 'bot');
  if (sharing.length === 0) return [];
  const awards: Award[] = [];
  for (const resource of RESOURCES) {
    const n = Math.floor(here.points[resource] / sharing.length);
    if (n > 0) for (const company of sharing) awards.push({ company, resource, n });
  }
  return awards;
}

// ---------------------------------------------------------------- points

/** Value of a company's point tokens (MRP-10.3.2). */
export const tokenPoints = ({ points }: Pick<Shown<Company>, 'points'>): number =>
  RESOURCES.reduce((sum, resource) => sum + points[resource] * RESOURCE_FACTS[resource].value, 0);

/** MRP-9.5.1: nine points for most ice, divided among tied companies; nobody scores without ice. All ice counts (MRP-16.36). By company. */
export function iceMonopoly({ companies }: AnyTable): number[] {
  const most = majority(companies.map(({ points }) => points[ICE_MONOPOLY.resource]));
  return shares(companies.length, most, ICE_MONOPOLY.points);
}

/** Points divided evenly among some of the companies, rounded down (MRP-0.7). */
export function shares(companies: number, among: readonly CompanyId[], points: number): number[] {
  const out = Array<number>(companies).fill(0);
  for (const company of among) out[company] = Math.floor(points / among.length);
  return out;
}

// ---------------------------------------------------------------- missions

/** Points of one mission for its owner on the board as it stands (MRP-9.3): all that missions look at is public. */
export function missionPoints(table: AnyTable, company: CompanyId, card: EventCardId): number {
  const mission = MISSIONS[card];
  switch (mission.of) {
    case 'presence':
      return mission.table[presence(table, company, mission.zones)];
    case 'most-astronauts':
      return hasMost(table, company, (one) => astronautsIn(table, one, mission.zones)) ? mission.points : 0;
    case 'most-tokens':
      return hasMost(table, company, (one) => table.companies[one].points[mission.resource]) ? mission.points : 0;
    case 'lost':
      return Math.min(mission.max, mission.each * table.lost[company]);
    case 'spread':
      return Math.min(mission.max, mission.each * Math.max(0, presence(table, company, ZONES) - mission.free));
    case 'settlers':
      return astronautsIn(table, company, ZONES) >= mission.atLeast ? mission.points : 0;
    case 'each-resource': {
      const { points } = table.companies[company];
      return RESOURCES.every((resource) => points[resource] >= mission.atLeast) ? mission.points : 0;
    }
  }
}

/** Number of these zones with an astronaut of the company (MRP-9.3.3). */
function presence({ zones }: AnyTable, company: CompanyId, among: readonly ZoneId[]): number {
  let n = 0;
  for (const zone of among) if (zones[zone].astronauts[company] > 0) n++;
  return n;
}

/** The sum over these zones (MRP-9.3.4). */
function astronautsIn({ zones }: AnyTable, company: CompanyId, among: readonly ZoneId[]): number {
  let n = 0;
  for (const zone of among) n += zones[zone].astronauts[company];
  return n;
}

/** MRP-9.3.2, MRP-9.3.6: a tie counts, one at least is needed, every company is compared. */
function hasMost({ companies }: AnyTable, company: CompanyId, amount: (company: CompanyId) => number): boolean {
  const own = amount(company);
  return own > 0 && companies.every((_, other) => amount(other) <= own);
}
