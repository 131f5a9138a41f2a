import { isMission } from '../data/events.ts';
import { type EventCardId, ZONES, type ZoneId } from '../data/ids.ts';
import { MISSIONS } from '../data/missions.ts';
import type { CompanyId } from '../rules/table.ts';
import { GUESSES } from './guesses.ts';
import type { Stock } from './harvest.ts';
import type { Outlook } from './outlook.ts';

/** What a kept card is expected to bring its owner. */
export function promise(outlook: Outlook, company: CompanyId, card: EventCardId, stock: Stock): number {
  if (!isMission(card)) return GUESSES.action;
  const mission = MISSIONS[card];
  switch (mission.of) {
    case 'presence':
      return interpolate(mission.table, presence(outlook, company, mission.zones));
    case 'most-astronauts':
      return mission.points * lead(outlook, company, (c) => heads(outlook, c, mission.zones));
    case 'most-tokens':
      return mission.points * lead(outlook, company, (c) => stock[mission.resource][c]);
    case 'lost':
      return Math.min(mission.max, mission.each * (outlook.table.lost[company] + 0.12 * outlook.rounds));
    case 'spread':
      return Math.min(mission.max, mission.each * Math.max(0, presence(outlook, company, ZONES) - mission.free));
    case 'settlers': {
      const expected = heads(outlook, company, ZONES) + GUESSES.settlersPerRound * outlook.rounds;
      return mission.points / (1 + Math.exp(1.1 * (mission.atLeast - 0.5 - expected)));
    }
    case 'each-resource': {
      let chance = 1;
      for (const tokens of Object.values(stock)) chance *= Math.min(1, tokens[company] / (mission.atLeast + 0.5));
      return mission.points * chance;
    }
  }
}

/** In how many of these zones the company is expected to stand. */
function presence(outlook: Outlook, company: CompanyId, zones: readonly ZoneId[]): number {
  const chance = GUESSES.spreadPerRound * outlook.rounds;
  let n = 0;
  for (const zone of zones) n += Math.min(1, outlook.atEnd(zone, company) + chance);
  return n;
}

function heads(outlook: Outlook, company: CompanyId, zones: readonly ZoneId[]): number {
  let n = 0;
  for (const zone of zones) n += outlook.atEnd(zone, company);
  return n;
}

/** The chance to have most: by how much the company leads, or lags behind, the best of the others. */
function lead(outlook: Outlook, company: CompanyId, amount: (company: CompanyId) => number): number {
  const own = amount(company);
  let rival = 0;
  for (let c = 0; c < outlook.companies; c++) if (c !== company) rival = Math.max(rival, amount(c));
  const doubt = GUESSES.leadDoubt + GUESSES.leadDoubtPerRound * outlook.rounds;
  return own <= 0.05 ? 0 : 1 / (1 + Math.exp((rival - own - 0.3) / doubt));
}

/** The value of a table between its whole places. */
function interpolate(table: readonly number[], at: number): number {
  const low = Math.min(table.length - 1, Math.floor(at));
  const high = Math.min(table.length - 1, low + 1);
  return table[low] + (table[high] - table[low]) * (at - low);
}

/** What an astronaut more in a zone does for the missions its company keeps, roughly, in points. */
export function errand(outlook: Outlook, company: CompanyId, zone: ZoneId): number {
  let points = 0;
  for (const card of outlook.table.companies[company].kept.cards) {
    if (!isMission(card)) continue;
    const mission = MISSIONS[card];
    const absent = 1 - Math.min(1, outlook.atEnd(zone, company));
    if (mission.of === 'presence' && mission.zones.includes(zone)) points += ERRAND.presence * absent;
    else if (mission.of === 'most-astronauts' && mission.zones.includes(zone)) points += ERRAND.most;
    else if (mission.of === 'spread') points += ERRAND.spread * absent;
    else if (mission.of === 'settlers') points += ERRAND.settlers;
  }
  return points;
}

const ERRAND = { presence: 2.5, most: 2, spread: 1, settlers: 0.6 };
