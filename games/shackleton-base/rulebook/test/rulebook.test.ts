import { join } from 'node:path';
import { numbered, rulebookConforms } from '@orrery/ui/testing';
import { rulebook } from '../index.ts';

/** First and last rule of each run that this book tells. */
const rules = numbered('SHB', {
  '1': 5,
  '2': [
    [1, 11],
    [20, 28],
    [30, 33],
  ],
  '3.1': 4,
  '3.2': 5,
  '3.3': 5,
  '4': 5,
  '5': 4,
  '5.4': 9,
  '6.1': 8,
  '6.2': 3,
  '6.3': 12,
  '6.4': 9,
  '6.5': 7,
  '7': 3,
  '8': 6,
  '9': 2,
  '10': 10,
  '11': 4,
  '12': 13,
  '13': 8,
  '13.1': 5,
  '14': 10,
  '15': 3,
  '16': [
    [1, 9],
    [13, 40],
    [42, 47],
    [49, 51],
  ],
  '17': 1,
  '18': 34,
  '21': 17,
  '22': 4,
});

rulebookConforms({
  rulebook,
  prefix: 'SHB',
  rules,
  folder: join(import.meta.dirname, '../..'),
  cited: 200,
  inParts: true,
  same: /^(Artemis Tours|Moon Mining|Selenium Research|Evergreen Farms|Sky Watch|Space Robotics|To Mars)$/,
});
