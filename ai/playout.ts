import { FAINT, type Heuristic } from '@orrery/games/contract';
import {
  type Answer,
  below,
  type Match,
  type OpenQuestion,
  type PendingQuestion,
  type Play,
  type Random,
  type Seat,
  type Standing,
  type Vocabulary,
} from '@orrery/kernel';
import type { Chooser } from '@orrery/kernel/random';

/** A judgement that may also say what a finished game was worth to each seat. */
export interface Judgement<G extends Vocabulary> extends Heuristic<G> {
  result?(standing: Finished, seats: number): number[];
}

/** A final standing, as far as its worth depends on it. */
export interface Finished {
  readonly winners: readonly Seat[];
  readonly rows: readonly { readonly seat: Seat | null; readonly total: number }[];
}

/** How good each answer of a waiting question looks to the game's own judgement; at `FAINT` or below if hardly. */
export function weights<G extends Vocabulary>(
  heuristic: Heuristic<G>,
  play: Play<G>,
  pending: PendingQuestion,
): readonly number[] {
  if (!heuristic.weigh) return pending.answers.map(() => 1);
  const frame = play.frameOf(pending);
  // The frame itself stands for the arguments: copying them for every look would cost more than the judgement.
  const asked = { question: frame.do, about: frame, answers: pending.answers } as object as OpenQuestion<G>;
  return heuristic.weigh(play, pending.seat, asked);
}

/** Weights with at least this share of the best one for all but blunders; without a floor faint ones count as nothing. */
export function floored(weights: readonly number[], floor: number): readonly number[] {
  if (floor > 0) {
    const least = floor * Math.max(...weights);
    return weights.map((weight) => (weight > 0 ? Math.max(weight, least) : 0));
  }
  return weights.some((weight) => weight === FAINT)
    ? weights.map((weight) => (weight === FAINT ? 0 : weight))
    : weights;
}

/** An answer of a waiting question as a sensible player might give it: at random, by weight. */
export function sensible<G extends Vocabulary>(
  heuristic: Heuristic<G>,
  play: Play<G>,
  pending: PendingQuestion,
  random: Random,
): Answer {
  const { answers } = pending;
  if (answers.length === 1) return answers[0];
  if (!heuristic.weigh) return answers[below(random, answers.length)];
  return answers[draw(floored(weights(heuristic, play, pending), 0), random)];
}

/** Plays whole games sensibly and fast, without any search. */
export const sensibly =
  <G extends Vocabulary>(heuristic: Heuristic<G>): Chooser<G> =>
  (play, random) => {
    const pending = play.pending[below(random, play.pending.length)];
    return { seat: pending.seat, answer: sensible(heuristic, play, pending, random) };
  };

/** Lets a sensible player answer. */
export function guess<G extends Vocabulary>(
  heuristic: Heuristic<G>,
  play: Play<G>,
  pending: PendingQuestion,
  random: Random,
): void {
  play.answer(pending.seat, sensible(heuristic, play, pending, random));
}

/** How far a playout goes. */
interface Reach {
  readonly seat: Seat;
  /** The round that must have come, in games that count them. */
  readonly until: number;
  /** Answers after that, at most. */
  readonly depth: number;
  readonly random: Random;
}

/**
 * Plays on to a quiet moment and says how good the end is for each seat. Where several are asked at once the thinking
 * seat goes on first: what others do unseen only blurs what its own answer brings.
 */
export function playout<G extends Vocabulary>(
  heuristic: Judgement<G>,
  play: Play<G>,
  { seat, until, depth, random }: Reach,
): number[] {
  for (let left = depth; left > 0 && !play.over; ) {
    if (roundOf(heuristic, play.match) >= until) {
      if (heuristic.quiet?.(play.match)) break;
      left--;
    }
    const own = play.pending.find((pending) => pending.seat === seat && !pending.offer);
    guess(heuristic, play, own ?? play.pending[0], random);
  }
  if (!play.over) return heuristic.value(play.match);
  const standing = play.standing();
  return heuristic.result?.(standing, play.match.seats) ?? result(standing, heuristic.value(play.match));
}

/** The round of a match; where the game does not count them all have come. */
export const roundOf = <G extends Vocabulary>(heuristic: Heuristic<G>, match: Pick<Match<G>, 'table'>): number =>
  heuristic.round?.(match) ?? Number.POSITIVE_INFINITY;

/** The winners share 1; among equals the margin still counts a little. Reuses the list of margins. */
function result({ winners }: Pick<Standing, 'winners'>, values: number[]): number[] {
  for (let seat = 0; seat < values.length; seat++)
    values[seat] = 0.1 * values[seat] + (winners.includes(seat) ? 0.9 / winners.length : 0);
  return values;
}

/** A place in the list, as likely as its weight. */
export function draw(weights: readonly number[], random: Random): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (!(sum > 0)) return below(random, weights.length);
  let left = (random() / 2 ** 32) * sum;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return i;
  }
  return weights.findLastIndex((weight) => weight > 0);
}
