import type { Planet } from './planet.ts';

/** PU-11.10: every piece must be slid in. */
export const pajitnov: Planet = {
  id: 'pajitnov',
  edition: 'deluxe',
  difficulty: 2,
  grid: [
    '.....LL.....',
    '...IILLLL...',
    '..LILLLIIL..',
    '.LLILLLLIIL.',
    '.ILLIILLLLL.',
    'LIILIILILLLL',
    'LLILLLLILLLL',
    '.LLILLLIILL.',
    '.LLILLLLLLL.',
    '..LILLLIII..',
    '...ILLLLI...',
    '.....LL.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [9, 2],
    [2, 3],
    [8, 4],
    [2, 7],
    [8, 8],
    [6, 10],
  ],
  rule: { type: 'slide-in' },
};
