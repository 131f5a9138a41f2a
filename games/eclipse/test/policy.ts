import { draw } from '@orrery/ai';
import { type Answer, type OpenQuestion, Play, type QuestionId, randomFrom, type Seat } from '@orrery/kernel';
import { LONGEST } from '@orrery/kernel/testing';
import { weigh } from '../bot/weigh.ts';
import { game } from '../rules/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';

/** One decision of a game, seen before it is made. */
export interface Decision {
  readonly play: Play<Eclipse>;
  readonly seat: Seat;
  readonly question: QuestionId<Eclipse>;
  readonly answers: readonly Answer[];
  readonly weights: readonly number[];
  readonly answer: Answer;
}

/** Called before a decision; what it returns is called after it. */
type Watcher = (decision: Decision) => (() => void) | undefined;

export interface Table {
  readonly seats: number;
  readonly seed: string;
  readonly options?: { readonly [name: string]: string | boolean };
  /** Seats that answer blindly instead. */
  readonly blind?: readonly Seat[];
  /** Take the answer of the highest weight. */
  readonly greedy?: boolean;
}

/** A whole game in which every seat answers by its judgement alone. */
export function policyGame(
  { seats, seed, options = {}, blind = [], greedy = false }: Table,
  watch?: Watcher,
): Play<Eclipse> {
  const play = Play.start(game, { seats, seed, options });
  const random = randomFrom(`policy/${seed}`);
  for (let i = 0; !play.over; i++) {
    if (i > LONGEST) throw new Error(`${seed} does not end`);
    const front = play.pending[0];
    const { seat, answers } = front;
    const { do: question, ...about } = play.frameOf(front);
    // A frame is its question with its arguments; the compiler cannot see that.
    const asked = { question, about, answers } as object as OpenQuestion<Eclipse>;
    const weights = blind.includes(seat) ? answers.map(() => 1) : weigh(play, seat, asked);
    const answer = answers[greedy && !blind.includes(seat) ? heaviest(weights) : draw(weights, random)];
    const then = watch?.({ play, seat, question: asked.question, answers, weights, answer });
    play.answer(seat, answer);
    then?.();
  }
  return play;
}

const heaviest = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));

/** Tables of every size, with and without the module. */
export const tables = (perSize: number, what: string): Table[] =>
  [2, 3, 4, 5, 6].flatMap((seats) =>
    Array.from({ length: perSize }, (_, i) => ({
      seats,
      seed: `${what} ${seats} ${i}`,
      options: { species: i % 3 === 0 ? 'chosen' : 'dealt', warpPortals: i % 2 === 1 },
    })),
  );
