import { partsOf } from '@orrery/games';
import { ofEdition } from '@orrery/games/editions';
import { type Answer, Refusal, randomFrom, type View } from '@orrery/kernel';
import { decideWithPauses } from './decide.ts';
import type { Level } from './levels.ts';

/** All that a worker needs to answer for a seat: plain data, so it can be posted to it. */
export interface DecisionRequest {
  readonly view: View;
  readonly level: Level;
  /** Anything. With the same seed and enough time the answer is the same. */
  readonly seed: string;
}

/** Answers for the viewer of the request within the level's time. The whole work of a bot's worker. */
export async function decideRequest({ view, level, seed }: DecisionRequest): Promise<Answer> {
  const parts = partsOf(view.game);
  if (!parts) throw new Refusal('unknown-game', { game: view.game });
  const [rules, { heuristic }] = await Promise.all([parts.rules(), parts.bot()]);
  const game = ofEdition(rules, view.edition);
  if (!game) throw new Refusal('other-edition', { game: view.game, edition: view.edition, known: rules.game.edition });
  return decideWithPauses(game, heuristic, view, { level, random: randomFrom(seed), clock: () => performance.now() });
}
