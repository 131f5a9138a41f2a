import type { Match, Seat } from '@orrery/kernel';
import { TRACKS } from '../data/ids.ts';
import { mixOf } from '../rules/options.ts';
import { scoreOf } from '../rules/scoring/score.ts';
import { targetOf } from '../rules/scoring/standing.ts';
import type { Table } from '../rules/table.ts';
import { promise } from './promise.ts';

/** Rows of a track are worth something before the medal: benefits lie on the way. */
const ROW = 0.55;
/** A lead of so many points makes the win three to one. */
const SCALE = 9;

/** Points a seat may expect if it goes on like this. */
export function outlook(table: Table, seat: Seat): number {
  const area = table.areas[seat];
  let points = 0;
  for (const { points: scored } of scoreOf(table, seat)) points += scored;
  if (table.phase === 'over') return points;
  for (const track of TRACKS) points += ROW * Math.min(15, area.trackers[track]);
  return points + promise(area) + 0.5 * area.movement + 0.8 * area.claims.length;
}

export function value({ table, options, seats }: Pick<Match<Table>, 'table' | 'options' | 'seats'>): number[] {
  const outlooks = table.areas.map((_, seat) => outlook(table, seat));
  if (seats === 1) {
    const mix = mixOf(options, seats);
    return [chance(outlooks[0] - (mix ? targetOf(mix) : 60))];
  }
  return outlooks.map((own, seat) => {
    const best = outlooks.reduce(
      (most, other, at) => (at === seat ? most : Math.max(most, other)),
      Number.NEGATIVE_INFINITY,
    );
    return chance(own - best);
  });
}

const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / SCALE));
