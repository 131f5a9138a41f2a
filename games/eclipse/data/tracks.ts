/** Production of a population track by the number of cubes still on it (ECL-3.2.2). */
export const PRODUCTION = [28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0] as const;

/** Cubes that fit on a population track, and how many lie there at the start (ECL-3.2.1). */
export const TRACK_SPACES = 12;
export const TRACK_START = 11;

/** Money upkeep by the number of empty spaces of the influence track (ECL-3.3.1). */
export const UPKEEP = [0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30] as const;

export const INFLUENCE_SPACES = 13;

/** Discount on a technology by the number of tiles already on its track (ECL-8.2). */
export const DISCOUNT = [0, 1, 2, 3, 4, 6, 8] as const;

/** Points of a technology track by its tiles (ECL-19.7). */
export const TECH_VP = [0, 0, 0, 0, 1, 2, 3, 5] as const;

export const TECH_SLOTS = 7;

export const ROUNDS = 8;
