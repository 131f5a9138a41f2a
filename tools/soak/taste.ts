import { draw, sensible } from '@orrery/ai';
import type { Heuristic } from '@orrery/games/contract';
import { type Answer, below, type PendingQuestion, type Play, type Random, randomFrom } from '@orrery/kernel';

/** Picks one of the listed answers. */
export type Taste = (play: Play, pending: PendingQuestion) => Answer;

/** How one game of a soak is played: evenly, sensibly or oddly. */
export function tasteOf(heuristic: Heuristic, seed: string, random: Random): Taste {
  const tastes = [
    evenly(random),
    (play: Play, pending: PendingQuestion) => sensible(heuristic, play, pending, random),
    oddly(seed, random),
  ];
  return tastes[below(random, tastes.length)];
}

export const evenly =
  (random: Random): Taste =>
  (_play, { answers }) =>
    answers[below(random, answers.length)];

/**
 * Picks what even play hardly ever picks: every value of every field has its own strong liking in this game, and what
 * was given often in it becomes dull. So whole games are spent in odd corners, and the same seed finds them again.
 */
export function oddly(seed: string, random: Random): Taste {
  const likings = new Map<string, number>();
  const given = new Map<string, number>();
  const liking = (key: string): number => {
    const known = likings.get(key);
    if (known !== undefined) return known;
    const fresh = 4 ** (below(randomFrom(`${seed}/${key}`), 7) - 3);
    likings.set(key, fresh);
    return fresh;
  };
  return (play, pending) => {
    const { answers } = pending;
    const question = play.frameOf(pending).do;
    const keys = answers.map((answer) => `${question} ${JSON.stringify(answer)}`);
    const weights = answers.map((answer, i) => {
      let weight = 1 / (1 + (given.get(keys[i]) ?? 0));
      for (const field in answer) weight *= liking(`${field}=${JSON.stringify(answer[field])}`);
      return weight;
    });
    const at = draw(weights, random);
    given.set(keys[at], (given.get(keys[at]) ?? 0) + 1);
    return answers[at];
  };
}
