import { partsOf } from '@orrery/games';
import { type Answer, Refusal, randomFrom, type View } from '@orrery/kernel';
import { think } from './decide.ts';
import type { Level } from './levels.ts';

/** All that a worker needs to answer for a seat: plain data, so it can be posted to it. */
export interface Request {
  readonly view: View;
  readonly level: Level;
  /** Anything. With the same seed and enough time the answer is the same. */
  readonly seed: string;
}

/** Answers for the viewer of the request within the level's time. The whole work of a bot's worker. */
export async function respond({ view, level, seed }: Request): Promise<Answer> {
  const parts = partsOf(view.game);
  if (!parts) throw new Refusal('unknown-game', { game: view.game });
  const [{ game }, { heuristic }] = await Promise.all([parts.rules(), parts.bot()]);
  return think(game, heuristic, view, { level, random: randomFrom(seed), clock: () => performance.now() });
}
