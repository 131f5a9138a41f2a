import type { Signs } from '@orrery/games/contract';
import type { Game, View, Vocabulary } from '@orrery/kernel';
import { type Curious, type Opinion, type Thinking, thinkWithPauses } from './decide.ts';
import { STRENGTH } from './levels.ts';
import type { Judgement } from './playout.ts';
import { plus, type Sum } from './sums.ts';
import { keyOf } from './tree.ts';

/** What thinking found out about one answer, with what a person would count where the imagined games ended. */
export interface Advice extends Opinion, Sum {
  /** The game's own judgement of it; 0 for a blunder. */
  readonly weight: number;
  readonly signs: { readonly [sign: string]: Sum };
}

/** Advice on all answers of a question; which signs one wants more of, and which less. */
export interface Advised {
  readonly answers: readonly Advice[];
  readonly wanted: Signs['wanted'];
}

interface Advising extends Omit<Thinking, 'level'>, Pick<Curious<Vocabulary>, 'besides'> {
  /** Imagined games; without it as many as a hard opponent plays. */
  readonly looks?: number;
  /** The part of the work that is to be done here; all of it if not said. */
  readonly share?: number;
  readonly signal?: AbortSignal;
}

/** A hard opponent's opinion of the viewer's answers, and what follows from each of them. Sees nothing but the view. */
export async function advise<G extends Vocabulary>(
  game: Game<G>,
  heuristic: Judgement<G>,
  view: View<G>,
  { looks, share = 1, ...thinking }: Advising,
): Promise<Advised> {
  const { hard } = STRENGTH;
  const { signs, round } = heuristic;
  const iterations = looks === undefined ? hard.iterations : looks * (round ? 1 + hard.ahead : 1);
  const ends = new Map<string, Ends>();
  const opinions = await thinkWithPauses(game, heuristic, view, {
    ...thinking,
    // Some temperature: thinking goes on until it is known how the others compare, not only which is best.
    level: { ...hard, iterations: iterations * share, ms: hard.ms * share, temperature: 1 },
    onEnd(first, value, end) {
      const key = keyOf(first);
      const found = ends.get(key) ?? new Ends();
      ends.set(key, found);
      found.add(value, signs?.count(end, view.viewer as number) ?? {});
    },
  });
  const answers = opinions.map(({ answer, visits, total, weight = 1 }): Advice => {
    const { squares = 0, signs = {} } = ends.get(keyOf(answer)) ?? {};
    return { answer, visits, total, squares, weight, signs };
  });
  return { answers, wanted: signs?.wanted ?? {} };
}

/** Where the imagined games ended that began with one answer. */
class Ends {
  squares = 0;
  readonly signs: { [sign: string]: Sum } = {};

  add(value: number, signs: { readonly [sign: string]: number }): void {
    this.squares += value ** 2;
    for (const sign in signs)
      this.signs[sign] = plus(this.signs[sign], { total: signs[sign], squares: signs[sign] ** 2 });
  }
}

/** The advice of several who thought about the same question, each for itself. */
export function pooled(thoughts: readonly Advised[]): Advised {
  const sums = new Map<string, Advice>();
  for (const { answers } of thoughts)
    for (const one of answers) {
      const sum = sums.get(keyOf(one.answer));
      sums.set(keyOf(one.answer), sum ? both(sum, one) : one);
    }
  return { answers: [...sums.values()], wanted: thoughts[0]?.wanted ?? {} };
}

function both(one: Advice, other: Advice): Advice {
  const signs: { [sign: string]: Sum } = { ...one.signs };
  for (const sign in other.signs) signs[sign] = plus(signs[sign], other.signs[sign]);
  return { ...one, ...plus(one, other), visits: one.visits + other.visits, signs };
}
