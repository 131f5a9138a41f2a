import type { Lesson } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { deal, missionsKept } from './deals.ts';

export const firstFlight: Lesson<RedPlanet> = {
  id: 'first-flight',
  minutes: 3,
  rules: ['MRP-0.3', 'MRP-4.1', 'MRP-4.2', 'MRP-4.3', 'MRP-4.4', 'MRP-5.3', 'MRP-7.5', 'MRP-8.1'],
  scenes: [
    {
      id: 'round',
      from: deal,
      before: missionsKept,
      steps: [
        { kind: 'say', id: 'goal', at: ['zone:hellas', 'zone:phobos'] },
        { kind: 'say', id: 'ships', at: ['ship:ship-09'] },
        { kind: 'say', id: 'characters', at: ['character:recruiter', 'character:pilot'] },
        {
          kind: 'do',
          id: 'play',
          at: ['character:travel-agent'],
          question: 'choose-character',
          like: { character: 'travel-agent' },
          next: [
            [1, { character: 'explorer' }],
            [2, { character: 'soldier' }],
            [1, { ship: 'ship-22' }],
          ],
        },
        { kind: 'say', id: 'countdown', at: ['ship:ship-22'] },
        {
          kind: 'do',
          id: 'board',
          at: ['ship:ship-09'],
          question: 'travel-agent',
          like: { ship: 'ship-09' },
          nudges: [{ id: 'together' }],
          next: [[2, { ship: 'ship-29' }]],
        },
        { kind: 'say', id: 'landed', at: ['zone:hellas'] },
        { kind: 'say', id: 'production', at: ['track'] },
        {
          kind: 'check',
          id: 'majority',
          at: ['zone:hellas'],
          options: ['you', 'rival', 'shared'],
          right: 'you',
        },
        { kind: 'free', id: 'alone', at: ['shell:prompt'], until: { told: { type: 'round-began', round: 3 } } },
        { kind: 'say', id: 'rhythm' },
      ],
    },
  ],
};
