import { games, partsOf } from '@orrery/games';
import type { GameParts } from '@orrery/games/contract';
import { ofEdition } from '@orrery/games/editions';
import type { Game } from '@orrery/kernel';

/** Where threads find rules. A module that exports `registry` can be put in its place, for tests and benchmarks. */
export interface Registry {
  /** Ids of the games that may be played here. */
  readonly games: readonly string[];
  /** The rules of one edition of a game, or of the newest. */
  rules(game: string, edition?: number): Promise<Game | undefined>;
  /** What the game tells a searching opponent; without it, bots answer at random. */
  bot(game: string): Promise<Awaited<ReturnType<GameParts['bot']>> | undefined>;
  /** How many steps each lesson of a game has. */
  lessons(game: string): Promise<ReadonlyMap<string, number>>;
}

export const registry: Registry = {
  games: games.map(({ id }) => id),
  async rules(id, edition) {
    const rules = await partsOf(id)?.rules();
    return rules && ofEdition(rules, edition);
  },
  async bot(id) {
    return partsOf(id)?.bot();
  },
  async lessons(id) {
    const lessons = (await partsOf(id)?.lesson?.())?.course.lessons ?? [];
    return new Map(lessons.map(({ id, scenes }) => [id, scenes.flatMap(({ steps }) => steps).length]));
  },
};
