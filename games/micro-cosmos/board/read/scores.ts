import type { View } from '@orrery/kernel';
import type { GameScreen } from '@orrery/ui/contract';
import { pointsOf, totalOf, unlockedCount } from '../../rules/lookups/index.ts';
import type { MicroCosmos } from '../../rules/vocabulary.ts';

/** Points on the track; those of the end come at the end. */
export const scores = (view: View<MicroCosmos>): readonly number[] =>
  view.table.players.map(({ points }, player) =>
    view.over ? totalOf(pointsOf(view, player)) : points.planets + points.places + points.outposts + points.trade,
  );

/** What the result draws over the rounds besides the points on the track. */
export const statistics: GameScreen<MicroCosmos>['statistics'] = (view) => {
  const { players } = view.table;
  return [
    { name: 'worth', values: players.map((_, player) => totalOf(pointsOf(view, player))) },
    {
      name: 'levels',
      values: players.map((_, player) => {
        const { planets, partial } = pointsOf(view, player);
        return planets + partial;
      }),
    },
    { name: 'upgrades', values: players.map(unlockedCount) },
  ];
};
