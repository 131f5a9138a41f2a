import type { Match } from '@orrery/kernel';
import { BASE_TARGET } from '../data/solo.ts';
import { scoreOf } from '../rules/lookups/scoring/score.ts';
import { targetOf } from '../rules/lookups/scoring/standing.ts';
import { mixOf } from '../rules/options.ts';
import type { Table } from '../rules/table.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { contestPromise } from './contests.ts';
import { prospectOf } from './prospect.ts';
import { tilesLeft } from './time.ts';

/** A lead of so many points makes the win three to one. */
export const SCALE = 9;

/** Points each seat may expect in the end. */
export function outlooks(table: Table): number[] {
  if (table.phase === 'over')
    return table.areas.map((_, seat) => scoreOf(table, seat).reduce((sum, { points }) => sum + points, 0));
  const contests = contestPromise(table, tilesLeft(table, 0));
  return contests.map((points, seat) => points + prospectOf(table, seat).points());
}

export function value({ table, options, seats }: Pick<Match<PlanetUnknown>, 'table' | 'options' | 'seats'>): number[] {
  const expected = outlooks(table);
  if (seats === 1) {
    const mix = mixOf(options, seats);
    return [chance(expected[0] - (mix ? targetOf(mix) : BASE_TARGET))];
  }
  return expected.map((own, seat) => chance(own - Math.max(...expected.filter((_, other) => other !== seat))));
}

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / SCALE));
