import { type EventCardId, type Resource, ZONES, type ZoneId } from './ids.ts';

/** What a mission scores at the end (MRP-9.3). "Most" is fulfilled in a tie too, with at least one of the thing. */
export type MissionScoring =
  | { readonly of: 'presence'; readonly zones: readonly ZoneId[]; readonly table: readonly number[] }
  | { readonly of: 'most-astronauts'; readonly zones: readonly ZoneId[]; readonly points: number }
  | { readonly of: 'most-tokens'; readonly resource: Resource; readonly points: number }
  | { readonly of: 'lost'; readonly each: number; readonly max: number }
  | { readonly of: 'spread'; readonly free: number; readonly each: number; readonly max: number }
  | { readonly of: 'settlers'; readonly atLeast: number; readonly points: number }
  | { readonly of: 'each-resource'; readonly atLeast: number; readonly points: number };

export type MissionFacts = MissionScoring & { readonly rule: string };

/** Points for presence in none to four of the zones shown in red (MRP-9.3.3, MRP-16.3). */
export const INFLUENCE = [0, 1, 2, 4, 7] as const;

const influence = (rule: string, ...zones: ZoneId[]): MissionFacts => ({
  rule,
  of: 'presence',
  zones,
  table: INFLUENCE,
});

export const MISSIONS: { readonly [card: EventCardId]: MissionFacts } = {
  'mis-eastern-influence': influence('MRP-9.3.10', 'ausonia', 'hellas', 'tritonis-sinus', 'syrtis-major'),
  'mis-western-influence': influence(
    'MRP-9.3.11',
    'mare-tyrrhenum',
    'sinus-sabaeus',
    'mare-serpentis',
    'valles-marineris',
  ),
  'mis-northern-influence': influence('MRP-9.3.12', 'vastitas-borealis', 'ausonia', 'mare-serpentis', 'syrtis-major'),
  'mis-southern-influence': influence('MRP-9.3.13', 'hellas', 'tritonis-sinus', 'mare-tyrrhenum', 'sinus-sabaeus'),
  'mis-strategic-zones': {
    rule: 'MRP-9.3.14',
    of: 'most-astronauts',
    zones: ['syrtis-major', 'valles-marineris'],
    points: 8,
  },
  'mis-phobos-garrison': { rule: 'MRP-9.3.15', of: 'most-astronauts', zones: ['phobos'], points: 8 },
  'mis-celerium-baron': { rule: 'MRP-9.3.16', of: 'most-tokens', resource: 'celerium', points: 6 },
  'mis-sylvanite-baron': { rule: 'MRP-9.3.17', of: 'most-tokens', resource: 'sylvanite', points: 7 },
  'mis-memorial': { rule: 'MRP-9.3.18', of: 'lost', each: 1, max: 7 },
  'mis-expansion': { rule: 'MRP-9.3.19', of: 'spread', free: 3, each: 1, max: 7 },
  'mis-mass-settlement': { rule: 'MRP-9.3.20', of: 'settlers', atLeast: 13, points: 7 },
  'mis-diversified-mining': { rule: 'MRP-9.3.21', of: 'each-resource', atLeast: 2, points: 8 },
  'mis-polar-claim': { rule: 'MRP-9.3.22', of: 'most-astronauts', zones: ['vastitas-borealis'], points: 6 },
};

/** Zones a mission looks at, for pointing them out on the map. */
export function zonesOfMission(card: EventCardId): readonly ZoneId[] {
  const mission = MISSIONS[card];
  if ('zones' in mission) return mission.zones;
  return mission.of === 'spread' || mission.of === 'settlers' ? ZONES : [];
}

/** The global mission (MRP-1.9, MRP-9.5.1): tied companies divide its points, rounded down. */
export const ICE_MONOPOLY = { rule: 'MRP-9.5.1', resource: 'ice', points: 9 } as const;
