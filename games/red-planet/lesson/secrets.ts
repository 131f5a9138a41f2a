import type { Lesson } from '@orrery/ui/lesson';
import { INFLUENCE } from '../data/index.ts';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { deal } from './deals.ts';

/** For one to four zones. */
const points = INFLUENCE.slice(1).join(', ');

export const secrets: Lesson<RedPlanet> = {
  id: 'secrets',
  minutes: 4,
  rules: ['MRP-2.8', 'MRP-5.7', 'MRP-9.2', 'MRP-9.3', 'MRP-9.5', 'MRP-10.3'],
  scenes: [
    {
      id: 'round-1',
      from: { ...deal, forced: { ...deal.forced, events: [['disc-rich-vein']] } },
      steps: [
        { kind: 'say', id: 'dealt', at: ['card:mis-eastern-influence', 'card:mis-phobos-garrison'] },
        { kind: 'say', id: 'eastern', at: ['card:mis-eastern-influence'], with: { points } },
        {
          kind: 'do',
          id: 'keep',
          at: ['card:mis-eastern-influence'],
          question: 'choose-mission',
          like: { mission: 'mis-eastern-influence' },
          next: [
            [1, { mission: 'mis-expansion' }],
            [2, { mission: 'mis-memorial' }],
          ],
        },
        {
          kind: 'do',
          id: 'play',
          at: ['character:scientist'],
          question: 'choose-character',
          like: { character: 'scientist' },
          next: [
            [1, { character: 'recruiter' }],
            [2, { character: 'explorer' }],
            [1, { ship: 'ship-29' }],
            [2, { ship: 'ship-29' }],
          ],
        },
        { kind: 'do', id: 'first', at: ['ship:ship-09'], question: 'place-astronaut', like: { ship: 'ship-09' } },
        { kind: 'do', id: 'second', at: ['ship:ship-22'], question: 'place-astronaut', like: { ship: 'ship-22' } },
        {
          kind: 'do',
          id: 'assign',
          at: ['zone:hellas'],
          question: 'assign-discovery',
          like: { zone: 'hellas' },
          nudges: [{ id: 'nobody' }],
        },
        { kind: 'say', id: 'face-down', at: ['zone:hellas'] },
        { kind: 'say', id: 'ice', at: ['card:global-ice-monopoly'] },
        {
          kind: 'check',
          id: 'worth',
          at: ['card:mis-eastern-influence'],
          with: { points },
          options: ['four', 'three', 'nothing'],
          right: 'four',
        },
        { kind: 'say', id: 'score', at: ['track'] },
      ],
    },
  ],
};
