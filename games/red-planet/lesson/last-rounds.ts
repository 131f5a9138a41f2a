import type { Lesson } from '@orrery/ui/lesson';
import type { RedPlanet } from '../rules/vocabulary.ts';
import { eightRounds } from './prologue/eight-rounds.ts';

export const lastRounds: Lesson<RedPlanet> = {
  id: 'last-rounds',
  minutes: 5,
  rules: ['MRP-3.1', 'MRP-10.1', 'MRP-10.2', 'MRP-10.3', 'MRP-10.4'],
  scenes: [
    {
      id: 'round-9',
      from: { seats: 3, seed: 'last-35' },
      before: eightRounds,
      steps: [
        { kind: 'say', id: 'two-left', at: ['track'] },
        { kind: 'say', id: 'zones', at: ['zone:syrtis-major'] },
        { kind: 'free', id: 'play', until: 'over' },
        { kind: 'say', id: 'result', at: ['shell:result'] },
        { kind: 'say', id: 'known' },
      ],
    },
  ],
};
