import type { Lesson, Line } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { deal, missionsKept } from './deals.ts';

/** Four rounds. Then Hellas stands 4 to 5, Tritonis Sinus is the learner's alone, Syrtis Major is tied. */
const fourRounds: readonly Line<RedPlanet>[] = [
  [0, { character: 'travel-agent' }],
  [1, { character: 'explorer' }],
  [2, { character: 'soldier' }],
  [1, { ship: 'ship-22' }],
  [0, { ship: 'ship-09' }],
  [2, { ship: 'ship-29' }],
  [0, { character: 'pilot' }],
  [1, { character: 'travel-agent' }],
  [2, { character: 'scientist' }],
  [2, { ship: 'ship-29' }],
  [2, { ship: 'ship-29' }],
  [0, { ship: 'ship-22' }],
  [0, { zone: 'syrtis-major' }],
  [0, { character: 'recruiter' }],
  [1, { character: 'pilot' }],
  [2, { character: 'travel-agent' }],
  [0, { ship: 'ship-11' }],
  [1, { ship: 'ship-07' }],
  [1, { ship: 'ship-07' }],
  [1, { ship: 'ship-07' }],
  [1, { zone: 'hellas' }],
  [0, { character: 'pilot' }],
  [1, { character: 'recruiter' }],
  [2, { character: 'explorer' }],
  [1, { ship: 'ship-25' }],
  [2, { ship: 'ship-36' }],
  [2, { zone: 'ausonia' }],
  [0, { ship: 'ship-11' }],
  [0, { ship: 'ship-11' }],
  [0, { ship: 'ship-11' }],
  [0, { zone: 'tritonis-sinus' }],
];

export const harvest: Lesson<RedPlanet> = {
  id: 'harvest',
  minutes: 4,
  rules: ['MRP-3.1', 'MRP-5.8', 'MRP-6.5', 'MRP-7.2', 'MRP-8.1', 'MRP-8.2', 'MRP-8.3', 'MRP-8.4', 'MRP-8.5'],
  scenes: [
    {
      id: 'round-5',
      from: deal,
      before: [...missionsKept, ...fourRounds],
      steps: [
        { kind: 'say', id: 'behind', at: ['zone:hellas', 'track'] },
        { kind: 'say', id: 'reserve', at: ['zone:tritonis-sinus'] },
        {
          kind: 'do',
          id: 'play',
          at: ['character:explorer'],
          question: 'choose-character',
          like: { character: 'explorer' },
          next: [
            [1, { character: 'scientist' }],
            [2, { character: 'recruiter' }],
            [2, { ship: 'ship-14' }],
          ],
        },
        { kind: 'do', id: 'board', at: ['ship:ship-36'], question: 'place-astronaut', like: { ship: 'ship-36' } },
        {
          kind: 'do',
          id: 'move',
          at: ['zone:tritonis-sinus', 'zone:hellas'],
          question: 'explore',
          like: { from: 'tritonis-sinus', to: 'hellas' },
        },
        {
          kind: 'do',
          id: 'again',
          at: ['zone:hellas'],
          question: 'explore',
          like: { from: 'tritonis-sinus', to: 'hellas' },
          nudges: [{ on: { from: 'syrtis-major' }, id: 'spare' }],
        },
        {
          kind: 'do',
          id: 'stop',
          at: ['stop'],
          question: 'explore',
          like: { stop: true },
          next: [
            [1, { ship: 'ship-05' }],
            [1, { ship: 'ship-05' }],
          ],
        },
        { kind: 'say', id: 'produced', at: ['zone:hellas', 'zone:tritonis-sinus'] },
        {
          kind: 'check',
          id: 'tied',
          at: ['zone:syrtis-major'],
          options: ['stays', 'both', 'rival'],
          right: 'stays',
        },
        { kind: 'say', id: 'later', at: ['track'] },
      ],
    },
  ],
};
