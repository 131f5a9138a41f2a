/** The solo game against bot companies (MRP-12). */

export const LEVELS = ['cadet', 'director', 'tycoon'] as const;
export type SoloLevel = (typeof LEVELS)[number];

export interface LevelFacts {
  /** Missions dealt to each bot (MRP-12.2). */
  readonly missions: number;
  /** Whether bots keep missions they draw (MRP-12.5.3). */
  readonly keepsMissions: boolean;
  /** Whether bots push the human out of a tie for point tokens (MRP-12.7). */
  readonly winsTies: boolean;
}

/** How hard they are: MRP-12.9. */
export const LEVEL_FACTS: { readonly [level in SoloLevel]: LevelFacts } = {
  cadet: { missions: 0, keepsMissions: false, winsTies: false },
  director: { missions: 1, keepsMissions: true, winsTies: false },
  tycoon: { missions: 2, keepsMissions: true, winsTies: true },
};

/** Ratings of a win by the lead over the best bot (MRP-12.8), best first. */
export const RATINGS = [
  { id: 'magnate', lead: 20 },
  { id: 'superintendent', lead: 10 },
  { id: 'foreman', lead: 5 },
  { id: 'prospector', lead: 0 },
] as const;
