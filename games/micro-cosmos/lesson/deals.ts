import type { Deal, Line } from '@orrery/ui/lesson';
import type { Resource } from '../data/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';

type Lines = readonly Line<MicroCosmos>[];

/** Two seats, the learner first. In front of them Elpis in the north, Ardenn in the west, Nautis in the east. */
export const deal = (nextCrew: string, survivors?: readonly string[]): Deal => ({
  seats: 2,
  forced: {
    'first player': [0],
    'start planets': [['elpis', 'ardenn', 'nautis']],
    crew: [[...CANTINA, ...OWN, ...RIVALS, nextCrew]],
    ...(survivors ? { survivors: [survivors] } : {}),
  },
});

const CANTINA = ['crew_01', 'crew_02', 'crew_03'];
const OWN = ['crew_11', 'crew_04', 'crew_20'];
const RIVALS = ['crew_05', 'crew_06', 'crew_07'];

/** Crew and goods are chosen: the Field Botanist below the cargo, the Drill Foreman above it. */
export const begun = (...goods: readonly Resource[]): Lines => [
  [0, { card: 'crew_20' }],
  [0, { row: 'bottom' }],
  [0, { row: 'top' }],
  ...goods.map((resource) => [0, { resource }] as const),
  [1, { card: 'crew_05' }],
  [1, { row: 'bottom' }],
  [1, { row: 'bottom' }],
  [1, { resource: 'minerals' }],
  [1, { resource: 'technology' }],
];

/** An upgrade, more crew, an action or a card that is not wanted. */
export const pass = (seat: 0 | 1): Line<MicroCosmos> => [seat, { pass: true }];
