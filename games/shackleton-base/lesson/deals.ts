import type { Deal, Line } from '@orrery/ui/lesson';
import type { ShackletonBase } from '../rules/vocabulary.ts';

/** The corporations of the first game; the learner leads Japan, the rival the United States. */
export const deal = {
  seats: 2,
  options: { corporations: 'first-game' },
  forced: {
    'first player': [0],
    leaders: [['usa', 'japan']],
    'side of usa': [1],
    'side of japan': [0],
    'shuttles of round 1': [['R1-1', 'R1-3', 'R1-5']],
    'projects of moon-mining': [['MM-1', 'MM-2']],
  },
} satisfies Deal;

/** First domes: the learner's in I2 beside Moon Mining, the rival's in I5; the rival has a shuttle. */
export const landed: readonly Line<ShackletonBase>[] = [
  [0, { leader: 'japan-a' }],
  [0, { sector: 'I2' }],
  [1, { sector: 'I5' }],
  [1, { tile: 'R1-1' }],
];

/** Up to the learner's first turn: the rival works at K24. */
export const begun: readonly Line<ShackletonBase>[] = [
  ...landed,
  [0, { tile: 'R1-5' }],
  [1, { astronaut: 'technician', space: 'K24' }],
];
