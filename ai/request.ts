import { partsOf } from '@orrery/games';
import { ofEdition } from '@orrery/games/editions';
import { type Answer, Refusal, randomFrom, type View } from '@orrery/kernel';
import { type Advised, advise } from './advise.ts';
import { choose, type Opinion, strengthOf, thinkWithPauses } from './decide.ts';
import { judge } from './judge.ts';
import { type Level, STRENGTH, type Strength } from './levels.ts';
import { keyOf } from './tree.ts';

/** All that a worker needs to think about a seat's question: plain data, so it can be posted to it. */
export interface ThoughtRequest {
  readonly view: View;
  readonly level: Level;
  /** Anything. With the same seed and enough time the thoughts are the same. */
  readonly seed: string;
  /** How many workers share the thinking about this question. */
  readonly workers: number;
}

/** Rules and judgement for a view. */
async function gameOf(view: View, strength: Strength) {
  const { game: id, edition } = view;
  const parts = partsOf(id);
  if (!parts) throw new Refusal('unknown-game', { game: id });
  const [rules, bot] = await Promise.all([parts.rules(), parts.bot()]);
  const game = ofEdition(rules, edition);
  if (!game) throw new Refusal('other-edition', { game: id, edition, known: rules.game.edition });
  return { game, judgement: judge(bot, view, strength).judgement };
}

/** What is thought of the viewer's answers within this worker's share of the level's time. */
export async function thinkRequest({ view, level, seed, workers }: ThoughtRequest): Promise<readonly Opinion[]> {
  const { game, judgement } = await gameOf(view, strengthOf(level));
  const { iterations, ms, ...strength } = strengthOf(level);
  const opinions = await thinkWithPauses(game, judgement, view, {
    level: { ...strength, iterations: iterations / workers, ms: ms / workers },
    random: randomFrom(seed),
    clock: () => performance.now(),
  });
  // An opinion of a search has the whole tree behind it.
  return opinions.map(({ answer, visits, total }) => ({ answer, visits, total }));
}

/** The answer that workers come to who thought about the same question, each for itself. */
export function agree(thoughts: readonly (readonly Opinion[])[], level: Level, seed: string): Answer {
  const sums = new Map<string, Opinion>();
  for (const { answer, visits, total } of thoughts.flat()) {
    const sum = sums.get(keyOf(answer));
    sums.set(keyOf(answer), { answer, visits: visits + (sum?.visits ?? 0), total: total + (sum?.total ?? 0) });
  }
  return choose([...sums.values()], { level, random: randomFrom(`${seed}/choice`) });
}

/** All that a worker needs to advise a seat. */
export interface AdviceRequest extends Omit<ThoughtRequest, 'level'> {
  /** So many imagined games, instead of as many as a hard opponent plays. */
  readonly looks?: number;
  /** An answer to look at whatever is thought of it. */
  readonly besides?: Answer;
}

/** Advice on the viewer's open question within this worker's share of a hard opponent's time. */
export async function adviseRequest({ view, seed, workers, ...how }: AdviceRequest): Promise<Advised> {
  // The best judgement there is; but rounds are played on as `hard` does, for reasons that a person can count.
  const { game, judgement } = await gameOf(view, STRENGTH.expert);
  return advise(game, judgement, view, {
    ...how,
    share: 1 / workers,
    random: randomFrom(seed),
    clock: () => performance.now(),
  });
}
