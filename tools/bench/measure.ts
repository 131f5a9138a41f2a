/** One figure of `npm run bench`. `ratio` is ours over the peer, or the peer over ours where less is better. */
export interface Row {
  readonly bench: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly ratio: number | null;
  readonly bar: number | string;
  readonly unit: string;
  readonly spread?: number;
  /** The repetitions one by one, in their order. */
  readonly each?: { readonly ours: readonly number[]; readonly peer: readonly number[] };
  /** Share of the machine's cores that nobody used meanwhile: time that was lost with waiting, not with work. */
  readonly idle?: { readonly ours: number; readonly peer: number };
  readonly note?: string;
}

export const REPETITIONS = 5;

/** Runs ours and the peer in turn, five times each; medians, and the spread of the ratio. */
export async function alternate(
  ours: () => number | Promise<number>,
  peer: () => number | Promise<number>,
): Promise<{ ours: number; peer: number; spread: number }> {
  const mine: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < REPETITIONS; i++) {
    mine.push(await ours());
    theirs.push(await peer());
  }
  return { ours: median(mine), peer: median(theirs), spread: spreadOf(mine, theirs) };
}

/** How far the ratios of single runs lie apart, as a share of the one in the middle. */
export function spreadOf(mine: readonly number[], theirs: readonly number[]): number {
  const ratios = mine.map((value, i) => value / theirs[i]);
  return (Math.max(...ratios) - Math.min(...ratios)) / median(ratios);
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** How often a second the work gets done, measured for some milliseconds. `work` returns how much it did. */
export function perSecond(work: () => number, ms = 700): number {
  let done = 0;
  const begin = performance.now();
  let now = begin;
  do {
    done += work();
    now = performance.now();
  } while (now - begin < ms);
  return (done / (now - begin)) * 1000;
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits));
