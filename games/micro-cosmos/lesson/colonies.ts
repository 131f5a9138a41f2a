import type { Lesson } from '@orrery/ui/lesson';
import { COLONY_COSTS } from '../data/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { pass } from './deals.ts';
import { upgrading } from './specialists.ts';

/** Of the first four, together. */
const points = COLONY_COSTS.slice(0, 4).map(({ totalPoints }) => totalPoints);

export const colonies: Lesson<MicroCosmos> = {
  id: 'colonies',
  minutes: 3,
  rules: ['MC-10.50', 'MC-10.51', 'MC-10.53', 'MC-10.60', 'MC-10.62', 'MC-12.12'],
  scenes: [
    {
      id: 'found',
      from: { after: upgrading },
      steps: [
        {
          kind: 'do',
          id: 'travel',
          at: ['field:E:P'],
          with: { planet: 'nautis' },
          question: 'travel',
          like: { to: 'E:P' },
          next: [pass(0)],
        },
        {
          kind: 'do',
          id: 'found',
          at: ['action:found-colony'],
          question: 'planet-action',
          like: { action: 'found-colony' },
        },
        { kind: 'say', id: 'worth', at: ['field:E:P'], with: { points: points.join(', ') } },
        {
          kind: 'check',
          id: 'second',
          at: ['field:E:P'],
          with: { planet: 'nautis' },
          options: ['one', 'price'],
          right: 'one',
        },
        { kind: 'say', id: 'outposts', at: ['upgrade:leisure_facilities'] },
      ],
    },
  ],
};
