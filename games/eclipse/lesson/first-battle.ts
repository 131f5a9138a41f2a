import type { Lesson } from '@orrery/ui/lesson';
import { NPC_BLUEPRINTS, partOf, SPECIES } from '../data/index.ts';
import type { Eclipse } from '../rules/vocabulary.ts';
import { fitForBattle } from './fit-for-battle.ts';

const { activations, blueprints } = SPECIES.terran_directorate;

/** What decides who fires first; an Interceptor has one drive. */
const initiative = {
  own: blueprints.interceptor.initiative + (partOf('nuclear_drive').initiative ?? 0),
  ancient: NPC_BLUEPRINTS.ancient.standard.initiative,
};

export const firstBattle: Lesson<Eclipse> = {
  id: 'first-battle',
  minutes: 5,
  rules: ['ECL-3.6', 'ECL-11.1', 'ECL-15.2', 'ECL-15.4', 'ECL-15.5', 'ECL-15.9', 'ECL-16.7', 'ECL-16.8', 'ECL-17.2'],
  scenes: [
    {
      id: 'ancient',
      from: { after: fitForBattle.scenes[0] },
      steps: [
        {
          kind: 'do',
          id: 'move',
          at: ['action:move'],
          with: { times: activations.move },
          question: 'turn',
          like: { do: 'move' },
        },
        {
          kind: 'do',
          id: 'first',
          at: ['ship:221:0:interceptor', 'sector:105'],
          question: 'move',
          like: { do: 'move', ship: 'interceptor', from: 221, to: 105 },
          nudges: [{ on: { do: 'move' }, id: 'there' }],
        },
        {
          kind: 'do',
          id: 'second',
          at: ['ship:221:0:interceptor', 'sector:105'],
          question: 'move',
          like: { do: 'move', ship: 'interceptor', from: 221, to: 105 },
        },
        {
          kind: 'do',
          id: 'cruiser',
          at: ['ship:221:0:cruiser', 'sector:105'],
          question: 'move',
          like: { do: 'move', ship: 'cruiser', from: 221, to: 105 },
          next: [[1, { do: 'pass' }]],
        },
        { kind: 'do', id: 'pass', at: ['action:pass'], question: 'turn', like: { do: 'pass' } },
        {
          kind: 'do',
          id: 'attack',
          at: ['order:attack'],
          with: initiative,
          question: 'engage',
          like: { do: 'attack' },
          nudges: [{ id: 'stay' }],
        },
        {
          kind: 'do',
          id: 'again',
          at: ['order:attack'],
          question: 'engage',
          like: { do: 'attack' },
          nudges: [{ id: 'stay' }],
        },
        {
          kind: 'do',
          id: 'reputation',
          at: ['reputation:keep:3'],
          question: 'keep-reputation',
          like: { keep: 3 },
          nudges: [{ id: 'less' }],
        },
        {
          kind: 'do',
          id: 'claim',
          at: ['token:disc'],
          question: 'combat-claim',
          like: { claim: true },
          nudges: [{ id: 'take' }],
        },
        {
          kind: 'do',
          id: 'use',
          at: ['answer:use'],
          question: 'discovery',
          like: { use: true },
          nudges: [{ id: 'early' }],
        },
        {
          kind: 'do',
          id: 'money',
          at: ['colony:105:0:money', 'square:105:0'],
          question: 'upkeep',
          like: { do: 'colonize', square: 0 },
        },
        {
          kind: 'do',
          id: 'science',
          at: ['colony:105:1:science', 'square:105:1'],
          question: 'upkeep',
          like: { do: 'colonize', square: 1 },
        },
        { kind: 'check', id: 'hull', at: ['sector:105'], options: ['no', 'yes'], right: 'no' },
      ],
    },
  ],
};
