import type { Lesson } from '@orrery/ui/lesson';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { deal, rivalBegins } from './deals.ts';

export const oneTile: Lesson<PlanetUnknown> = {
  id: 'one-tile',
  minutes: 4,
  rules: ['PU-1.2', 'PU-4.1', 'PU-4.4', 'PU-5.1', 'PU-5.2', 'PU-5.3', 'PU-5.4', 'PU-6.2', 'PU-9.1'],
  scenes: [
    {
      id: 'round',
      from: deal(0, [
        'O4-tech-biomass',
        'U5-civ-energy',
        'S4-civ-energy',
        'V3-biomass-civ',
        'V3-water-rover',
        'F5-biomass-civ',
        'T4-tech-biomass',
      ]),
      steps: [
        { kind: 'say', id: 'goal', at: ['line:row:5', 'line:column:5'] },
        { kind: 'say', id: 'tracks', at: ['track:civ', 'track:tech'] },
        { kind: 'do', id: 'turn', at: ['section:5'], question: 'rotate', like: { rotation: 5 } },
        { kind: 'say', id: 'tiles', at: ['tile:U5-civ-energy', 'tile:O4-tech-biomass'] },
        {
          kind: 'do',
          id: 'place',
          at: ['tile:O4-tech-biomass'],
          question: 'turn',
          like: { act: 'place', tile: 'O4-tech-biomass', x: 5, y: 0, turn: 0, flip: false },
          allow: [{ act: 'place', tile: 'O4-tech-biomass' }],
          nudges: [{ id: 'square' }],
        },
        { kind: 'do', id: 'advance', at: ['item:0', 'item:1'], question: 'resolve', like: 'first' },
        {
          kind: 'do',
          id: 'confirm',
          at: ['choice:act:confirm'],
          question: 'confirm',
          like: { act: 'confirm' },
          next: [...rivalBegins, [1, { rotation: 1 }]],
        },
        {
          kind: 'free',
          id: 'second',
          at: ['tile:F5-biomass-civ', 'tile:T4-tech-biomass'],
          until: { told: { type: 'round-began', round: 3 } },
        },
        { kind: 'check', id: 'row', at: ['line:row:5'], options: ['nothing', 'less', 'half'], right: 'nothing' },
        { kind: 'say', id: 'rhythm' },
      ],
    },
  ],
};
