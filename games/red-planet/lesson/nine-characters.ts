import type { Lesson } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { deal, missionsKept } from './deals.ts';

const start = { from: deal, before: missionsKept } as const;

export const nineCharacters: Lesson<RedPlanet> = {
  id: 'nine-characters',
  minutes: 5,
  rules: ['MRP-4.2.1', 'MRP-4.2.5', 'MRP-5.1', 'MRP-5.4', 'MRP-5.5', 'MRP-5.9', 'MRP-6.2'],
  scenes: [
    {
      id: 'saboteur',
      ...start,
      steps: [
        {
          kind: 'do',
          id: 'play',
          at: ['character:saboteur'],
          question: 'choose-character',
          like: { character: 'saboteur' },
          next: [
            [1, { character: 'scientist' }],
            [2, { character: 'pilot' }],
            [1, { ship: 'ship-22' }],
            [1, { ship: 'ship-22' }],
          ],
        },
        { kind: 'say', id: 'before-you', at: ['ship:ship-22'] },
        {
          kind: 'do',
          id: 'board',
          at: ['ship:ship-09'],
          question: 'place-astronaut',
          like: { ship: 'ship-09' },
          nudges: [{ on: { ship: 'ship-22' }, id: 'lost' }],
        },
        {
          kind: 'do',
          id: 'destroy',
          at: ['ship:ship-22'],
          question: 'destroy-ship',
          like: { ship: 'ship-22' },
        },
        { kind: 'say', id: 'lost', at: ['memorial'] },
      ],
    },
    {
      id: 'femme-fatale',
      ...start,
      steps: [
        {
          kind: 'do',
          id: 'play',
          at: ['character:femme-fatale'],
          question: 'choose-character',
          like: { character: 'femme-fatale' },
          next: [
            [1, { character: 'explorer' }],
            [2, { character: 'recruiter' }],
            [2, { ship: 'ship-22' }],
            [1, { ship: 'ship-29' }],
          ],
        },
        {
          kind: 'do',
          id: 'board',
          at: ['ship:ship-22'],
          question: 'place-astronaut',
          like: { ship: 'ship-22' },
        },
        {
          kind: 'do',
          id: 'replace',
          at: ['crew:ship-22:1'],
          question: 'replace-astronaut',
          like: { ship: 'ship-22', company: 1 },
        },
        { kind: 'say', id: 'same-number', at: ['ship:ship-22'] },
      ],
    },
    {
      id: 'pilot',
      ...start,
      steps: [
        {
          kind: 'do',
          id: 'play',
          at: ['character:pilot'],
          question: 'choose-character',
          like: { character: 'pilot' },
          next: [
            [1, { character: 'travel-agent' }],
            [2, { character: 'soldier' }],
            [1, { ship: 'ship-22' }],
            [2, { ship: 'ship-29' }],
          ],
        },
        { kind: 'do', id: 'first', at: ['ship:ship-09'], question: 'place-astronaut', like: { ship: 'ship-09' } },
        { kind: 'do', id: 'second', at: ['ship:ship-09'], question: 'place-astronaut', like: { ship: 'ship-09' } },
        { kind: 'do', id: 'ship', at: ['ship:ship-22'], question: 'pilot-ship', like: { ship: 'ship-22' } },
        {
          kind: 'do',
          id: 'destination',
          at: ['zone:phobos'],
          question: 'pilot-destination',
          like: { zone: 'phobos' },
        },
        {
          kind: 'check',
          id: 'numbers',
          at: ['character:scientist', 'character:travel-agent', 'character:pilot'],
          options: ['scientist', 'travel-agent', 'pilot'],
          right: 'scientist',
        },
        { kind: 'say', id: 'recruiter', at: ['character:recruiter'] },
      ],
    },
  ],
};
