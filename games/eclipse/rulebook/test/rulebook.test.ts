import { join } from 'node:path';
import { numbered, rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

/** The last rule of each section of the rules; they are numbered without gaps. */
const numberedRules = numbered('ECL', {
  '1': 3,
  '2': 14,
  '3.1': 3,
  '3.2': 10,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.6': 7,
  '4': 12,
  '5': 4,
  '6': 11,
  '7': 21,
  '8': 7,
  '9': 6,
  '10': 5,
  '11': 5,
  '12': 8,
  '13': 3,
  '14': 11,
  '15.1': 6,
  '15.2': 2,
  '15.3': 1,
  '15.4': 4,
  '15.5': 5,
  '15.6': 2,
  '15.7': 4,
  '15.8': 1,
  '15.9': 6,
  '15.10': 5,
  '16': 10,
  '17': 7,
  '18': 5,
  '19': 13,
  '20': 10,
  '21': 4,
  '22': 7,
  '23': 1,
  '24': 1,
  '25': 5,
  '27': 27,
});

const RULINGS = 58;

rulebookConforms({
  rulebook,
  prefix: 'ECL',
  rules: [...numberedRules, ...Array.from({ length: RULINGS }, (_, i) => `ECL-D${String(i + 1).padStart(2, '0')}`)],
  folder: join(import.meta.dirname, '../..'),
  cited: 100,
  same: /^(Planta|Mechanema)$/,
});
