import type { Planet } from './planet.ts';

/** PU-11.13: holes that are no cells. */
export const lacuna: Planet = {
  id: 'lacuna',
  edition: 'deluxe',
  difficulty: 4,
  grid: [
    '....LILL....',
    '..LIIILLLL..',
    '.LIIL..LLLL.',
    '.LIL.LL.LLL.',
    'LLII..LLIIII',
    'LLLIILLLI..L',
    'LL.LII.LILLL',
    'LLL.LIIIIL.L',
    '.LL.LLI.LLL.',
    '...LLLILL.L.',
    '...LLIILLL..',
    '....LILL....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
  rowMedals: [1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1],
  lifepods: [
    [3, 3],
    [7, 4],
    [1, 5],
    [10, 6],
    [8, 8],
    [4, 9],
  ],
  rule: { type: 'none' },
};
