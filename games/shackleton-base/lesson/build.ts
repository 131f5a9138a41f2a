import type { Lesson } from '@orrery/ui/lesson';
import { BUILDING, FILES } from '../data/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { begun, deal } from './deals.ts';

export const build: Lesson<ShackletonBase> = {
  id: 'build',
  minutes: 5,
  rules: ['SHB-2.27', 'SHB-2.32', 'SHB-6.1', 'SHB-6.2', 'SHB-6.3', 'SHB-9.2'],
  scenes: [
    {
      id: 'buildings',
      from: deal,
      before: begun,
      steps: [
        { kind: 'say', id: 'power', at: ['sector:I1'] },
        {
          kind: 'do',
          id: 'engineer',
          at: ['command:build', 'astronaut:engineer'],
          question: 'choose-main-action',
          like: { astronaut: 'engineer', action: 'build' },
          nudges: [{ on: { action: 'build' }, id: 'why' }],
        },
        {
          kind: 'do',
          id: 'go-on',
          at: ['go:on'],
          question: 'command-window',
          like: { help: 'none' },
          nudges: [{ id: 'later' }],
        },
        {
          kind: 'do',
          id: 'workshop',
          at: ['building:workshop-top'],
          with: { n: BUILDING['workshop-top'].cost.titanium ?? 0 },
          question: 'choose-building',
          like: { building: 'workshop-top' },
          nudges: [{ id: 'other' }],
        },
        {
          kind: 'do',
          id: 'place',
          at: ['sector:I1'],
          question: 'choose-sector',
          like: { sector: 'I1' },
          nudges: [{ id: 'row' }],
        },
        {
          kind: 'do',
          id: 'bonus',
          at: ['spot:T04', 'corporation:moon-mining'],
          question: 'engineer-bonus',
          like: { corporation: 'moon-mining', spot: 'T04' },
          nudges: [{ id: 'other' }],
          next: [[1, { astronaut: 'technician', space: 'K13' }]],
        },
        {
          kind: 'do',
          id: 'again',
          at: ['command:build', 'astronaut:technician'],
          with: { n: FILES['command-actions'].spacesByPlayers['2'][1] },
          question: 'choose-main-action',
          like: { astronaut: 'technician', action: 'build' },
          nudges: [{ on: { action: 'build' }, id: 'spare' }],
        },
        { kind: 'say', id: 'panel', at: ['energy:step'] },
        {
          kind: 'do',
          id: 'dome',
          at: ['sector:O2'],
          question: 'choose-sector',
          like: { sector: 'O2' },
          nudges: [{ id: 'row' }],
        },
        { kind: 'check', id: 'shared', at: ['sector:I4'], options: ['dome', 'far', 'neutral'], right: 'dome' },
      ],
    },
  ],
};
