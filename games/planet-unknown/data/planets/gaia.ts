import type { Planet } from './planet.ts';

/** PU-11.5: cities left uncovered are worth points. */
export const gaia: Planet = {
  id: 'gaia',
  edition: 'base',
  difficulty: 2,
  grid: [
    '.....LL.....',
    '...ILLLLI...',
    '..LLILLILL..',
    '.LLIIIIIILL.',
    '.LLILLLLILL.',
    'LLLILLLLILLL',
    'LLLILLLLILLL',
    '.LLILLLLILL.',
    '.LLIIIIIILL.',
    '..LLLLLLLL..',
    '...LLLLLL...',
    '.....LL.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [6, 0],
    [3, 2],
    [4, 4],
    [7, 7],
    [9, 8],
    [5, 11],
  ],
  rule: {
    type: 'cities',
    cells: [
      [5, 0],
      [2, 2],
      [9, 2],
      [11, 5],
      [0, 6],
      [2, 9],
      [9, 9],
      [6, 11],
    ],
    points: 2,
  },
};
