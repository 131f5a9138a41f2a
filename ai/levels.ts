/** How hard a computer opponent thinks. Weakest first. */
export const LEVELS = ['random', 'easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  /** Imagined games per decision, at most. */
  readonly iterations: number;
  /** Time per decision in milliseconds, at most, where there is a clock. */
  readonly ms: number;
  /** Answers played on beyond the tree before the position is judged. */
  readonly depth: number;
  /** 0 takes the best answer found; more also takes lesser ones now and then. */
  readonly temperature: number;
}

export const STRENGTH: { readonly [level in Level]: Strength } = {
  random: { iterations: 0, ms: 0, depth: 0, temperature: 0 },
  easy: { iterations: 16, ms: 600, depth: 6, temperature: 4 },
  medium: { iterations: 200, ms: 1200, depth: 30, temperature: 0.5 },
  hard: { iterations: 2000, ms: 2600, depth: 60, temperature: 0 },
};
