import type { GameParts } from '@orrery/games/contract';
import type { MicroCosmos } from './rules/vocabulary.ts';

export const microCosmos: GameParts<MicroCosmos> = {
  id: 'micro-cosmos',
  data: () => import('./data/check.ts'),
  rules: () => import('./rules/index.ts'),
  bot: () => import('./bot/index.ts'),
  screen: () => import('./board/index.ts'),
  world: () => import('./board/world.tsx'),
  words: () => import('./words/index.ts'),
  rulebook: () => import('./rulebook/index.ts'),
  lesson: () => import('./lesson/index.ts'),
};
