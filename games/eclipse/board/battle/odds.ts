import { type Contest, contestOdds, type Outcome } from '../../rules/lookups/index.ts';

/** The chance of one party to be left in the end. */
export interface Chance {
  readonly share: number;
  /** Half the width of the interval in which the true share lies with 95 percent. */
  readonly error: number;
  /** Ships left on average. */
  readonly ships: number;
}

/** Shown after the first number of trials, refined step by step up to the second. */
export const TRIALS = { first: 2_000, all: 10_000 } as const;

export const NOTHING = (parties: number): Outcome => ({
  trials: 0,
  parties: Array.from({ length: parties }, () => ({ wins: 0, ships: 0 })),
});

export const added = (one: Outcome, other: Outcome): Outcome => ({
  trials: one.trials + other.trials,
  parties: one.parties.map(({ wins, ships }, at) => ({
    wins: wins + other.parties[at].wins,
    ships: ships + other.parties[at].ships,
  })),
});

export const chances = ({ trials, parties }: Outcome): Chance[] =>
  parties.map(({ wins, ships }) => {
    const share = wins / trials;
    return { share, error: 1.96 * Math.sqrt((share * (1 - share)) / trials), ships: ships / trials };
  });

/** The outcome of a contest by its key. */
export interface Found {
  readonly key: string;
  readonly outcome: Outcome;
}

interface Findings {
  /** What was shown last. */
  readonly shown?: Found;
  /** What is known of this contest from before. */
  readonly known?: Outcome;
  /** It is the fight of which the last outcome was shown, a moment later. */
  readonly running: boolean;
}

/** What to show of a contest now: in a running fight numbers go over into others, they do not go away. */
export const outcomeFor = (key: string, { shown, known, running }: Findings): Outcome | undefined =>
  shown?.key === key ? shown.outcome : (known ?? (running ? shown?.outcome : undefined));

/** Dice for samples: quick, and the same for the same battle, so that shown numbers do not flicker. */
export function rollFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % 6;
  };
}

/** Fights the contest in steps, each telling what all steps so far add up to. */
export function* sampled(contest: Contest, seed = 1): Generator<Outcome> {
  const roll = rollFrom(seed);
  let sum = NOTHING(contest.parties.length);
  while (sum.trials < TRIALS.all) {
    sum = added(sum, contestOdds(contest, TRIALS.first, roll));
    yield sum;
  }
}
