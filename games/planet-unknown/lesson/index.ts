import type { Course } from '@orrery/ui/lesson';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { cardsAndEnd } from './cards-and-end.ts';
import { oneTile } from './one-tile.ts';
import { rovers } from './rovers.ts';
import { sixTerrains } from './six-terrains.ts';

export const course: Course<PlanetUnknown> = {
  lessons: [oneTile, sixTerrains, rovers, cardsAndEnd],
  firstGame: { seats: 2, options: { planets: 'symmetric', corporations: 'symmetric' } },
};

export { coach } from './coach.ts';
export { words } from './words/index.ts';
