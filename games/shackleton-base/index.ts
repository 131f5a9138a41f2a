import type { GameParts } from '@orrery/games/contract';
import type { ShackletonBase } from './rules/vocabulary.ts';

/** The parts that there are so far. */
export const shackletonBase: Pick<GameParts<ShackletonBase>, 'id' | 'rules'> = {
  id: 'shackleton-base',
  rules: () => import('./rules/index.ts'),
};
