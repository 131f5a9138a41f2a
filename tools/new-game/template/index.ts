import type { GameParts } from '@orrery/games/contract';
import type { TinyMoons } from './rules/vocabulary.ts';

export const tinyMoons: GameParts<TinyMoons> = {
  id: 'tiny-moons',
  data: () => import('./data/check.ts'),
  rules: () => import('./rules/index.ts'),
  bot: () => import('./bot/index.ts'),
  screen: () => import('./board/index.ts'),
  world: () => import('./board/world.tsx'),
  words: () => import('./words/index.ts'),
  rulebook: () => import('./rulebook/index.ts'),
  lesson: () => import('./lesson/index.ts'),
};
