import type { Lesson } from '@orrery/ui/lesson';
import { CORPORATION, FILES } from '../data/index.ts';
import type { ShackletonBase } from '../rules/vocabulary.ts';
import { begun, deal } from './deals.ts';

const pointsOf = (space: string) => FILES['moon-mining'].cargoSpaces.find(({ id }) => id === space)?.vp ?? 0;

/** Nobody took a token of Moon Mining yet; the leader of Japan pays one credit less. */
const [price] = CORPORATION['moon-mining'].projectCostLevels;

export const corporations: Lesson<ShackletonBase> = {
  id: 'corporations',
  minutes: 5,
  rules: [
    'SHB-1.2',
    'SHB-6.4',
    'SHB-6.5',
    'SHB-7.1',
    'SHB-7.2',
    'SHB-7.3',
    'SHB-8.1',
    'SHB-8.2',
    'SHB-8.3',
    'SHB-13.3',
  ],
  scenes: [
    {
      id: 'goods',
      from: deal,
      before: begun,
      steps: [
        { kind: 'say', id: 'three', at: ['corporation:moon-mining'] },
        {
          kind: 'do',
          id: 'corporate',
          at: ['command:corporate', 'astronaut:scientist'],
          question: 'choose-main-action',
          like: { astronaut: 'scientist', action: 'corporate' },
          nudges: [{ on: { action: 'corporate' }, id: 'type' }],
          next: [[0, { help: 'none' }]],
        },
        {
          kind: 'do',
          id: 'reputation',
          at: ['reputation:rep-action-0'],
          question: 'choose-corp-action',
          like: { by: 'reputation' },
          nudges: [{ id: 'later' }],
          next: [[0, { help: 'none' }]],
        },
        {
          kind: 'do',
          id: 'ship',
          at: ['corporation:moon-mining'],
          question: 'choose-corp-action',
          like: { by: 'corporation', corporation: 'moon-mining' },
          nudges: [{ id: 'later' }],
        },
        {
          kind: 'do',
          id: 'cargo',
          at: ['cargo:L1-top'],
          with: { n: pointsOf('L1-top') },
          question: 'choose-cargo-space',
          like: { space: 'L1-top' },
          nudges: [{ id: 'keep' }],
          next: [[0, { help: 'none' }]],
        },
        { kind: 'do', id: 'stop', at: ['stop:series'], question: 'choose-corp-action', like: { stop: true } },
        {
          kind: 'do',
          id: 'recruit',
          at: ['gateway-crew:technician', 'building:dome-1'],
          with: { n: 3 },
          question: 'recruit',
          like: { astronaut: 'technician', place: 'domes' },
          nudges: [{ id: 'dome' }],
          next: [[1, { astronaut: 'technician', space: 'K13' }]],
        },
        {
          kind: 'do',
          id: 'fund',
          at: ['command:fund', 'astronaut:technician'],
          question: 'choose-main-action',
          like: { astronaut: 'technician', action: 'fund' },
          nudges: [{ on: { action: 'fund' }, id: 'type' }],
          next: [[0, { help: 'none' }]],
        },
        {
          kind: 'do',
          id: 'project',
          at: ['project:MM-2'],
          with: { project: 'MM-2', credits: price.credits - 1, energy: price.energyRequired },
          question: 'choose-project',
          like: { project: 'MM-2' },
          nudges: [{ id: 'other' }],
        },
        {
          kind: 'do',
          id: 'card',
          at: ['project:MM-2'],
          question: 'choose-one-corp-action',
          like: { by: 'project', project: 'MM-2' },
          nudges: [{ id: 'new' }],
          next: [[1, { astronaut: 'engineer', space: 'K29' }]],
        },
        {
          kind: 'do',
          id: 'gateway',
          at: ['gateway:station', 'astronaut:engineer'],
          question: 'choose-main-action',
          like: { astronaut: 'engineer', action: 'gateway' },
          nudges: [{ on: { action: 'gateway' }, id: 'type' }],
          next: [
            [0, { part: 'credits' }],
            [0, { part: 'recruit' }],
            [0, { astronaut: 'scientist', place: 'waiting' }],
          ],
        },
        {
          kind: 'do',
          id: 'again',
          at: ['corporation:moon-mining'],
          question: 'choose-one-corp-action',
          like: { by: 'corporation', corporation: 'moon-mining' },
          nudges: [{ id: 'ship' }],
        },
        {
          kind: 'do',
          id: 'two',
          at: ['cargo:L2-top'],
          with: { n: pointsOf('L2-top') },
          question: 'choose-cargo-space',
          like: { space: 'L2-top' },
          nudges: [{ id: 'more' }],
        },
        {
          kind: 'do',
          id: 'goal',
          at: ['goal:moon-mining:lower'],
          question: 'claim-goals',
          like: { corporation: 'moon-mining' },
          allow: 'all',
        },
        { kind: 'check', id: 'energy', at: ['energy:step'], options: ['buy', 'credits', 'nothing'], right: 'buy' },
      ],
    },
  ],
};
