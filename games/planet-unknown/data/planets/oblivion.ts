import type { Planet } from './planet.ts';

/** PU-11.11: a black hole in the middle, ice in the corners. */
export const oblivion: Planet = {
  id: 'oblivion',
  edition: 'deluxe',
  difficulty: 3,
  grid: [
    'IIILLLLLLIII',
    'IIILLLLLLIII',
    'IIIL....LIII',
    'LLLL....LLLL',
    'LLL......LLL',
    'L..........L',
    'L..........L',
    'LLL......LLL',
    'LLLL....LLLL',
    'IIIL....LIII',
    'IIILLLLLLIII',
    'IIILLLLLLIII',
  ],
  columnMedals: [3, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 3],
  rowMedals: [3, 3, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3],
  lifepods: [
    [6, 1],
    [0, 3],
    [9, 3],
    [2, 8],
    [11, 8],
    [5, 10],
  ],
  rule: { type: 'none' },
};
