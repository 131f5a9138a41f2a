import type { Npc, Ship } from './words.ts';

/** Reputation tiles in the bag: index is the value (ECL-2.8). */
export const REPUTATION_COUNTS = [0, 12, 10, 7, 4] as const;

/** Every tile of the bag by its value. */
export const REPUTATION_TILES: readonly number[] = REPUTATION_COUNTS.flatMap((count, value) =>
  Array<number>(count).fill(value),
);

/** Tiles drawn for a destroyed ship (ECL-15.9.1). */
export const REPUTATION_DRAWS: { readonly [ship in Ship | Npc]: number } = {
  interceptor: 1,
  starbase: 1,
  ancient: 1,
  cruiser: 2,
  guardian: 2,
  dreadnought: 3,
  gcds: 3,
};

export const MOST_DRAWS = 5;
