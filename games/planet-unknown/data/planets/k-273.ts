import type { Planet } from './planet.ts';

/** PU-11.2: a tile may not cover land and ice at once. */
export const k273: Planet = {
  id: 'k-273',
  edition: 'base',
  difficulty: 3,
  grid: [
    '.....II.....',
    '...IILIII...',
    '..IIIIIIII..',
    '.IIIIIILLII.',
    '.IILIIIILII.',
    'IILLIIIIIIII',
    'IILIIIIIIILL',
    '.IIIIIIIIIL.',
    '.IIIILLIIIL.',
    '..IIILLIII..',
    '...IIIIII...',
    '.....II.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [5, 1],
    [8, 3],
    [3, 4],
    [2, 6],
    [11, 6],
    [5, 9],
  ],
  rule: { type: 'no-straddle' },
};
