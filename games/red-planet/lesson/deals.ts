import type { Deal, Line } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';

/** Dock 1: to Hellas, the learner aboard; dock 2: to Syrtis Major, the rival; dock 3: to Phobos, the other. */
export const deal = {
  seats: 3,
  forced: {
    ships: [[9, 22, 29, 8, 11, 25, 7, 36, 5, 14, 30].map((n) => `ship-${String(n).padStart(2, '0')}`)],
    'starting astronauts': [[0, 1, 2]],
    resources: [
      ['ice', 'celerium', 'celerium', 'ice', 'sylvanite', 'ice', 'ice', 'ice', 'sylvanite', 'sylvanite', 'celerium'],
    ],
    missions: [
      [
        'mis-eastern-influence',
        'mis-phobos-garrison',
        'mis-expansion',
        'mis-polar-claim',
        'mis-memorial',
        'mis-mass-settlement',
      ],
    ],
    events: [['mis-western-influence', 'mis-celerium-baron', 'act-ether-wind', 'act-blocks-of-ice']],
  },
} satisfies Deal;

/** Everybody keeps a mission; round 1 begins. */
export const missionsKept: readonly Line<RedPlanet>[] = [
  [0, { mission: 'mis-eastern-influence' }],
  [1, { mission: 'mis-expansion' }],
  [2, { mission: 'mis-memorial' }],
];
