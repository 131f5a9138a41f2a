import type { Course } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { firstFlight } from './first-flight.ts';
import { harvest } from './harvest.ts';
import { lastRounds } from './last-rounds.ts';
import { nineCharacters } from './nine-characters.ts';
import { secrets } from './secrets.ts';

export const course: Course<RedPlanet> = {
  lessons: [firstFlight, nineCharacters, harvest, secrets, lastRounds],
  firstGame: { seats: 3 },
};

export { coach } from './coach.ts';
export { words } from './words/index.ts';
