import { recordOf } from '@orrery/kernel';
import { RESOURCES, type Resource, ZONES, type ZoneId } from '../../data/ids.ts';
import { LEVEL_FACTS } from '../../data/solo.ts';
import { awardsOf, majority, productionOf } from '../../rules/lookups.ts';
import { nextProduction } from './moment.ts';
import { type CompanyId, face, type Seen, type Zone } from './table.ts';

/** What the next production would do in a zone if nothing changed, as far as the viewer can know. */
export interface Forecast {
  /** Tokens produced, and their kind; nothing while the resource is unknown. */
  readonly brings: number;
  readonly kind?: Resource;
  /** All tokens to win: produced and lying there. */
  readonly tokens: number;
  /** Who would share them. */
  readonly takers: readonly CompanyId[];
  /** What each taker gets, and what stays in the zone. */
  readonly each: number;
  readonly rest: number;
}

export function forecast(view: Seen, zone: ZoneId): Forecast {
  const next = nextProduction(view);
  const table = asKnown(view.table);
  const { points, astronauts } = table.zones[zone];
  const lying = RESOURCES.reduce((sum, resource) => sum + points[resource], 0);
  if (!next) return { brings: 0, tokens: lying, takers: [], each: 0, rest: lying };
  const produced = productionOf(table, zone, next.phase);
  const brings = produced?.n ?? 0;
  const tokens = lying + brings;
  const awards = awardsOf(withTokens(table, zone, produced), zone, next.phase, botsWinTies(view));
  const takers = [...new Set(awards.map(({ company }) => company))];
  const taken = awards.reduce((sum, { n }) => sum + n, 0);
  return {
    brings,
    kind: produced?.resource,
    tokens,
    takers: takers.length > 0 ? takers : majority(astronauts),
    each: takers.length > 0 ? taken / takers.length : 0,
    rest: tokens - taken,
  };
}

type AnyTable = Seen['table'];

/** The table in which discoveries known to the viewer lie open: for the viewer's own estimate only. */
function asKnown(table: AnyTable): AnyTable {
  const zones = recordOf(ZONES, (id): Zone => {
    const zone = table.zones[id];
    return face(zone.discovery) ? { ...zone, discovery: { ...zone.discovery, seen: 'all' } } : zone;
  });
  return { ...table, zones };
}

function withTokens(table: AnyTable, id: ZoneId, made: { resource: Resource; n: number } | null): AnyTable {
  if (!made) return table;
  const zone = table.zones[id];
  const points = { ...zone.points, [made.resource]: zone.points[made.resource] + made.n };
  return { ...table, zones: { ...table.zones, [id]: { ...zone, points } satisfies Zone } };
}

/** MRP-12.7 */
const botsWinTies = ({ options, table }: Seen): boolean =>
  table.companies.some(({ role }) => role === 'bot') && LEVEL_FACTS[options.level].winsTies;
