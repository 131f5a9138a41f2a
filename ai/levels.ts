/** How hard a computer opponent thinks. Weakest first. */
export const LEVELS = ['random', 'easy', 'medium', 'hard', 'expert'] as const;
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
  /** Whether trained weights judge positions where the game has them. */
  readonly judgement: 'hand' | 'learned';
  /** Looks before thinking may stop early. */
  readonly least: number;
  /** Looks that each likely answer gets, whatever the first ones brought. */
  readonly each: number;
  /** Weight that an answer gets at least in the tree, as a share of the best one's. Blunders stay at 0. */
  readonly floor: number;
  /** Takes the answer with the best mean among those tried often, instead of the one tried most often. */
  readonly byMean: boolean;
  /** Answers whose means differ by less are as good as each other: any of them may be taken. */
  readonly slack: number;
  /** How much the margin in points counts beside the chance to win, so that a loser still tries. */
  readonly margin: number;
}

const HASTY = { judgement: 'hand', least: 0, each: 0, floor: 0, byMean: false, slack: 0, margin: 0 } as const;

/** `hard` anchors the ladder in docs/games-in-numbers.md: stronger play is another level, not another `hard`. */
export const STRENGTH: { readonly [level in Level]: Strength } = {
  random: { iterations: 0, ms: 0, depth: 0, ahead: 0, temperature: 0, ...HASTY },
  easy: { iterations: 16, ms: 600, depth: 6, ahead: 0, temperature: 4, ...HASTY },
  medium: { iterations: 200, ms: 1200, depth: 30, ahead: 0, temperature: 0.5, ...HASTY },
  hard: { iterations: 2000, ms: 1500, depth: 60, ahead: 3, temperature: 0, ...HASTY },
  // More patience at the root (`least`, `each`, `floor`, `byMean`) lost to `hard` in Micro Cosmos at 64 looks.
  expert: {
    iterations: 4000,
    ms: 1500,
    depth: 60,
    ahead: 0,
    temperature: 0,
    ...HASTY,
    judgement: 'learned',
    margin: 0.15,
  },
};
