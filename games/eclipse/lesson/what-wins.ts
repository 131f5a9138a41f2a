import type { Lesson } from '@orrery/ui/lesson';
import { hexOf, ROUNDS } from '../data/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { firstBattle } from './first-battle.ts';

export const whatWins: Lesson<Eclipse> = {
  id: 'what-wins',
  minutes: 4,
  rules: ['ECL-12.1', 'ECL-13.2', 'ECL-14.1', 'ECL-19.1', 'ECL-19.2', 'ECL-19.3', 'ECL-19.4', 'ECL-19.5', 'ECL-19.7'],
  scenes: [
    {
      id: 'points',
      from: { after: firstBattle.scenes[0] },
      before: [
        [1, { do: 'research' }],
        [1, { do: 'research', tech: 'fusion_source' }],
      ],
      steps: [
        {
          kind: 'say',
          id: 'sectors',
          at: ['sector:221', 'sector:105'],
          with: { home: hexOf(221).vp, inner: hexOf(105).vp },
        },
        { kind: 'say', id: 'others', at: ['own-tech:0:nanorobots'] },
        { kind: 'say', id: 'influence', at: ['action:influence'] },
        { kind: 'say', id: 'react', at: ['action:pass'] },
        {
          kind: 'check',
          id: 'last',
          at: ['influence:track'],
          with: { round: ROUNDS },
          options: ['nothing', 'one'],
          right: 'nothing',
        },
        { kind: 'say', id: 'diplomacy' },
        { kind: 'free', id: 'alone', at: ['shell:prompt'], until: { told: { type: 'round-began', round: 4 } } },
      ],
    },
  ],
};
