import type { GameParts } from '@orrery/games/contract';
import type { Eclipse } from './rules/table.ts';

export const eclipse: GameParts<Eclipse> = {
  id: 'eclipse',
  rules: () => import('./rules/index.ts'),
  bot: () => import('./bot/index.ts'),
  screen: () => import('./board/index.ts'),
  world: () => import('./board/front.ts'),
  words: () => import('./words/index.ts'),
  rulebook: () => import('./rulebook/index.ts'),
};
