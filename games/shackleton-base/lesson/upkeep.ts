import type { Lesson } from '@orrery/ui/lesson';
import { BUILDING } from '../data/index.ts';
import { reputationUpkeep } from '../rules/lookups/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { build } from './build.ts';

/** Two domes, a workshop and 3 reputation. */
const due = {
  domes: 2 * BUILDING['dome-1'].upkeep,
  workshop: BUILDING['workshop-top'].upkeep,
  reputation: reputationUpkeep(3),
};
const sizes = { dome: BUILDING['dome-1'].size, workshop: BUILDING['workshop-top'].size };

export const upkeep: Lesson<ShackletonBase> = {
  id: 'upkeep',
  minutes: 4,
  rules: ['SHB-9.1', 'SHB-10.2', 'SHB-10.5', 'SHB-10.6', 'SHB-10.7', 'SHB-10.8', 'SHB-11.1'],
  scenes: [
    {
      id: 'round',
      from: { after: build.scenes[0] },
      before: [
        [1, { astronaut: 'engineer', space: 'K29' }],
        [0, { astronaut: 'engineer', space: 'K09' }],
        [1, { astronaut: 'engineer', space: 'K18' }],
        [0, { astronaut: 'technician', space: 'K14' }],
        [1, { astronaut: 'scientist', space: 'K21' }],
        [1, { sector: 'I2', spot: 'T02' }],
        [0, { astronaut: 'technician', space: 'K04' }],
        [1, { astronaut: 'scientist', space: 'K06' }],
        [1, { sector: 'I2', spot: 'T02' }],
      ],
      steps: [
        { kind: 'say', id: 'whose', at: ['space:K24', 'space:K09'] },
        {
          kind: 'say',
          id: 'sizes',
          at: ['space:K09', 'sector:I2', 'sector:I1'],
          with: { space: 'K09', ...sizes, sum: sizes.dome + sizes.workshop },
        },
        {
          kind: 'check',
          id: 'tie',
          // The space stands last: pointed at first, it would tell who receives its astronaut.
          at: ['sector:I2', 'sector:I5', 'space:K06'],
          with: { space: 'K06', size: sizes.dome },
          options: ['nearest', 'sender', 'gateway'],
          right: 'nearest',
        },
        {
          kind: 'do',
          id: 'last',
          at: ['space:K03', 'astronaut:scientist'],
          with: { space: 'K03' },
          question: 'choose-main-action',
          like: { astronaut: 'scientist', space: 'K03' },
          nudges: [{ id: 'row' }],
          next: [
            [0, { sector: 'I2', spot: 'T02' }],
            [1, { engineer: 1 }],
            [1, { engineer: 1 }],
          ],
        },
        { kind: 'say', id: 'arrivals', at: ['space:K03', 'space:K04', 'space:K06', 'space:K09', 'space:K14'] },
        {
          kind: 'free',
          id: 'house',
          at: ['arranged:done', 'position:0', 'position:1', 'position:2'],
          until: { told: { type: 'base-arranged', who: 0 } },
        },
        {
          kind: 'say',
          id: 'pay',
          at: ['stock:credits'],
          with: { ...due, sum: due.domes + due.workshop + due.reputation },
        },
        {
          kind: 'check',
          id: 'missing',
          at: ['stock:credits'],
          options: ['reputation', 'building', 'later'],
          right: 'reputation',
        },
        { kind: 'say', id: 'end', at: ['building:lab-top', 'stock:credits'] },
        { kind: 'free', id: 'alone', at: ['shell:prompt'], until: { told: { type: 'upkeep-began', round: 2 } } },
      ],
    },
  ],
};
