import { type EventCardId, RESOURCES, ZONES, type ZoneId } from '../../data/ids.ts';
import { MISSIONS } from '../../data/missions.ts';
import type { CompanyId, Seen } from './table.ts';

/** How a mission stands on the public board, as one of the `board.progress` messages. */
export interface Progress {
  readonly key: 'presence' | 'lead' | 'behind' | 'each' | 'threshold' | 'kinds';
  readonly args: { readonly [name: string]: number };
  /** Points it would score now. */
  readonly points: number;
}

type Heads = { readonly zone: (zone: ZoneId) => readonly number[]; readonly me: CompanyId };

export function progressOf({ table }: Seen, company: CompanyId, card: EventCardId): Progress | undefined {
  const mission = MISSIONS[card];
  if (!mission) return undefined;
  const heads: Heads = { zone: (zone) => table.zones[zone].astronauts, me: company };
  const own = table.companies[company];
  switch (mission.of) {
    case 'presence': {
      const have = present(heads, mission.zones);
      return counted('presence', have, mission.zones.length, mission.table[have]);
    }
    case 'most-astronauts':
      return race(sums(heads, mission.zones), company, mission.points);
    case 'most-tokens':
      return race(
        table.companies.map(({ points }) => points[mission.resource]),
        company,
        mission.points,
      );
    case 'lost':
      return each(table.lost[company], Math.min(mission.max, table.lost[company] * mission.each));
    case 'spread': {
      const have = present(heads, ZONES);
      return each(have, Math.min(mission.max, Math.max(0, have - mission.free) * mission.each));
    }
    case 'settlers':
      return counted('threshold', sums(heads, ZONES)[company], mission.atLeast, mission.points);
    case 'each-resource': {
      const have = RESOURCES.filter((resource) => own.points[resource] >= mission.atLeast).length;
      return counted('kinds', have, RESOURCES.length, mission.points);
    }
  }
}

const present = ({ zone, me }: Heads, zones: readonly ZoneId[]): number =>
  zones.filter((id) => zone(id)[me] > 0).length;

function sums({ zone }: Heads, zones: readonly ZoneId[]): number[] {
  const [first, ...rest] = zones.map(zone);
  return rest.reduce<number[]>((sum, heads) => sum.map((n, company) => n + heads[company]), [...first]);
}

/** Presence pays by a table; thresholds and kinds pay only when they are reached. */
function counted(key: 'presence' | 'threshold' | 'kinds', have: number, of: number, points: number): Progress {
  return { key, args: { have, of, points }, points: key === 'presence' || have >= of ? points : 0 };
}

const each = (have: number, points: number): Progress => ({ key: 'each', args: { have, points }, points });

function race(counts: readonly number[], company: CompanyId, points: number): Progress {
  const have = counts[company];
  const most = Math.max(...counts);
  if (have > 0 && have === most) return { key: 'lead', args: { have, points }, points };
  return { key: 'behind', args: { have, most }, points: 0 };
}
