import type { Lesson } from '@orrery/ui/lesson';
import { universal } from '../data/corporations/universal.ts';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { deal, rivalBegins } from './deals.ts';

export const cardsAndEnd: Lesson<PlanetUnknown> = {
  id: 'cards-and-end',
  minutes: 4,
  rules: ['PU-3.6', 'PU-7.3', 'PU-7.6', 'PU-7.7', 'PU-8.1', 'PU-9'],
  scenes: [
    {
      id: 'card',
      from: deal(
        5,
        [
          'U5-civ-energy',
          'O4-tech-biomass',
          'S4-water-rover',
          'V3-biomass-civ',
          'V3-tech-biomass',
          'T4-biomass-civ',
          'F5-water-rover',
          'N5-tech-biomass',
          'I2-tech-biomass',
        ],
        ['civ-02', 'civ-07', 'civ-04'],
      ),
      before: [
        [0, { rotation: 5 }],
        [0, { act: 'place', tile: 'U5-civ-energy', x: 4, y: 1, turn: 0, flip: false }],
        [0, { act: 'item', n: 0 }],
        [0, { act: 'confirm' }],
        ...rivalBegins,
        [1, { rotation: 1 }],
      ],
      steps: [
        { kind: 'say', id: 'milestone', at: ['track:civ'] },
        {
          kind: 'do',
          id: 'place',
          at: ['tile:T4-biomass-civ'],
          question: 'turn',
          like: { act: 'place', tile: 'T4-biomass-civ', x: 4, y: 3 },
          allow: [{ act: 'place', tile: 'T4-biomass-civ' }],
          nudges: [{ id: 'small' }],
        },
        { kind: 'do', id: 'claim', at: ['item:1'], question: 'resolve', like: { act: 'item', track: 'civ' } },
        {
          kind: 'do',
          id: 'confirm',
          at: ['choice:act:confirm'],
          question: 'confirm',
          like: { act: 'confirm' },
          next: [
            [1, { act: 'place', tile: 'I2-tech-biomass', x: 5, y: 1, turn: 0, flip: false }],
            [1, { act: 'item', track: 'tech' }],
            [1, { track: 'water' }],
            [1, { act: 'confirm' }],
          ],
        },
        { kind: 'say', id: 'deck', at: ['civ:civ-02', 'civ:civ-07'] },
        {
          kind: 'do',
          id: 'choose',
          at: ['civ:civ-02'],
          with: { civ: 'civ-02' },
          question: 'choose-card',
          like: { civ: 'civ-02' },
        },
        { kind: 'do', id: 'tracker', at: ['choice:track:tech'], question: 'choose-tracker', like: { track: 'tech' } },
        { kind: 'free', id: 'synergy', at: ['track:tech'], until: { told: { type: 'round-began', round: 3 } } },
        { kind: 'say', id: 'technology', at: ['track:tech'], with: { row: universal.techs[0].row ?? 0 } },
        { kind: 'say', id: 'missions', at: ['mission:mission-09', 'mission:mission-26', 'mission:mission-18'] },
        { kind: 'say', id: 'until' },
        { kind: 'check', id: 'end', options: ['round', 'at-once', 'on'], right: 'round' },
      ],
    },
  ],
};
