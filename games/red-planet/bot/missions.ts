import { isMission } from '../data/events.ts';
import { type EventCardId, ZONES, type ZoneId } from '../data/ids.ts';
import { MISSIONS } from '../data/missions.ts';
import type { CompanyId } from '../rules/table.ts';
import type { Stock } from './harvest.ts';
import { type Outlook, ZONE_AT } from './outlook.ts';

/** An action card is worth about this much when it is played. */
const ACTION = 3;

/** What a kept card is expected to bring its owner. */
export function promise(outlook: Outlook, company: CompanyId, card: EventCardId, stock: Stock): number {
  if (!isMission(card)) return ACTION;
  const mission = MISSIONS[card];
  switch (mission.of) {
    case 'presence':
      return interpolate(mission.table, presence(outlook, company, mission.zones));
    case 'most-astronauts':
      return mission.points * lead(outlook, company, (c) => heads(outlook, c, mission.zones));
    case 'most-tokens':
      return mission.points * lead(outlook, company, (c) => stock[mission.resource][c]);
    case 'lost':
      return Math.min(mission.max, mission.each * (outlook.table.lost[company] + 0.12 * roundsLeft(outlook)));
    case 'spread':
      return Math.min(mission.max, mission.each * Math.max(0, presence(outlook, company, ZONES) - mission.free));
    case 'settlers': {
      const expected = heads(outlook, company, ZONES) + 1.2 * roundsLeft(outlook);
      return mission.points / (1 + Math.exp(1.1 * (mission.atLeast - 0.5 - expected)));
    }
    case 'each-resource': {
      let chance = 1;
      for (const tokens of Object.values(stock)) chance *= Math.min(1, tokens[company] / (mission.atLeast + 0.5));
      return mission.points * chance;
    }
  }
}

const roundsLeft = ({ harvests }: Outlook): number => harvests.at(-1)?.away ?? 0;

/** In how many of these zones the company is expected to stand. */
function presence(outlook: Outlook, company: CompanyId, zones: readonly ZoneId[]): number {
  const chance = 0.06 * roundsLeft(outlook);
  let n = 0;
  for (const zone of zones) n += Math.min(1, outlook.atEnd(ZONE_AT[zone], company) + chance);
  return n;
}

function heads(outlook: Outlook, company: CompanyId, zones: readonly ZoneId[]): number {
  let n = 0;
  for (const zone of zones) n += outlook.atEnd(ZONE_AT[zone], company);
  return n;
}

/** The chance to have most: by how much the company leads, or lags behind, the best of the others. */
function lead(outlook: Outlook, company: CompanyId, amount: (company: CompanyId) => number): number {
  const own = amount(company);
  let rival = 0;
  for (let c = 0; c < outlook.companies; c++) if (c !== company) rival = Math.max(rival, amount(c));
  const doubt = 0.35 + 0.16 * roundsLeft(outlook);
  return own <= 0.05 ? 0 : 1 / (1 + Math.exp((rival - own - 0.3) / doubt));
}

/** The value of a table between its whole places. */
function interpolate(table: readonly number[], at: number): number {
  const low = Math.min(table.length - 1, Math.floor(at));
  const high = Math.min(table.length - 1, low + 1);
  return table[low] + (table[high] - table[low]) * (at - low);
}
