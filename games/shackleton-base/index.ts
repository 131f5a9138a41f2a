import type { GameParts } from '@orrery/games/contract';
import type { ShackletonBase } from './rules/vocabulary.ts';

/** The parts that there are so far. */
export const shackletonBase: Pick<GameParts<ShackletonBase>, 'id' | 'data' | 'rules' | 'bot'> = {
  id: 'shackleton-base',
  data: () => import('./data/check.ts'),
  rules: () => import('./rules/index.ts'),
  bot: () => import('./bot/index.ts'),
};
