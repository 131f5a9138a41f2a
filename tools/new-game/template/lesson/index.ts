import type { Course } from '@orrery/ui/lesson';
import type { TinyMoons } from '../rules/vocabulary.ts';
import { firstMoon } from './first-moon.ts';

export const course: Course<TinyMoons> = {
  lessons: [firstMoon],
  firstGame: { seats: 2, options: { moons: 3 } },
};

export { coach } from './coach.ts';
export { words } from './words/index.ts';
