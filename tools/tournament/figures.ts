import type { Outcome } from './one.ts';

/** What one side did over all games. */
export class Side {
  private seats = 0;
  private games = 0;
  private wins = 0;
  private points = 0;
  private decisions = 0;
  private ms = 0;
  private longest = 0;

  add({ winners, scores, thought }: Outcome, seats: readonly number[]): void {
    this.games++;
    for (const seat of seats) {
      this.seats++;
      if (winners.includes(seat)) this.wins += 1 / winners.length;
      this.points += scores[seat];
      this.decisions += thought[seat].decisions;
      this.ms += thought[seat].ms;
      this.longest = Math.max(this.longest, thought[seat].longest);
    }
  }

  figures() {
    const { games, wins, points, seats, decisions, ms, longest } = this;
    const [low, high] = wilson(wins, games);
    return {
      winShare: fixed(wins / games),
      low: fixed(low),
      high: fixed(high),
      meanScore: fixed(points / seats, 1),
      msPerDecision: fixed(ms / decisions, 1),
      longestMs: fixed(longest, 0),
    };
  }
}

/** Differences in points, with their standard error. */
export class Margins {
  private n = 0;
  private sum = 0;
  private squares = 0;

  add(margin: number): void {
    this.n++;
    this.sum += margin;
    this.squares += margin ** 2;
  }

  get mean(): number {
    return this.sum / this.n;
  }

  get error(): number {
    return Math.sqrt(Math.max(0, this.squares / this.n - this.mean ** 2) / Math.max(1, this.n - 1));
  }

  figures() {
    return { mean: fixed(this.mean, 2), error: fixed(this.error, 2) };
  }
}

/** The 95 % confidence interval of a share (Wilson's score interval). */
export function wilson(wins: number, games: number): [low: number, high: number] {
  const z = 1.96;
  const share = wins / games;
  const middle = (share + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z / (1 + z ** 2 / games)) * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [middle - half, middle + half];
}

const fixed = (value: number, digits = 3): number => Number(value.toFixed(digits));
