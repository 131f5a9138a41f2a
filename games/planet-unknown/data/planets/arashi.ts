import type { Planet } from './planet.ts';

/** PU-11.6: what touches the ring needs a cell off the ring. */
export const arashi: Planet = {
  id: 'arashi',
  edition: 'base',
  difficulty: 2,
  grid: [
    '.....LL.....',
    '...LIIILL...',
    '..LLLLLLLL..',
    '.LLIIILIILL.',
    '.LLLLLLILLL.',
    'LLLLLLLLLLLL',
    'LLLLLLLLLLLL',
    '.IIILLLIILL.',
    '.LLIILLIILL.',
    '..LLLLLLLL..',
    '...LIIIIL...',
    '.....LL.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [2, 2],
    [9, 2],
    [5, 4],
    [6, 7],
    [2, 9],
    [9, 9],
  ],
  rule: { type: 'ring', rows: [5, 6] },
};
