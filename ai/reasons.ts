import type { Signs } from '@orrery/games/contract';
import { type Answer, same } from '@orrery/kernel';
import type { Advice, Advised } from './advise.ts';
import { meanOf, NOTHING, plus, varianceOf } from './sums.ts';

/** A sign in which an answer differs from others: by so much more, or less if it is below zero. */
export interface Reason {
  readonly sign: string;
  readonly by: number;
  /** It speaks for the answer; otherwise it is its price. */
  readonly speaksFor: boolean;
}

/** What to tell somebody who asks for a hint. */
export interface Hint {
  /** Everything else would be a blunder, or there is nothing else. */
  readonly forced: boolean;
  /** The best answer, or two that are about as good as each other. */
  readonly best: readonly Answer[];
  /** A few good ones, in the order in which they are listed. */
  readonly good: readonly Answer[];
  /** None if chance alone explains how the answers differ. */
  readonly reasons: readonly Reason[];
  /** The best one is ahead by more than chance explains. */
  readonly clear: boolean;
  /** Imagined games behind it. */
  readonly looks: number;
}

/** Values that differ by less are as good as equal. */
const EQUAL = 0.02;
/** So many good answers are pointed at. */
const GOOD = 3;
/** What was tried less often says nothing. */
const LEAST = 3;
/** Standard errors that chance alone rarely explains. */
const DOUBT = 2;
/** Reasons that speak for an answer, and its prices. */
const MOST = { for: 2, against: 1 } as const;

/** What follows from advice, in a few facts. */
export function hintOf({ answers, wanted }: Advised): Hint {
  const looks = answers.reduce((sum, { visits }) => sum + visits, 0);
  const [best, second] = byPromise(answers);
  const sensible = answers.filter(({ weight }) => weight > 0).length;
  const common = { looks, best: [best.answer], good: [best.answer] };
  if (!second || sensible === 1) return { ...common, forced: true, reasons: [], clear: true };
  const lead = meanOf(best, best.visits) - meanOf(second, second.visits);
  const isCompared = second.visits >= LEAST;
  const isClose = isCompared && lead < EQUAL;
  const spread = varianceOf(plus(best, second), best.visits + second.visits);
  const good = byPromise(answers)
    .slice(0, GOOD)
    .filter(({ visits }) => visits > 0);
  return {
    ...common,
    forced: false,
    best: isClose ? [best.answer, second.answer] : [best.answer],
    good: answers.filter((one) => good.includes(one)).map(({ answer }) => answer),
    reasons: reasonsFor(
      best,
      answers.filter((one) => one !== best),
      wanted,
    ),
    clear: isCompared && !isClose && lead > DOUBT * errorOf(spread, best.visits, second.visits),
  };
}

/** An answer that was given, against what looked best. */
export interface Regret {
  readonly better: Answer;
  /** How much value it cost; 0 if it was the best itself. */
  readonly cost: number;
  readonly reasons: readonly Reason[];
}

export function regretOf({ answers, wanted }: Advised, given: Answer): Regret {
  const [best] = byPromise(answers);
  const own = answers.find(({ answer }) => same(answer, given));
  if (!own || own === best || own.visits === 0) return { better: best.answer, cost: 0, reasons: [] };
  const cost = meanOf(best, best.visits) - meanOf(own, own.visits);
  return { better: best.answer, cost: Math.max(0, cost), reasons: reasonsFor(best, [own], wanted) };
}

/** The most tried first: that is what the search itself would answer. */
const byPromise = (answers: readonly Advice[]): Advice[] =>
  answers.toSorted((one, other) => other.visits - one.visits || other.total - one.total);

/** The signs in which an answer differs most from the median of the others, measured by how far they lie apart at all. */
function reasonsFor(best: Advice, others: readonly Advice[], wanted: Signs['wanted']): Reason[] {
  const tried = others.filter(({ visits }) => visits >= LEAST);
  const all = [best, ...tried];
  const looks = tried.reduce((sum, { visits }) => sum + visits, 0);
  if (looks === 0) return [];
  const found = Object.keys(wanted).flatMap((sign) => {
    const sum = all.map(({ signs }) => signs[sign] ?? NOTHING).reduce((one, other) => plus(one, other));
    const variance = varianceOf(sum, best.visits + looks);
    const mean = (one: Advice): number => meanOf(one.signs[sign] ?? NOTHING, one.visits);
    const by = mean(best) - median(tried.map(mean));
    if (variance === 0 || Math.abs(by) <= DOUBT * errorOf(variance, best.visits, looks) || toldBy(by) === 0) return [];
    return [{ sign, by: toldBy(by), speaksFor: by > 0 === (wanted[sign] === 'more'), size: by ** 2 / variance }];
  });
  const largest = found.toSorted((one, other) => other.size - one.size).map(({ size: _, ...reason }) => reason);
  const reasons = largest.filter(({ speaksFor }) => speaksFor).slice(0, MOST.for);
  // A price without a gain explains nothing.
  return reasons.length === 0
    ? []
    : [...reasons, ...largest.filter(({ speaksFor }) => !speaksFor).slice(0, MOST.against)];
}

/** How far the difference of two means may be off by chance. */
const errorOf = (variance: number, n: number, others: number): number => Math.sqrt(variance * (1 / n + 1 / others));

/** Averages are told to a tenth where they are small. */
const toldBy = (by: number): number => (Math.abs(by) < 3 ? Math.round(by * 10) / 10 : Math.round(by));

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
