import type { GameScreen } from '@orrery/ui/contract';
import { SHIPS } from '../../data/index.ts';
import type { Eclipse } from '../../rules/vocabulary.ts';

/** What the result draws over the rounds besides the points. */
export const statistics: GameScreen<Eclipse>['statistics'] = ({ table: { players, map } }) => [
  { name: 'sectors', values: players.map((_, seat) => map.filter(({ disc }) => disc === seat).length) },
  { name: 'techs', values: players.map(({ techs }) => Object.values(techs).flat().length) },
  {
    name: 'ships',
    values: players.map((_, seat) =>
      map
        .flatMap(({ fleets }) => fleets.filter((fleet) => fleet.seat === seat))
        .reduce((sum, fleet) => sum + SHIPS.reduce((all, ship) => all + fleet[ship], 0), 0),
    ),
  },
];
