import type { Course } from '@orrery/ui/lesson';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { build } from './build.ts';
import { corporations } from './corporations.ts';
import { crater } from './crater.ts';
import { upkeep } from './upkeep.ts';

export const course: Course<ShackletonBase> = {
  lessons: [crater, build, corporations, upkeep],
  firstGame: { seats: 2, options: { corporations: 'first-game' } },
};

export { coach } from './coach.ts';
export { words } from './words/index.ts';
