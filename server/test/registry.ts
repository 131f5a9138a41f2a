import type { Game } from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';
import type { Registry } from '../registry.ts';
import { longHaul } from './long-haul.ts';
import { trouble } from './trouble.ts';

/** The kernel's sample games, and one that misbehaves. */
const samples = [ticTacToe, highCard, longHaul, trouble] as unknown as readonly Game<unknown>[];

export const registry: Registry = {
  games: samples.map(({ id }) => id),
  rules: async (id, edition) => samples.find((game) => game.id === id && (edition ?? game.edition) === game.edition),
  heuristic: async () => undefined,
};
