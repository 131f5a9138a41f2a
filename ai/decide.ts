import type { Heuristic } from '@orrery/games/contract';
import { type Answer, below, type Game, type Random, type View, type Vocabulary } from '@orrery/kernel';
import { type Level, STRENGTH, type Strength } from './levels.ts';
import { draw } from './playout.ts';
import { Search } from './search.ts';
import type { Edge } from './tree.ts';

export interface Thinking {
  readonly level: Level | Strength;
  readonly random: Random;
  /** Milliseconds. Without a clock only the number of looks limits thinking: the same random gives the same answer. */
  readonly clock?: () => number;
}

/** Imagined games between two glances at the clock. */
const SLICE = 8;
/** Milliseconds of thinking before other work gets a turn. */
const STRETCH = 20;

/** Answers the viewer's open question. Sees nothing but the view. */
export function decide<G extends Vocabulary>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  thinking: Thinking,
): Answer {
  const slices = inSlices(game, heuristic, view, thinking);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

/** The same, giving way to other work every few milliseconds. Rejects with the signal's reason when stopped. */
export async function decideWithPauses<G extends Vocabulary>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  thinking: Thinking & { readonly signal?: AbortSignal },
): Promise<Answer> {
  const slices = inSlices(game, heuristic, view, thinking);
  let rested = performance.now();
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
    if (performance.now() - rested < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    thinking.signal?.throwIfAborted();
    rested = performance.now();
  }
}

function* inSlices<G extends Vocabulary>(
  game: Game<G>,
  heuristic: Heuristic<G>,
  view: View<G>,
  { level, random, clock }: Thinking,
): Generator<undefined, Answer> {
  const asked = view.asked.find(({ offer }) => !offer);
  if (!asked) throw new Error(`${game.id}: nothing is asked of ${view.viewer}`);
  const { answers } = asked;
  if (answers.length === 1) return answers[0];
  const strength = typeof level === 'string' ? STRENGTH[level] : level;
  if (strength.iterations === 0) return answers[below(random, answers.length)];
  const until = clock ? clock() + strength.ms : Number.POSITIVE_INFINITY;
  // Looking rounds ahead takes longer, so there are fewer looks.
  const looks = heuristic.round ? strength.iterations / (1 + strength.ahead) : strength.iterations;
  const search = new Search(game, heuristic, view, { ...strength, random });
  while (search.looks < looks && (!clock || clock() < until)) {
    for (let i = 0; i < SLICE; i++) search.look();
    if (settled(search.root.edges, looks - search.looks)) break;
    yield;
  }
  return choose(search.root.edges, strength.temperature, random);
}

/** True if no other answer can become the most tried one in the looks that are left, or all others are blunders. */
function settled(edges: readonly Edge[], left: number): boolean {
  if (edges.filter(({ weight }) => weight > 0).length === 1) return true;
  let first = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first - second > left;
}

/** The answer tried most often, or with some temperature one that was tried often. */
function choose(edges: readonly Edge[], temperature: number, random: Random): Answer {
  if (temperature > 0)
    return edges[
      draw(
        edges.map(({ visits }) => visits ** (1 / temperature)),
        random,
      )
    ].answer;
  return edges.reduce((best, edge) => (better(edge, best) ? edge : best)).answer;
}

const better = (one: Edge, other: Edge): boolean =>
  one.visits > other.visits || (one.visits === other.visits && one.total > other.total);
