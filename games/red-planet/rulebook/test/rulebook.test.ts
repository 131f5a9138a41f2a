import { join } from 'node:path';
import { numbered, rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

/** The last rule of each section that this book tells; rules about single cards have numbers of their own. */
const rules = numbered('MRP', {
  '0': 10,
  '1': 13,
  '2': 11,
  '3': 4,
  '4.1': 3,
  '4.2': 8,
  '4.3': 4,
  '4.4': 2,
  '4.5': 1,
  '4.6': 2,
  '5.0': 9,
  '5.1': 3,
  '5.2': 4,
  '5.3': 2,
  '5.4': 3,
  '5.5': 3,
  '5.6': 2,
  '5.7': 7,
  '5.8': 5,
  '5.9': 2,
  '6': 8,
  '7': 8,
  '8': 8,
  '9.1': 3,
  '9.2': [
    [1, 4],
    [10, 22],
    [30, 33],
  ],
  '9.3': [
    [1, 6],
    [10, 22],
  ],
  '9.4': [
    [1, 3],
    [10, 13],
  ],
  '9.5': 1,
  '10.1': 3,
  '10.2': 4,
  '10.3': 2,
  '10.4': 4,
  '11': 13,
  '12': 9,
  '12.4': 4,
  '12.5': 9,
  '13': 13,
  '15': 23,
});

rulebookConforms({
  rulebook,
  prefix: 'MRP',
  rules,
  folder: join(import.meta.dirname, '../..'),
  cited: 110,
  inParts: true,
  // Latin names, and lists of them.
  same: /^(Phobos|Femme fatale|1 Pilot|- \*\*[^*]+\*\*: (?:[A-Z][a-z]+[ ,]*)+)$/,
});
