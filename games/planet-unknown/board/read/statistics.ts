import type { GameScreen } from '@orrery/ui/contract';
import type { PlanetUnknown } from '../../rules/vocabulary.ts';

/** What the result draws over the rounds besides the points. */
export const statistics: GameScreen<PlanetUnknown>['statistics'] = ({ table: { areas } }) => [
  { name: 'cells', values: areas.map(({ cells }) => cells.filter((cell) => cell !== 0).length) },
  {
    name: 'lifepods',
    values: areas.map(({ scored, parked, slots, held }) => scored + parked.length + slots.length + held),
  },
  { name: 'meteorites', values: areas.map(({ collected }) => collected) },
];
