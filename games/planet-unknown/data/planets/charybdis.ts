import type { Planet } from './planet.ts';

/** PU-11.8: the first piece covers the centre instead of the perimeter. */
export const charybdis: Planet = {
  id: 'charybdis',
  edition: 'deluxe',
  difficulty: 1,
  grid: [
    '.....LL.....',
    '...LLLLLL...',
    '..LIIILLIL..',
    '.LLLLILLIIL.',
    '.LLLIIIIILL.',
    'ILLLILLILLLL',
    'ILLLILLILLLL',
    '.LLLIIIIIIL.',
    '.LLIILLLIIL.',
    '..LILLLLLL..',
    '...LLLLLL...',
    '.....II.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [4, 1],
    [9, 2],
    [4, 3],
    [9, 4],
    [5, 8],
    [7, 8],
  ],
  rule: {
    type: 'centre-first',
    cells: [
      [5, 5],
      [6, 5],
      [5, 6],
      [6, 6],
    ],
  },
};
