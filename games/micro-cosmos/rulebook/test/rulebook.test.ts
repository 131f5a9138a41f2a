import { join } from 'node:path';
import { numbered, rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

/** First and last rule of each run that this book tells. */
const rules = numbered('MC', {
  '1': 5,
  '2': [
    [1, 23],
    [30, 32],
    [40, 40],
  ],
  '3': 13,
  '4': 5,
  '5': 6,
  '6': [
    [1, 6],
    [10, 15],
    [20, 25],
  ],
  '7': [
    [1, 3],
    [10, 17],
    [20, 22],
  ],
  '8': [
    [1, 3],
    [10, 16],
    [20, 23],
    [30, 31],
    [40, 42],
  ],
  '9': 9,
  '10': [
    [1, 4],
    [10, 10],
    [20, 26],
    [30, 34],
    [40, 40],
    [50, 54],
    [60, 65],
    [70, 71],
  ],
  '11': 1,
  '12': [
    [1, 5],
    [10, 15],
  ],
  '13': 4,
  '14': [
    [1, 6],
    [10, 12],
    [20, 22],
    [30, 33],
    [40, 48],
    [50, 56],
    [60, 63],
  ],
  '15': 3,
  '16': 4,
  '17': 39,
});

rulebookConforms({
  rulebook,
  prefix: 'MC',
  rules,
  folder: join(import.meta.dirname, '../..'),
  cited: 110,
  inParts: true,
});
