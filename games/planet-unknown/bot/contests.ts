import type { Seat } from '@orrery/kernel';
import { type Metric, MISSION_POINTS, MISSIONS } from '../data/missions.ts';
import { openContest, type Rivalry, rivalries } from '../rules/lookups/scoring/missions.ts';
import type { Table } from '../rules/table.ts';

/** How far apart two players usually end, with most of the game to come. */
const USUAL_GAP: { readonly [metric in Metric['metric']]: number } = {
  'buildings-on-perimeter': 2,
  'largest-area': 5,
  'area-count': 2,
  buildings: 2,
  'tracks-at-top': 1,
  'collected-meteorites': 3,
  'collected-lifepods': 2,
};
/** A lead in the last round is all but safe. */
const LAST_GAP = 0.25;
/** Tiles of a whole game. */
const GAME = 20;

/** Points to be expected from missions between players, by seat. */
export function contestPromise(table: Table, tiles: number): number[] {
  const points = table.areas.map(() => 0);
  const open = openContest(table);
  for (const rivalry of open ? [...rivalries(table), open] : rivalries(table))
    for (const seat of rivalry.seats) points[seat] += expected(rivalry, seat, tiles);
  return points;
}

function expected({ mission, seats, values }: Rivalry, seat: Seat, tiles: number): number {
  const { compare, metric } = MISSIONS[mission].neighbour;
  const way = compare === 'most' ? 1 : -1;
  const others = values.filter((_, i) => seats[i] !== seat).map((value) => way * value);
  const ahead = way * values[seats.indexOf(seat)] - Math.max(...others);
  const gap = LAST_GAP + (USUAL_GAP[metric] * Math.min(GAME, tiles)) / GAME;
  return MISSION_POINTS.won / (1 + Math.exp(-ahead / gap));
}
