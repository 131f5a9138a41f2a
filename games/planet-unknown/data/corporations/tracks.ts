import type { CivLevel, Track } from '../ids.ts';
import type { Mark, Spaces } from './corporation.ts';

export const medal = (points: number): Mark => ({ mark: 'medal', points });
export const move = (points: number): Mark => ({ mark: 'move', points });
export const civ = (level: CivLevel): Mark => ({ mark: 'civ', level });
export const advance = (track: Track): Mark => ({ mark: 'advance', track });
export const synergy: Mark = { mark: 'synergy' };
export const patch: Mark = { mark: 'patch' };
export const rover: Mark = { mark: 'rover' };
export const tech: Mark = { mark: 'tech' };

/** Every track has rows 0 to 15, but for Wormhole's biomass. */
export const TOP = 15;

/** A track by its printed rows; the others are blank. */
export const track = (rows: { readonly [row: number]: readonly Mark[] }): Spaces =>
  Array.from({ length: TOP + 1 }, (_, row) => rows[row] ?? []);

export const CIV = track({
  2: [medal(1)],
  3: [civ(1)],
  5: [medal(2)],
  6: [civ(2)],
  8: [synergy],
  9: [medal(3)],
  10: [civ(3)],
  11: [synergy],
  14: [civ(4)],
  15: [medal(5)],
});

export const WATER = track({
  2: [medal(1)],
  3: [synergy],
  4: [medal(2)],
  6: [medal(3)],
  7: [synergy],
  8: [medal(4)],
  10: [medal(5)],
  12: [synergy],
  13: [medal(7)],
  15: [medal(10)],
});

export const BIOMASS = track({
  2: [synergy],
  3: [patch],
  5: [medal(1)],
  6: [patch],
  8: [medal(2)],
  9: [patch],
  10: [synergy],
  11: [patch],
  12: [medal(3)],
  13: [patch],
  15: [medal(5)],
});

const ROVER_ROWS = {
  1: [rover],
  2: [move(1)],
  3: [move(1)],
  4: [move(2)],
  5: [move(2)],
  6: [move(2)],
  7: [move(2)],
  8: [move(2), medal(1)],
  9: [move(2)],
  10: [move(2), synergy],
  11: [move(2)],
  12: [move(2), medal(2)],
  13: [move(3)],
  14: [move(3)],
  15: [move(3), medal(5)],
};

/** Corporations with one rover, and with two (PU-10). */
export const ROVER_ONE = track(ROVER_ROWS);
export const ROVER_TWO = track({ ...ROVER_ROWS, 6: [move(2), rover] });
export const ROVER_MAKESHIFT = track({
  ...ROVER_ROWS,
  6: [move(2), rover],
  8: [move(2), synergy],
  10: [move(2), medal(1)],
});

export const TECH = track({
  2: [synergy],
  3: [tech],
  5: [tech],
  6: [medal(1)],
  7: [tech],
  10: [tech],
  12: [synergy],
  13: [medal(2)],
  14: [tech],
  15: [medal(5)],
});

/** Rows of tech levels 1 to 5 (PU-7.6.1). */
export const TECH_ROWS = [3, 5, 7, 10, 14] as const;
