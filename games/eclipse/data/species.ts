import { keysOf } from '@orrery/kernel';
import { type Blueprints, ERIDANI, NORMAL, ORION, PLANTA } from './blueprints.ts';
import type { TechId } from './technologies.ts';
import type { Action, Amounts, Item, Resource, Track } from './words.ts';

/** Kinds of spaces on a reputation track: for ambassadors, for reputation tiles, or for either (ECL-14.3). */
interface ReputationTrack {
  readonly ambassador: number;
  readonly reputation: number;
  readonly mixed: number;
}

/** What no plain number of the board can say. */
export type Ability =
  /** ECL-4.11 */
  | { readonly type: 'startingReputation'; readonly amount: number }
  /** ECL-4.10 */
  | { readonly type: 'settleAdvanced'; readonly resource: Resource }
  /** ECL-16.4 */
  | { readonly type: 'frailPopulation' }
  /** ECL-19.10 */
  | { readonly type: 'vpPerSector'; readonly amount: number }
  /** ECL-7.10 */
  | { readonly type: 'drawTwo' }
  /** ECL-19.11 */
  | { readonly type: 'vpPerAncient'; readonly amount: number }
  /** ECL-20.5, 20.9 */
  | { readonly type: 'livesWithAncients' };

/** One side of a species board (ECL-2.4). */
export interface Species {
  readonly colour: 'red' | 'blue' | 'green' | 'yellow' | 'white' | 'black';
  readonly home: number;
  readonly start: Amounts;
  readonly colonyShips: number;
  readonly techs: { readonly [track in Track]?: TechId };
  readonly activations: { readonly [action in Action]: number };
  readonly reputation: ReputationTrack;
  readonly trade: number;
  readonly costs: { readonly [item in Item]: number };
  /** On the influence track before one goes to the home sector. */
  readonly discs: number;
  readonly ship: 'interceptor' | 'cruiser';
  readonly blueprints: Blueprints;
  readonly abilities: readonly Ability[];
}

/** ECL-20.1, 2.9 */
const COMMON = {
  colonyShips: 3,
  activations: { explore: 1, research: 1, upgrade: 2, build: 2, move: 2, influence: 2 },
  reputation: { ambassador: 0, reputation: 0, mixed: 4 },
  trade: 3,
  costs: { interceptor: 3, cruiser: 5, dreadnought: 8, starbase: 3, orbital: 4, monolith: 10 },
  discs: 13,
  ship: 'interceptor',
  blueprints: NORMAL,
  abilities: [],
} as const satisfies Partial<Species>;

const terran = (colour: Species['colour'], home: number): Species => ({
  ...COMMON,
  colour,
  home,
  start: { materials: 4, science: 3, money: 3 },
  techs: { military: 'starbase' },
  activations: { ...COMMON.activations, move: 3 },
  reputation: { ambassador: 1, reputation: 0, mixed: 4 },
  trade: 2,
});

const species = {
  eridani: {
    ...COMMON,
    colour: 'red',
    home: 222,
    start: { materials: 4, science: 2, money: 26 },
    techs: { military: 'plasma_cannon', grid: 'gauss_shield', nano: 'fusion_drive' },
    discs: 11,
    blueprints: ERIDANI,
    abilities: [{ type: 'startingReputation', amount: 2 }],
  },
  hydran: {
    ...COMMON,
    colour: 'blue',
    home: 224,
    start: { materials: 2, science: 6, money: 2 },
    techs: { nano: 'advanced_labs' },
    activations: { ...COMMON.activations, research: 2 },
    reputation: { ambassador: 1, reputation: 0, mixed: 3 },
    abilities: [{ type: 'settleAdvanced', resource: 'science' }],
  },
  planta: {
    ...COMMON,
    colour: 'green',
    home: 226,
    start: { materials: 4, science: 3, money: 2 },
    colonyShips: 4,
    techs: { military: 'starbase' },
    activations: { ...COMMON.activations, explore: 2 },
    reputation: { ambassador: 1, reputation: 0, mixed: 3 },
    blueprints: PLANTA,
    abilities: [{ type: 'frailPopulation' }, { type: 'vpPerSector', amount: 1 }],
  },
  draco: {
    ...COMMON,
    colour: 'yellow',
    home: 228,
    start: { materials: 3, science: 4, money: 2 },
    techs: { nano: 'fusion_drive' },
    abilities: [{ type: 'drawTwo' }, { type: 'vpPerAncient', amount: 1 }, { type: 'livesWithAncients' }],
  },
  mechanema: {
    ...COMMON,
    colour: 'white',
    home: 230,
    start: { materials: 4, science: 3, money: 3 },
    techs: { grid: 'positron_computer' },
    activations: { ...COMMON.activations, upgrade: 3, build: 3 },
    costs: { interceptor: 2, cruiser: 4, dreadnought: 7, starbase: 2, orbital: 3, monolith: 8 },
  },
  orion: {
    ...COMMON,
    colour: 'black',
    home: 232,
    start: { materials: 4, science: 3, money: 3 },
    techs: { military: 'neutron_bombs', grid: 'gauss_shield' },
    reputation: { ambassador: 0, reputation: 1, mixed: 4 },
    trade: 4,
    ship: 'cruiser',
    blueprints: ORION,
  },
  terran_directorate: terran('red', 221),
  terran_federation: terran('blue', 223),
  terran_union: terran('green', 225),
  terran_republic: terran('yellow', 227),
  terran_conglomerate: terran('white', 229),
  terran_alliance: terran('black', 231),
} as const satisfies { readonly [id: string]: Species };

export type SpeciesId = keyof typeof species;

export const SPECIES: { readonly [id in SpeciesId]: Species } = species;

export const SPECIES_IDS = keysOf(species);

/** Both sides of a board have one colour and exclude each other (ECL-4.7). */
export const sameBoard = (one: SpeciesId, other: SpeciesId): boolean => SPECIES[one].colour === SPECIES[other].colour;

/** The player's pieces that no species changes (ECL-2.2, 2.3). */
export const BOX = {
  ships: { interceptor: 8, cruiser: 4, dreadnought: 2, starbase: 4 },
  cubes: 33,
  spareDiscs: 3,
  ambassadors: 3,
} as const;
