import type { CellId, CrewId, FieldKey, PlanetId, UpgradeId } from '../../data/index.ts';
import type { Player, TurnStep } from '../../rules/table.ts';

export interface Standing {
  /** On the Star Gate if nothing is said. */
  readonly ark?: FieldKey;
  /** Biomass/Workforce/Minerals/Technology. */
  readonly cargo?: string;
  readonly top?: readonly CrewId[];
  readonly bottom?: readonly CrewId[];
  readonly upgrades?: readonly UpgradeId[];
  readonly colonies?: readonly CellId[];
  readonly colonyPool?: number;
  readonly outpostPool?: number;
  readonly points?: Partial<Player['points']>;
}

/** As much of a table as an example is about; the start planets lie in N, W and E. */
export interface Position {
  /** The player of the first place, whose turn it is, is in this step. */
  readonly step?: TurnStep;
  readonly players: readonly Standing[];
  /** Further planets. */
  readonly galaxy?: { readonly [cell in CellId]?: PlanetId };
  readonly terraformed?: readonly CellId[];
  readonly levels?: { readonly [cell in CellId]?: readonly number[] };
  /** Player and space, in order of arrival. */
  readonly markers?: { readonly [cell in CellId]?: readonly (readonly [player: number, space: number])[] };
}

/** The examples of the rulebook, position after position; a test plays each by the rules. The first player is the one who acts. */
export const EXAMPLES = {
  discovery: [
    { players: [{}, { ark: 'W:P' }] },
    {
      players: [{ ark: 'S:P' }, { ark: 'W:P' }],
      galaxy: { S: 'keyl' },
      levels: { S: [0, 1, 0, 0] },
      markers: { S: [[0, 1]] },
    },
  ],
  twice: [
    { step: 'crew', players: [{ ark: 'N:P', cargo: '0/1/0/0', bottom: ['crew_03'] }, {}] },
    { step: 'crew', players: [{ ark: 'N:P', cargo: '0/1/0/0', top: ['crew_03'] }, {}] },
    { step: 'crew', players: [{ ark: 'N:P', cargo: '2/1/0/0' }, {}] },
  ],
  gathering: [{ players: [{ ark: 'N:M', cargo: '0/1/3/0' }, {}] }, { players: [{ ark: 'N:M', cargo: '0/1/4/0' }, {}] }],
  pair: [
    { players: [{ cargo: '2/1/0/2', top: ['crew_03'], upgrades: ['leisure_facilities'], colonyPool: 1 }, {}] },
    {
      players: [
        {
          cargo: '0/1/0/2',
          upgrades: ['leisure_facilities', 'biodome'],
          colonyPool: 2,
          outpostPool: 1,
          points: { outposts: 5 },
        },
        {},
      ],
    },
  ],
  raising: [
    {
      players: [{ ark: 'N:P', cargo: '2/1/0/1', upgrades: ['biodome'], colonies: ['N'] }, {}],
      levels: { N: [0, 1, 0, 0] },
      markers: { N: [[1, 1]] },
    },
    {
      players: [{ ark: 'N:P', cargo: '0/0/0/1', upgrades: ['biodome'], colonies: ['N'] }, {}],
      levels: { N: [2, 2, 0, 0] },
      markers: {
        N: [
          [1, 1],
          [0, 3],
        ],
      },
    },
  ],
  completing: [
    {
      players: [{ ark: 'S:P', cargo: '1/0/0/1' }, {}, {}],
      galaxy: { S: 'keyl' },
      levels: { S: [1, 3, 3, 1] },
      markers: {
        S: [
          [1, 2],
          [2, 2],
          [0, 4],
        ],
      },
    },
    {
      players: [
        { ark: 'S:P', points: { planets: 6, places: 3 } },
        { points: { planets: 2 } },
        { points: { planets: 2, places: 1 } },
      ],
      galaxy: { S: 'keyl' },
      terraformed: ['S'],
    },
  ],
} as const satisfies { readonly [name: string]: readonly Position[] };

/** Where an Ark with range 2 would go: past another one, to where that one stands, and too far. */
export const FLYING = {
  position: { players: [{}, { ark: 'E:M' }] },
  ends: ['E:P', 'E:M', 'E:A1'],
} as const satisfies { readonly position: Position; readonly ends: readonly FieldKey[] };
