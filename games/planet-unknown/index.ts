import type { GameParts } from '@orrery/games/contract';
import type { PlanetUnknown } from './rules/vocabulary.ts';

export const planetUnknown: GameParts<PlanetUnknown> = {
  id: 'planet-unknown',
  rules: () => import('./rules/index.ts'),
  data: () => import('./data/check.ts'),
  bot: () => import('./bot/index.ts'),
  screen: () => import('./board/index.ts'),
  world: () => import('./board/front.ts'),
  words: () => import('./words/index.ts'),
  rulebook: () => import('./rulebook/index.ts'),
  lesson: () => import('./lesson/index.ts'),
};
