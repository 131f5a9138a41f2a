/** How hard a computer opponent thinks. Weakest first. */
export const LEVELS = ['random', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  /** Imagined games per decision, at most; each round further ahead counts as one more. */
  readonly iterations: number;
  /** Time per decision in milliseconds, at most, where there is a clock. */
  readonly ms: number;
  /** Answers played on beyond the tree before the position is judged. */
  readonly depth: number;
  /** Rounds played to their end before that, this one included, in games that count them. */
  readonly ahead: number;
  /** 0 takes the best answer found; more also takes lesser ones now and then. */
  readonly temperature: number;
}

export const STRENGTH: { readonly [level in Level]: Strength } = {
  random: { iterations: 0, ms: 0, depth: 0, ahead: 0, temperature: 0 },
  easy: { iterations: 16, ms: 600, depth: 6, ahead: 0, temperature: 4 },
  medium: { iterations: 200, ms: 1200, depth: 30, ahead: 0, temperature: 0.5 },
  hard: { iterations: 2000, ms: 1500, depth: 60, ahead: 3, temperature: 0 },
};
