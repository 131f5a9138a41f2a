import type { Planet } from './planet.ts';

/** PU-11.3: each quarter forbids one building. The cell (11,5) is ice (PU-R34). */
export const persephone: Planet = {
  id: 'persephone',
  edition: 'base',
  difficulty: 3,
  grid: [
    '.....LL.....',
    '...ILLLLL...',
    '..IIIILLLL..',
    '.LILLILLLLL.',
    '.LILLILLLLL.',
    'LLILLIIIIIII',
    'LLILLILLLLLL',
    '.LILIILLLLL.',
    '.LIIILLLLLL.',
    '..LILLLLLL..',
    '...ILLLLL...',
    '.....LL.....',
  ],
  columnMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  rowMedals: [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1],
  lifepods: [
    [4, 3],
    [10, 4],
    [1, 5],
    [3, 7],
    [9, 9],
    [4, 10],
  ],
  rule: {
    type: 'forbidden-buildings',
    quarters: [
      { x: [0, 5], y: [0, 5], building: 'civ' },
      { x: [6, 11], y: [0, 5], building: 'energy' },
      { x: [0, 5], y: [6, 11], building: 'tech' },
      { x: [6, 11], y: [6, 11], building: 'water' },
    ],
  },
};
