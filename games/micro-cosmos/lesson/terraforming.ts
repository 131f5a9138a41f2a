import type { Lesson, LessonScene } from '@orrery/ui/lesson';
import { planetCard, trackLength } from '../data/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { begun, deal, pass } from './deals.ts';

const elpis = planetCard('elpis');
const { rewards } = elpis;
/** Where the learner is supposed to stand. */
const SPACE = 5;

const raise: LessonScene<MicroCosmos> = {
  id: 'raise',
  from: deal('crew_31'),
  before: [
    ...begun('biomass', 'workforce'),
    pass(0),
    [0, { to: 'N:P' }],
    [0, { card: 'crew_11', mode: 'up', use: true }],
    pass(0),
  ],
  steps: [
    { kind: 'say', id: 'tracks', at: ['field:N:P'], with: { planet: 'elpis', levels: trackLength(elpis) } },
    {
      kind: 'do',
      id: 'terraform',
      at: ['action:terraform'],
      question: 'planet-action',
      like: { action: 'terraform' },
    },
    {
      kind: 'do',
      id: 'biomass',
      at: ['raise:biomass', 'raise:workforce'],
      question: 'raise-level',
      like: { resource: 'biomass' },
      nudges: [{ id: 'each' }],
    },
    {
      kind: 'do',
      id: 'workforce',
      at: ['raise:workforce'],
      question: 'raise-level',
      like: { resource: 'workforce' },
      nudges: [{ id: 'each' }],
    },
    { kind: 'say', id: 'space', at: ['field:N:P'], with: { planet: 'elpis', ...rewards, now: 2 + rewards.first } },
    {
      kind: 'check',
      id: 'worth',
      at: ['field:N:P'],
      with: { planet: 'elpis', space: SPACE, ...rewards, sum: SPACE + rewards.first },
      options: ['both', 'space', 'place'],
      right: 'both',
    },
  ],
};

const complete: LessonScene<MicroCosmos> = {
  id: 'complete',
  from: deal('crew_31'),
  before: [
    ...begun('biomass', 'workforce'),
    pass(0),
    // Round 1: both raise two levels.
    [0, { to: 'N:P' }],
    [0, { card: 'crew_11', mode: 'up', use: true }],
    pass(0),
    [0, { action: 'terraform' }],
    [0, { resource: 'biomass' }],
    [0, { resource: 'workforce' }],
    pass(0),
    pass(1),
    [1, { to: 'N:P' }],
    pass(1),
    [1, { action: 'terraform' }],
    [1, { resource: 'minerals' }],
    [1, { resource: 'technology' }],
    pass(1),
    // Round 2: the rival fetches minerals from the moon, the learner technology and workforce from the station.
    [1, { to: 'N:M' }],
    pass(1),
    [1, { action: 'gather' }],
    pass(1),
    pass(1),
    pass(1),
    pass(0),
    [0, { to: 'N:S' }],
    pass(0),
    [0, { action: 'gather' }],
    pass(0),
    pass(0),
    pass(0),
    // Round 3: two levels more for the learner, one for the rival.
    pass(0),
    [0, { to: 'N:P' }],
    pass(0),
    [0, { action: 'terraform' }],
    [0, { resource: 'biomass' }],
    [0, { resource: 'workforce' }],
    pass(0),
    pass(1),
    [1, { to: 'N:P' }],
    pass(1),
    [1, { action: 'terraform' }],
    pass(1),
    // Round 4: both fly away.
    pass(1),
    [1, { to: 'N:M' }],
    pass(1),
    pass(1),
    pass(1),
    [0, { to: 'C:G' }],
    pass(0),
    pass(0),
    pass(0),
  ],
  steps: [
    {
      kind: 'do',
      id: 'travel',
      at: ['field:N:P'],
      with: { planet: 'elpis' },
      question: 'travel',
      like: { to: 'N:P' },
      next: [pass(0)],
    },
    {
      kind: 'do',
      id: 'terraform',
      at: ['action:terraform'],
      question: 'planet-action',
      like: { action: 'terraform' },
    },
    {
      kind: 'do',
      id: 'biomass',
      at: ['raise:biomass'],
      question: 'raise-level',
      like: { resource: 'biomass' },
    },
    {
      kind: 'do',
      id: 'last',
      at: ['raise:technology'],
      question: 'raise-level',
      like: { resource: 'technology' },
      nudges: [{ id: 'stop' }],
    },
    { kind: 'say', id: 'flipped', at: ['field:N:P'], with: { ...rewards } },
  ],
};

export const terraforming: Lesson<MicroCosmos> = {
  id: 'terraforming',
  minutes: 5,
  rules: ['MC-10.20', 'MC-10.21', 'MC-10.22', 'MC-10.24', 'MC-10.26', 'MC-12.10'],
  scenes: [raise, complete],
};
