import type { Planet } from './planet.ts';

/** PU-11.1: no rule of its own. */
export const ksb4156: Planet = {
  id: 'ksb-4156',
  edition: 'base',
  difficulty: 1,
  grid: [
    '.....LL.....',
    '...ILLLLL...',
    '..LIIILLIL..',
    '.LLLLILLIIL.',
    '.LLLLILLLLL.',
    'IILLLILLLLLL',
    'IILLLILLLLLL',
    '.LLLIILLLLL.',
    '.LLIILLLLLL.',
    '..LILLLLLL..',
    '...ILLLLL...',
    '.....LL.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [7, 2],
    [1, 4],
    [10, 4],
    [2, 7],
    [8, 8],
    [5, 9],
  ],
  rule: { type: 'none' },
};
