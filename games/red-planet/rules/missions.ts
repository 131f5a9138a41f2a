import type { Shown } from '@orrery/kernel';
import { type EventCardId, RESOURCES, ZONES, type ZoneId } from '../data/ids.ts';
import { MISSIONS } from '../data/missions.ts';
import type { CompanyId, Table } from './table.ts';

type AnyTable = Shown<Table>;

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

/** MRP-9.3.2, 9.3.6: a tie counts, one at least is needed, every company is compared. */
function hasMost({ companies }: AnyTable, company: CompanyId, amount: (company: CompanyId) => number): boolean {
  const own = amount(company);
  return own > 0 && companies.every((_, other) => amount(other) <= own);
}
