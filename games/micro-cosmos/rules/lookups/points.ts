import type { Match } from '@orrery/kernel';
import { COLONY_COSTS, LEVELS, RING, SURVIVOR_POINTS } from '../../data/index.ts';
import type { PlayerId, SeenTable } from '../table.ts';
import { ITEMS, type Item, type MicroCosmos } from '../vocabulary.ts';
import { coloniesOf } from './galaxy.ts';
import { unlockedCount } from './players.ts';

/** All that a score is counted from. */
export type Scored = Pick<Match<MicroCosmos>, 'options' | 'seats'> & { readonly table: SeenTable };
export type Points = { [item in Item]: number };

/** MC-12.10 to MC-12.15, MC-14.61: a player's points by item, if the game ended now. */
export function pointsOf({ table, options }: Scored, player: PlayerId): Points {
  const { points, settled, seat } = table.players[player];
  const level = LEVELS[options.difficulty];
  return {
    ...points,
    partial: partialPoints(table, player),
    survivors: SURVIVOR_POINTS[Math.min(settled.cards?.length ?? 0, SURVIVOR_POINTS.length - 1)],
    colonies: colonyPoints(coloniesOf(table, player)),
    upgrades: seat === null ? level.upgradePoints[unlockedCount(table.players[player])] : 0,
  };
}

/** MC-12.12 */
export const colonyPoints = (n: number): number =>
  n === 0 ? 0 : COLONY_COSTS[Math.min(n, COLONY_COSTS.length) - 1].totalPoints;

/** MC-12.10: the space of the marker on every planet that is not terraformed. */
function partialPoints({ galaxy }: SeenTable, player: PlayerId): number {
  let points = 0;
  for (const cell of RING)
    for (const marker of galaxy[cell]?.markers ?? []) if (marker.player === player) points += marker.space;
  return points;
}

export const totalOf = (points: Points): number => ITEMS.reduce((sum, item) => sum + points[item], 0);
