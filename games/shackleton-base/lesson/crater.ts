import type { Lesson } from '@orrery/ui/lesson';
import { SPACE } from '../data/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { deal, landed } from './deals.ts';

export const crater: Lesson<ShackletonBase> = {
  id: 'crater',
  minutes: 4,
  rules: ['SHB-1.1', 'SHB-1.3', 'SHB-4.2', 'SHB-4.3', 'SHB-4.4', 'SHB-5.1', 'SHB-5.4'],
  scenes: [
    {
      id: 'rows',
      from: deal,
      before: landed,
      steps: [
        { kind: 'say', id: 'goal', at: ['sector:I2'] },
        {
          kind: 'do',
          id: 'shuttle',
          at: ['tile:R1-5'],
          question: 'pick-shuttle',
          like: { tile: 'R1-5' },
          nudges: [{ id: 'titanium' }],
          next: [[1, { astronaut: 'technician', space: 'K24' }]],
        },
        { kind: 'say', id: 'row', at: ['space:K09', 'sector:O4', 'sector:I2', 'sector:I1', 'sector:O12'] },
        {
          kind: 'say',
          id: 'due',
          at: ['space:K09', 'sector:I2', 'sector:I1'],
          with: { rent: SPACE.K09.rent },
        },
        {
          kind: 'do',
          id: 'engineer',
          at: ['space:K09', 'astronaut:engineer'],
          with: { space: 'K09' },
          question: 'choose-main-action',
          like: { astronaut: 'engineer', space: 'K09' },
          nudges: [{ on: { space: 'K09' }, id: 'type' }, { id: 'here' }],
          next: [[1, { astronaut: 'technician', space: 'K13' }]],
        },
        { kind: 'say', id: 'mined', at: ['sector:I2', 'sector:I1'] },
        {
          kind: 'do',
          id: 'technician',
          at: ['space:K14', 'astronaut:technician'],
          with: { space: 'K14' },
          question: 'choose-main-action',
          like: { astronaut: 'technician', space: 'K14' },
          nudges: [{ on: { space: 'K14' }, id: 'type' }, { id: 'here' }],
          next: [[1, { astronaut: 'engineer', space: 'K29' }]],
        },
        {
          kind: 'do',
          id: 'scientist',
          at: ['space:K03', 'astronaut:scientist'],
          with: { space: 'K03' },
          question: 'choose-main-action',
          like: { astronaut: 'scientist', space: 'K03' },
          nudges: [{ on: { space: 'K03' }, id: 'type' }, { id: 'here' }],
        },
        {
          kind: 'check',
          id: 'rent',
          // The space stands last: pointed at first, it would tell the rent.
          at: ['sector:I2', 'sector:I5', 'space:K06'],
          with: { space: 'K06', rent: SPACE.K06.rent, both: 2 * SPACE.K06.rent },
          options: ['owner', 'nobody', 'both'],
          right: 'owner',
        },
      ],
    },
  ],
};
