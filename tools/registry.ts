import { plain } from '@orrery/ai';
import { games, partsOf } from '@orrery/games';
import type { Heuristic } from '@orrery/games/contract';
import { anyGame, type Game, present } from '@orrery/kernel';
import { highCard, ticTacToe } from '@orrery/kernel/samples';

/** A game as the command line needs it: rules and the judgement of its bots. */
export interface Entrant {
  readonly game: Game;
  readonly heuristic: Heuristic;
  /** Trained weights of the game's bot, if it has any. */
  readonly weights?: unknown;
}

const samples = [anyGame(ticTacToe), anyGame(highCard)];

/** Every id that tools accept: the games of the house and the kernel's samples. */
export const ids = [...games, ...samples].map(({ id }) => id);

/** The games of the house. */
export const houseIds = games.map(({ id }) => id);

export async function entrant(id: string): Promise<Entrant> {
  const sample = samples.find((game) => game.id === id);
  if (sample) return { game: sample, heuristic: plain(sample) };
  const parts = present(partsOf(id), `game ${id}`);
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  return { game, heuristic: bot.heuristic, weights: bot.weights };
}
