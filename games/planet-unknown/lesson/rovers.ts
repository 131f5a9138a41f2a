import type { Lesson } from '@orrery/ui/lesson';
import type { PlanetUnknown } from '../rules/vocabulary.ts';
import { deal } from './deals.ts';

const METEORITE = 46;
const LIFEPOD = 58;

export const rovers: Lesson<PlanetUnknown> = {
  id: 'rovers',
  minutes: 4,
  rules: ['PU-5.6', 'PU-5.7', 'PU-7.5', 'PU-9.1'],
  scenes: [
    {
      id: 'fetch',
      from: deal(2, [
        'V3-rover-tech-m',
        'V3-tech-biomass',
        'S4-civ-energy',
        'T4-rover-tech',
        'F5-biomass-civ',
        'O4-biomass-civ',
        'O4-tech-biomass',
        'U5-civ-energy',
        'N5-biomass-civ',
        'I2-tech-biomass',
      ]),
      before: [[0, { rotation: 2 }]],
      steps: [
        { kind: 'say', id: 'symbol', at: ['tile:V3-rover-tech-m'] },
        {
          kind: 'do',
          id: 'place',
          at: ['tile:V3-rover-tech-m', `cell:${METEORITE}`],
          with: { cell: METEORITE },
          question: 'turn',
          like: { act: 'place', tile: 'V3-rover-tech-m', x: 9, y: 2, turn: 2, flip: false },
          want: ({ match }) => {
            const { meteorites, lifepods } = match.table.areas[0];
            return meteorites.includes(METEORITE) && lifepods.includes(LIFEPOD);
          },
          ghost: true,
          nudges: [{ id: 'elsewhere' }],
        },
        { kind: 'say', id: 'spoilt', at: [`cell:${METEORITE}`, 'line:row:3', 'line:column:10'] },
        { kind: 'do', id: 'advance', at: ['item:0'], question: 'resolve', like: { act: 'item', track: 'rover' } },
        { kind: 'do', id: 'landing', at: ['item:1'], question: 'resolve', like: { act: 'item', kind: 'deploy' } },
        {
          kind: 'do',
          id: 'collect',
          at: [`cell:${METEORITE}`],
          question: 'deploy-rover',
          like: { cell: METEORITE },
        },
        {
          kind: 'do',
          id: 'clean',
          at: ['choice:act:confirm'],
          question: 'confirm',
          like: { act: 'confirm' },
          next: [
            [1, { act: 'place', tile: 'O4-biomass-civ', x: 5, y: 0, turn: 0, flip: false }],
            [1, { act: 'item', n: 0 }],
            [1, { act: 'confirm' }],
            [1, { rotation: 1 }],
          ],
        },
        {
          kind: 'do',
          id: 'second',
          at: ['tile:T4-rover-tech', `cell:${LIFEPOD}`],
          question: 'turn',
          like: { act: 'place', tile: 'T4-rover-tech', x: 6, y: 3 },
          allow: [{ act: 'place', tile: 'T4-rover-tech' }],
          want: ({ match }) => match.table.areas[0].lifepods.includes(LIFEPOD),
          nudges: [{ id: 'lost' }],
        },
        { kind: 'do', id: 'movement', at: ['item:0'], question: 'resolve', like: { act: 'item', track: 'rover' } },
        {
          kind: 'do',
          id: 'drive',
          at: [`cell:${LIFEPOD}`],
          question: 'resolve',
          like: { act: 'step', from: METEORITE, to: LIFEPOD },
        },
        {
          kind: 'check',
          id: 'covered',
          at: [`cell:${LIFEPOD}`],
          options: ['destroyed', 'aside', 'forbidden'],
          right: 'destroyed',
        },
      ],
    },
  ],
};
