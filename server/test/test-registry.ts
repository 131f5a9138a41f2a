import type { Game } from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';
import type { Registry } from '../registry.ts';
import { endlessGame } from './endless-game.ts';
import { failingGame } from './failing-game.ts';

/** The kernel's sample games, and one that misbehaves. */
const samples = [ticTacToe, highCard, endlessGame, failingGame] as unknown as readonly Game[];

export const registry: Registry = {
  games: samples.map(({ id }) => id),
  rules: async (id, edition) => samples.find((game) => game.id === id && (edition ?? game.edition) === game.edition),
  bot: async () => undefined,
  lessons: async (id) => new Map(id === highCard.id ? [['first', 3]] : []),
};
