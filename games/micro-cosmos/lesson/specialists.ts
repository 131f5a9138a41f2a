import type { Lesson, LessonScene } from '@orrery/ui/lesson';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { begun, deal, pass } from './deals.ts';

/** The learner's first turn on a moon and the upgrade that follows it; the lesson about colonies goes on from here. */
export const upgrading: LessonScene<MicroCosmos> = {
  id: 'upgrading',
  from: deal('crew_19'),
  before: begun('biomass', 'technology'),
  steps: [
    {
      kind: 'do',
      id: 'travel',
      at: ['field:E:M'],
      with: { planet: 'nautis' },
      question: 'travel',
      like: { to: 'E:M' },
      next: [pass(0)],
    },
    {
      kind: 'do',
      id: 'gather',
      at: ['action:gather'],
      question: 'orbit-action',
      like: { action: 'gather' },
      next: [[0, { draw: true }]],
    },
    {
      kind: 'do',
      id: 'row',
      at: ['row:bottom'],
      with: { card: 'crew_19' },
      question: 'place-crew',
      like: { row: 'bottom' },
    },
    { kind: 'say', id: 'specialist', at: ['action:gain-specialist'] },
    {
      kind: 'do',
      id: 'ready',
      at: ['action:gain-specialist', 'crew:crew_19', 'marker:engineer'],
      with: { card: 'crew_19', marker: 'engineer' },
      question: 'orbit-action',
      like: { action: 'gain-specialist', card: 'crew_19', marker: 'engineer' },
      nudges: [{ id: 'others' }],
    },
    {
      kind: 'do',
      id: 'end',
      at: ['pass'],
      question: 'end-draw',
      like: { pass: true },
      next: [
        pass(1),
        [1, { to: 'N:P' }],
        pass(1),
        [1, { action: 'gather' }],
        pass(1),
        pass(1),
        [1, { to: 'N:S' }],
        pass(1),
        [1, { action: 'gather' }],
        pass(1),
        pass(1),
        pass(1),
      ],
    },
    {
      kind: 'do',
      id: 'upgrade',
      at: ['upgrade:leisure_facilities'],
      with: { upgrade: 'leisure_facilities' },
      question: 'upgrade',
      like: { upgrade: 'leisure_facilities' },
      nudges: [{ id: 'leisure' }],
    },
    {
      kind: 'do',
      id: 'pay',
      at: ['marker:engineer'],
      with: { card: 'crew_11' },
      question: 'pay-specialist',
      like: { marker: 'engineer' },
    },
    { kind: 'say', id: 'colony', at: ['upgrade:leisure_facilities'] },
    {
      kind: 'check',
      id: 'pair',
      at: ['upgrade:robotics', 'upgrade:biodome', 'upgrade:leisure_facilities', 'upgrade:engines'],
      options: ['biodome', 'engines', 'any'],
      right: 'biodome',
    },
  ],
};

export const specialists: Lesson<MicroCosmos> = {
  id: 'specialists',
  minutes: 5,
  rules: ['MC-6.20', 'MC-6.21', 'MC-7.1', 'MC-7.2', 'MC-7.15', 'MC-7.21', 'MC-10.2', 'MC-10.70'],
  scenes: [upgrading],
};
