import type { Game } from '@orrery/kernel';
import type { Registry } from '../../../server/registry.ts';
import { padded } from '../padded.ts';

/** Tables of the sizes that are measured. */
const games = [padded(200), padded(20 * 1024)] as unknown as readonly Game[];

export const registry: Registry = {
  games: games.map(({ id }) => id),
  rules: async (id) => games.find((game) => game.id === id),
  bot: async () => undefined,
  lessons: async () => new Map(),
};
