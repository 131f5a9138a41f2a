import type { Lesson } from '@orrery/ui/lesson';
import { FIRST_PASS_MONEY, PRODUCTION, SPECIES, techOf, UPKEEP } from '../data/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { newSector } from './new-sector.ts';

const { start, costs } = SPECIES.terran_directorate;

/** What lies on two sectors, and with the actions taken so far; two cubes have left the money track. */
const upkeep = { sectors: UPKEEP[2], explored: UPKEEP[3], passed: UPKEEP[5] };
const money = { stored: start.money, income: PRODUCTION[9] };
const sum = money.stored + money.income;

export const threeResources: Lesson<Eclipse> = {
  id: 'three-resources',
  minutes: 4,
  rules: ['ECL-3.1', 'ECL-6.4', 'ECL-6.6', 'ECL-8.1', 'ECL-8.2', 'ECL-10.1', 'ECL-17.3', 'ECL-17.6'],
  scenes: [
    {
      id: 'round',
      from: { after: newSector.scenes[0] },
      steps: [
        { kind: 'say', id: 'resources', at: ['resource:materials', 'resource:science', 'resource:money'], with: start },
        {
          kind: 'say',
          id: 'outlook',
          at: ['outlook', 'influence:track'],
          with: { ...money, upkeep: upkeep.explored, money: sum - upkeep.explored },
        },
        { kind: 'do', id: 'research', at: ['action:research'], question: 'turn', like: { do: 'research' } },
        {
          kind: 'do',
          id: 'nanorobots',
          at: ['tech:nanorobots'],
          with: { cost: techOf('nanorobots').cost },
          question: 'research',
          like: { do: 'research', tech: 'nanorobots' },
          nudges: [{ on: { do: 'research' }, id: 'other' }],
          next: [
            [1, { do: 'build' }],
            [1, { do: 'build', item: 'interceptor', sector: 223 }],
            [1, { do: 'end' }],
          ],
        },
        { kind: 'say', id: 'track', at: ['own-tech:0:nanorobots'] },
        { kind: 'do', id: 'build', at: ['action:build'], question: 'turn', like: { do: 'build' } },
        {
          kind: 'do',
          id: 'interceptor',
          at: ['build:interceptor'],
          with: { cost: costs.interceptor, have: start.materials },
          question: 'build',
          like: { do: 'build', item: 'interceptor', sector: 221 },
          nudges: [{ on: { do: 'build' }, id: 'plan' }],
        },
        {
          kind: 'do',
          id: 'end',
          at: ['side:end'],
          with: { left: start.materials - costs.interceptor },
          question: 'build',
          like: { do: 'end' },
          next: [
            [1, { do: 'research' }],
            [1, { do: 'research', tech: 'gauss_shield' }],
          ],
        },
        {
          kind: 'do',
          id: 'pass',
          at: ['action:pass'],
          with: { bonus: FIRST_PASS_MONEY },
          question: 'turn',
          like: { do: 'pass' },
          nudges: [{ id: 'last' }],
          next: [[1, { do: 'pass' }]],
        },
        {
          kind: 'say',
          id: 'upkeep',
          at: ['resource:money'],
          with: {
            ...money,
            bonus: FIRST_PASS_MONEY,
            upkeep: upkeep.passed,
            money: sum + FIRST_PASS_MONEY - upkeep.passed,
          },
        },
        { kind: 'say', id: 'back', at: ['influence:track'], with: { upkeep: upkeep.sectors } },
        {
          kind: 'check',
          id: 'debt',
          at: ['resource:money'],
          options: ['sell', 'borrow', 'zero'],
          right: 'sell',
        },
      ],
    },
  ],
};
