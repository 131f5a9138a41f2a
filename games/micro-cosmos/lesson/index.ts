import type { Course } from '@orrery/ui/lesson';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { colonies } from './colonies.ts';
import { specialists } from './specialists.ts';
import { survivors } from './survivors.ts';
import { terraforming } from './terraforming.ts';
import { turnOfTheArk } from './turn-of-the-ark.ts';

export const course: Course<MicroCosmos> = {
  lessons: [turnOfTheArk, terraforming, specialists, colonies, survivors],
  firstGame: { seats: 2 },
};

export { coach } from './coach.ts';
export { words } from './words/index.ts';
