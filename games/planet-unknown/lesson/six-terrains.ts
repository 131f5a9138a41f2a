import type { Lesson, LessonScene } from '@orrery/ui/lesson';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { deal, rivalBegins } from './deals.ts';

const water: LessonScene<PlanetUnknown> = {
  id: 'water',
  from: deal(5, ['O4-water-rover', 'U5-civ-energy', 'S4-civ-energy', 'V3-biomass-civ']),
  before: [[0, { rotation: 5 }]],
  steps: [
    { kind: 'say', id: 'ice', at: ['cell:15', 'cell:60', 'cell:72'] },
    {
      kind: 'do',
      id: 'place',
      at: ['tile:O4-water-rover', 'cell:15', 'cell:60'],
      question: 'turn',
      like: { act: 'place', tile: 'O4-water-rover', x: 3, y: 1 },
      want: ({ match }) =>
        match.table.areas[0].pending.some((item) => item.kind === 'advance' && item.track === 'water'),
      nudges: [{ id: 'dry' }],
    },
    {
      kind: 'do',
      id: 'advance',
      at: ['item:0'],
      question: 'resolve',
      like: { act: 'item', kind: 'advance', track: 'water' },
    },
    { kind: 'do', id: 'land', question: 'deploy-rover', like: 'first' },
  ],
};

const energy: LessonScene<PlanetUnknown> = {
  id: 'energy',
  from: deal(5, [
    'O4-tech-biomass',
    'O4-water-rover',
    'U5-water-rover',
    'S4-water-rover',
    'S4-civ-energy',
    'V3-biomass-civ',
    'V3-water-rover',
    'I2-civ-energy',
    'N5-water-rover',
  ]),
  before: [
    [0, { rotation: 5 }],
    [0, { act: 'place', tile: 'O4-tech-biomass', x: 5, y: 0, turn: 0, flip: false }],
    [0, { act: 'item', track: 'tech' }],
    [0, { act: 'confirm' }],
    ...rivalBegins,
    [1, { rotation: 4 }],
  ],
  steps: [
    { kind: 'say', id: 'rule', at: ['tile:I2-civ-energy'] },
    {
      kind: 'do',
      id: 'place',
      at: ['tile:I2-civ-energy', 'cell:17', 'cell:18'],
      question: 'turn',
      like: { act: 'place', tile: 'I2-civ-energy', x: 5, y: 2 },
      want: ({ match }) =>
        match.table.areas[0].pending.some((item) => item.kind === 'energy' && item.tracks.includes('tech')),
      nudges: [{ id: 'apart' }],
    },
    { kind: 'do', id: 'resolve', at: ['item:1'], question: 'resolve', like: { act: 'item', kind: 'energy' } },
    { kind: 'do', id: 'tech', at: ['choice:track:tech'], question: 'energy-track', like: { track: 'tech' } },
    { kind: 'do', id: 'synergy', at: ['item:1'], question: 'resolve', like: { act: 'item', kind: 'synergy' } },
    { kind: 'do', id: 'biomass', at: ['choice:track:biomass'], question: 'synergy', like: { track: 'biomass' } },
    { kind: 'free', id: 'chain', at: ['item:0', 'item:1'], until: { told: { type: 'confirmed', seat: 0 } } },
    { kind: 'check', id: 'ice', at: ['track:water'], options: ['moves', 'stays'], right: 'moves' },
  ],
};

export const sixTerrains: Lesson<PlanetUnknown> = {
  id: 'six-terrains',
  minutes: 5,
  rules: ['PU-2.2', 'PU-6.3', 'PU-6.4', 'PU-7.1', 'PU-7.2'],
  scenes: [water, energy],
};
