import type { GameParts } from '@orrery/games/contract';
import type { Table } from './rules/table.ts';

export const redPlanet: GameParts<Table> = {
  id: 'red-planet',
  rules: () => import('./rules/index.ts'),
  bot: () => import('./bot/index.ts'),
  screen: () => import('./board/index.ts'),
  world: () => import('./board/front.ts'),
  words: () => import('./words/index.ts'),
  rulebook: () => import('./rulebook/index.ts'),
};
