import type { Course } from '@orrery/ui/lesson';
import type { Eclipse } from '../rules/vocabulary.ts';
import { firstBattle } from './first-battle.ts';
import { fitForBattle } from './fit-for-battle.ts';
import { newSector } from './new-sector.ts';
import { threeResources } from './three-resources.ts';
import { whatWins } from './what-wins.ts';

export const course: Course<Eclipse> = {
  lessons: [newSector, threeResources, fitForBattle, firstBattle, whatWins],
  firstGame: { seats: 2 },
};

export { coach } from './coach.ts';
export { words } from './words/index.ts';
