import {
  type Answer,
  attempt,
  type Game,
  imagine,
  type Play,
  randomFrom,
  type SealReason,
  same,
  type View,
  view,
} from '@orrery/kernel';
import type { Ahead } from '@orrery/ui/contract';

/*
 * What would follow from an answer, as far as the viewer can know it: tried in worlds that look the same to them, never in
 * the match itself, so that nothing hidden shows through.
 */

/** What follows may depend on what is hidden: so many guesses must agree. */
const WORLDS = 3;

function worldsOf(game: Game, seen: View): Play[] {
  return Array.from({ length: WORLDS }, (_, world) => imagine(game, seen, randomFrom(`${world}`)));
}

/** Why this answer could not be taken back; undefined if it can be. */
export function sealOf(game: Game, seen: View, answer: Answer): SealReason | undefined {
  for (const world of worldsOf(game, seen)) {
    const { sealedBy } = attempt(world, seatOf(seen), answer);
    if (sealedBy) return sealedBy;
  }
  return undefined;
}

/** Those of the answers that can be taken back and lead to a question which is the same in every world. */
export function lookAhead(game: Game, seen: View, answers: readonly Answer[]): Ahead[] {
  const worlds = worldsOf(game, seen);
  return answers.flatMap((answer): Ahead[] => {
    const outcomes = worlds.map((world) => {
      const after = attempt(world, seatOf(seen), answer);
      return after.sealedBy ? undefined : view(after, seatOf(seen)).asked.find(({ offer }) => !offer);
    });
    const [asked, ...others] = outcomes;
    return asked && others.every((other) => same(other, asked)) ? [{ answer, asked }] : [];
  });
}

/** Whether it makes no difference which of these answers is given: all can be taken back and lead to the same. */
export function areAlike(game: Game, seen: View, answers: readonly Answer[]): boolean {
  const seat = seatOf(seen);
  return worldsOf(game, seen).every((world) => {
    const outcomes = answers.map((answer) => attempt(world, seat, answer));
    if (outcomes.some(({ sealedBy }) => sealedBy)) return false;
    const [first, ...others] = outcomes.map((after) => view(after, seat));
    return others.every((other) => same(other, first));
  });
}

const seatOf = ({ viewer }: View): number => {
  if (typeof viewer !== 'number') throw new Error('who only watches gives no answers');
  return viewer;
};
