import type { GameScreen } from '@orrery/ui/contract';
import type { RedPlanet } from '../../rules/vocabulary.ts';

/** What the result draws over the rounds besides the points. */
export const statistics: GameScreen<RedPlanet>['statistics'] = ({ table }) => [
  {
    name: 'people',
    values: table.companies.map((_, company) =>
      Object.values(table.zones).reduce((sum, { astronauts }) => sum + astronauts[company], 0),
    ),
  },
  { name: 'lost', values: table.lost },
];
