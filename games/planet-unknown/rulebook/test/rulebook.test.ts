import { join } from 'node:path';
import { numbered, rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

/** The last rule of each section of the rules. */
const numberedRules = numbered('PU', {
  '1': 5,
  '2': 6,
  '3': 9,
  '4': 9,
  '5': 10,
  '6': 6,
  '7': 8,
  '7.1': 10,
  '7.2': 7,
  '7.3': 5,
  '7.5': 7,
  '7.7': 3,
  '7.8': 5,
  '8': 6,
  '9': 4,
  '10': 9,
  '11': 16,
  '12': 3,
  '12.1': 9,
  '12.2': 6,
  '13': 4,
  '13.3': 7,
  '13.4': 10,
  '14': 6,
  '15': 45,
  '16': 6,
  '20': 5,
});

rulebookConforms({
  rulebook,
  prefix: 'PU',
  rules: [...numberedRules, 'PU-17', 'PU-18', 'PU-19'],
  folder: join(import.meta.dirname, '../..'),
  cited: 110,
  apart: ['PU-2', 'PU-4', 'PU-9', 'PU-10'],
  inParts: true,
});
