import type { Lesson } from '@orrery/ui/lesson';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { begun, deal, pass } from './deals.ts';

export const turnOfTheArk: Lesson<MicroCosmos> = {
  id: 'turn-of-the-ark',
  minutes: 5,
  rules: [
    'MC-1.1',
    'MC-4.2',
    'MC-6.1',
    'MC-6.2',
    'MC-8.10',
    'MC-8.12',
    'MC-9.1',
    'MC-9.3',
    'MC-9.5',
    'MC-10.1',
    'MC-11.1',
  ],
  scenes: [
    {
      id: 'turn',
      from: deal('crew_31'),
      before: [...begun('workforce', 'technology'), pass(0)],
      steps: [
        { kind: 'say', id: 'goal', at: ['field:N:P', 'field:W:P', 'field:E:P'] },
        { kind: 'say', id: 'steps', at: ['field:C:G'] },
        {
          kind: 'do',
          id: 'travel',
          at: ['field:N:P'],
          with: { planet: 'elpis' },
          question: 'travel',
          like: { to: 'N:P' },
          nudges: [{ id: 'green' }],
        },
        { kind: 'say', id: 'edges', at: ['crew:crew_11'], with: { card: 'crew_11' } },
        { kind: 'say', id: 'up', at: ['row:bottom', 'row:top'] },
        {
          kind: 'do',
          id: 'play',
          at: ['crew:crew_11'],
          with: { card: 'crew_11' },
          question: 'play-crew',
          like: { card: 'crew_11', mode: 'up', use: true },
          nudges: [{ id: 'twice' }],
        },
        {
          kind: 'do',
          id: 'stop',
          at: ['pass', 'cargo:biomass', 'crew:crew_04'],
          with: { card: 'crew_04' },
          question: 'play-crew',
          like: { pass: true },
        },
        {
          kind: 'do',
          id: 'gather',
          at: ['action:gather'],
          question: 'planet-action',
          like: { action: 'gather' },
        },
        { kind: 'do', id: 'draw', at: ['deck:crew'], question: 'end-draw', like: { draw: true } },
        {
          kind: 'do',
          id: 'row',
          at: ['row:bottom'],
          with: { card: 'crew_31' },
          question: 'place-crew',
          like: { row: 'bottom' },
          next: [pass(1), [1, { to: 'E:M' }], pass(1), [1, { action: 'gather' }], pass(1), pass(1), pass(1)],
        },
        { kind: 'check', id: 'blue', options: ['gate', 'every', 'moons'], right: 'gate' },
      ],
    },
  ],
};
