import type { Lesson } from '@orrery/ui/lesson';
import { SPECIES } from '../data/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { threeResources } from './three-resources.ts';

export const fitForBattle: Lesson<Eclipse> = {
  id: 'fit-for-battle',
  minutes: 5,
  rules: ['ECL-3.5', 'ECL-7.6', 'ECL-7.7', 'ECL-7.8', 'ECL-9.1', 'ECL-9.2', 'ECL-9.4', 'ECL-13.1'],
  scenes: [
    {
      id: 'fleet',
      from: { after: threeResources.scenes[0] },
      steps: [
        { kind: 'do', id: 'explore', at: ['action:explore'], question: 'turn', like: { do: 'explore' } },
        {
          kind: 'do',
          id: 'zone',
          at: ['zone:0,-1'],
          question: 'explore',
          like: { do: 'explore', q: 0, r: -1 },
          nudges: [{ on: { do: 'explore' }, id: 'ring' }],
        },
        {
          kind: 'do',
          id: 'place',
          at: ['rotation:105:0'],
          question: 'place-sector',
          like: { do: 'place', rotation: 0 },
          allow: [{ do: 'place' }],
          nudges: [{ on: { do: 'discard' }, id: 'keep' }],
          next: [
            [1, { do: 'research' }],
            [1, { do: 'research', tech: 'neutron_bombs' }],
          ],
        },
        { kind: 'say', id: 'guarded', at: ['sector:105'] },
        { kind: 'do', id: 'build', at: ['action:build'], question: 'turn', like: { do: 'build' } },
        {
          kind: 'do',
          id: 'cruiser',
          at: ['build:cruiser'],
          with: { cost: SPECIES.terran_directorate.costs.cruiser },
          question: 'build',
          like: { do: 'build', item: 'cruiser', sector: 221 },
          nudges: [{ on: { do: 'build' }, id: 'plan' }],
        },
        {
          kind: 'do',
          id: 'end',
          at: ['side:end'],
          question: 'build',
          like: { do: 'end' },
          next: [[1, { do: 'pass' }]],
        },
        { kind: 'do', id: 'upgrade', at: ['action:upgrade'], question: 'turn', like: { do: 'upgrade' } },
        {
          kind: 'do',
          id: 'computer',
          at: ['part:electron_computer', 'slot:interceptor:3'],
          question: 'upgrade',
          like: { do: 'install', part: 'electron_computer', ship: 'interceptor', slot: 3 },
          nudges: [{ on: { do: 'install' }, id: 'slot' }],
        },
        {
          kind: 'do',
          id: 'hull',
          at: ['part:hull', 'slot:cruiser:2'],
          question: 'upgrade',
          like: { do: 'install', part: 'hull', ship: 'cruiser', slot: 2 },
          nudges: [{ on: { do: 'install' }, id: 'slot' }],
          next: [[1, { do: 'pass' }]],
        },
        {
          kind: 'check',
          id: 'energy',
          at: ['action:upgrade'],
          options: ['energy', 'computer', 'full'],
          right: 'energy',
        },
      ],
    },
  ],
};
