import { type Answer, below, type Game, type Random, type View, type Vocabulary } from '@orrery/kernel';
import { type Level, STRENGTH, type Strength } from './levels.ts';
import { draw, type Judgement } from './playout.ts';
import { type OnEnd, Search } from './search.ts';
import type { Edge } from './tree.ts';

export interface Thinking {
  readonly level: Level | Strength;
  readonly random: Random;
  /** Milliseconds. Without a clock only the number of looks limits thinking: the same random gives the same answer. */
  readonly clock?: () => number;
}

/** What a thinker may be asked besides. */
export interface Curious<G extends Vocabulary> {
  readonly onEnd?: OnEnd<G>;
  /** This answer gets its share of looks, whatever is thought of it. */
  readonly besides?: Answer;
}

/** Imagined games between two glances at the clock. */
const SLICE = 8;
/** Of so many looks one is for an answer that was asked about. */
const EVERY = 4;
/** Milliseconds of thinking before other work gets a turn. */
const STRETCH = 20;

/** What thinking found out about one answer. */
export interface Opinion {
  readonly answer: Answer;
  /** How often it was tried: the more promising, the more often. */
  readonly visits: number;
  /** Sum of what it brought. */
  readonly total: number;
  /** The game's own judgement of it, where thinking needed one. */
  readonly weight?: number;
}

/** Answers the viewer's open question. Sees nothing but the view. */
export function decide<G extends Vocabulary>(
  game: Game<G>,
  heuristic: Judgement<G>,
  view: View<G>,
  thinking: Thinking,
): Answer {
  const slices = inSlices(game, heuristic, view, thinking);
  for (;;) {
    const { done, value } = slices.next();
    if (done) return choose(value, thinking);
  }
}

/** What is thought of the answers, giving way to other work every few milliseconds. Rejects with the signal's reason when stopped. */
export async function thinkWithPauses<G extends Vocabulary>(
  game: Game<G>,
  heuristic: Judgement<G>,
  view: View<G>,
  thinking: Thinking & Curious<G> & { readonly signal?: AbortSignal },
): Promise<readonly Opinion[]> {
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
  heuristic: Judgement<G>,
  view: View<G>,
  { level, random, clock, onEnd, besides }: Thinking & Curious<G>,
): Generator<undefined, readonly Opinion[]> {
  const asked = view.asked.find(({ offer }) => !offer);
  if (!asked) throw new Error(`${game.id}: nothing is asked of ${view.viewer}`);
  const { answers } = asked;
  const strength = strengthOf(level);
  if (answers.length === 1 || strength.iterations === 0)
    return [{ answer: answers[answers.length === 1 ? 0 : below(random, answers.length)], visits: 1, total: 0 }];
  // Looking rounds ahead takes longer, so there are fewer looks.
  const looks = heuristic.round ? strength.iterations / (1 + strength.ahead) : strength.iterations;
  const search = new Search(game, heuristic, view, { ...strength, random, ...(onEnd ? { onEnd } : {}) });
  if (!besides && search.isForced())
    return search.root.edges.map(({ answer, weight }) => ({ answer, weight, visits: weight > 0 ? 1 : 0, total: 0 }));
  const begin = clock?.() ?? 0;
  for (;;) {
    for (let i = 0; i < SLICE; i++) search.look(i % EVERY === 0 ? besides : undefined);
    const spent = clock ? (clock() - begin) / strength.ms : 0;
    // Whichever ends first: looks, or time at the pace so far.
    const left = Math.min(looks - search.looks, spent > 0 ? search.looks * (1 / spent - 1) : looks);
    if (left <= 0) return search.root.edges;
    if (search.looks >= strength.least && settled(search.root.edges, left, strength.temperature))
      return search.root.edges;
    yield;
  }
}

export const strengthOf = (level: Level | Strength): Strength => (typeof level === 'string' ? STRENGTH[level] : level);

/** An answer that lags behind is tried in at most this share of the looks that are left: more was never seen to matter. */
const HOPE = 0.5;

/** True if no other answer is going to be the most tried one in the looks that are left, or all others are blunders. */
function settled(edges: readonly Edge[], left: number, temperature: number): boolean {
  if (edges.filter(({ weight }) => weight > 0).length === 1) return true;
  let first = 0;
  let second = 0;
  for (const { visits } of edges) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  // Who does not always take the best wants to know how the others compare.
  return first - second > left * (temperature > 0 ? 1 : HOPE);
}

/** The answer tried most often or the best of those tried often, or with some temperature one that was tried often. */
export function choose(opinions: readonly Opinion[], { level, random }: Pick<Thinking, 'level' | 'random'>): Answer {
  const { temperature, byMean, slack } = strengthOf(level);
  if (temperature > 0 && opinions.length > 1)
    return opinions[
      draw(
        opinions.map(({ visits }) => visits ** (1 / temperature)),
        random,
      )
    ].answer;
  const mostTried = opinions.reduce((best, one) => (better(one, best) ? one : best));
  if (!byMean) return mostTried.answer;
  const enough = Math.max(TRIED, mostTried.visits * COMPARED);
  const tried = opinions.filter((one) => one === mostTried || one.visits >= enough);
  const best = Math.max(...tried.map(meanOf));
  const good = tried.filter((one) => meanOf(one) >= best - slack);
  // Rivals who choose at the same time all see the same best answer: taking turns among equals keeps them apart.
  return good[below(random, good.length)].answer;
}

const meanOf = ({ total, visits }: Opinion): number => total / visits;

/** Looks from which a mean says more than how often an answer was tried, at the least and as a share of the most tried. */
const TRIED = 10;
const COMPARED = 0.25;

const better = (one: Opinion, other: Opinion): boolean =>
  one.visits > other.visits || (one.visits === other.visits && one.total > other.total);
