import { open } from '@orrery/kernel';
import { type BuildingId, CORPORATION, CORPORATIONS, PROJECTS } from '../../data/index.ts';
import { emptyBase } from '../../rules/lookups/index.ts';
import type { Building, Table, Who } from '../../rules/table.ts';
import { CORPORATION_SCREENS } from '../corporations/index.ts';
import { type Position, tableWith } from './example-table.ts';

/** Positions of the rulebook. A test plays each example by the rules. The first player, blue, is the one who acts. */

const of = (owner: Who | null, building: BuildingId): Building => ({ owner, building });
const credits = (n: number) => ({ stock: { credits: n } });

interface Example {
  readonly before: Position;
  readonly after: Position;
}

/** A row with sectors of one's own and of others. */
const RENTED: Position['buildings'] = {
  O1: [of(0, 'dome-1')],
  O12: [of(2, 'dome-1'), of(1, 'workshop-top')],
  O11: [of(2, 'lab-top')],
};

export const RENT = {
  space: 'K02',
  before: { buildings: RENTED, players: [credits(2), credits(0), credits(0)] },
  after: {
    buildings: RENTED,
    spaces: { K02: { astronaut: 'engineer', by: 0 } },
    players: [{ stock: { credits: 0, titanium: 2, rareEarth: 1 } }, credits(1), credits(1)],
  },
} as const satisfies Example & { readonly space: string };

/** Three sectors, and two tokens between them. */
const SHARED: Position = {
  buildings: { O5: [of(0, 'dome-1')], O6: [of(0, 'dome-2')], O7: [of(0, 'dome-3')] },
  tokens: { T15: 'moon-mining', T16: 'artemis-tours' },
};

export const TOKENS = {
  space: 'K10',
  before: { ...SHARED, players: [{ stock: { helium3: 0, tourist: 0 } }] },
  after: {
    ...SHARED,
    spaces: { K10: { astronaut: 'scientist', by: 0 } },
    players: [{ stock: { helium3: 1, tourist: 1 } }],
  },
} as const satisfies Example & { readonly space: string };

/** A project within reach by two kinds of help, in one order only: a step, a panel, the project. */
export const HELP = {
  project: 'MM-2',
  steps: [
    { energy: 1, panels: { taken: 6, centre: 0 }, players: [{ reputation: 0, stock: { credits: 6, rareEarth: 1 } }] },
    { energy: 2, panels: { taken: 6, centre: 0 }, players: [{ reputation: 0, stock: { credits: 4, rareEarth: 1 } }] },
    { energy: 4, panels: { taken: 7, centre: 1 }, players: [{ reputation: 1, stock: { credits: 4, rareEarth: 0 } }] },
    { energy: 3, panels: { taken: 7, centre: 1 }, players: [{ reputation: 1, stock: { credits: 0, rareEarth: 0 } }] },
  ],
} as const satisfies { readonly project: string; readonly steps: readonly Position[] };

/** Sectors for a workshop: one that takes it, one with a workshop, one of one's own, one that is full. */
export const SITES = {
  building: 'workshop-top',
  sectors: ['O2', 'O5', 'O8', 'O10'],
  before: {
    buildings: {
      O2: [of(1, 'dome-1')],
      O5: [of(1, 'workshop-top')],
      O8: [of(0, 'dome-1')],
      O10: [of(2, 'hq')],
    },
  },
} as const satisfies {
  readonly building: BuildingId;
  readonly sectors: readonly string[];
  readonly before: Position;
};

/** Beside another's dome, with an Engineer. */
export const BONUS = {
  sector: 'I2',
  before: {
    buildings: { I2: [of(1, 'dome-1')] },
    tokens: { T02: 'moon-mining' },
    players: [{ stock: { titanium: 2, tourist: 0 } }],
  },
  after: {
    buildings: { I2: [of(1, 'dome-1'), of(0, 'workshop-top')] },
    tokens: { T02: 'moon-mining', T04: 'artemis-tours' },
    players: [{ stock: { titanium: 0, tourist: 1 } }],
  },
} as const satisfies Example & { readonly sector: string };

/** Equal sums in a row with an astronaut at both ends. */
export const WITHDRAWAL = {
  sectors: ['O3', 'O4', 'O5'],
  spaces: ['K05', 'K12'],
  before: {
    buildings: { O3: [of(1, 'lab-top')], O4: [of(0, 'workshop-top')], O5: [of(0, 'dome-1')] },
    spaces: { K05: { astronaut: 'engineer', by: 0 }, K12: { astronaut: 'scientist', by: 1 } },
  },
  receivers: [1, 0],
} as const satisfies {
  readonly sectors: readonly string[];
  readonly spaces: readonly string[];
  readonly before: Position;
  readonly receivers: readonly Who[];
};

const DOMES: Position['buildings'] = {
  O1: [of(0, 'dome-1')],
  O3: [of(0, 'dome-2')],
  O5: [of(0, 'dome-3')],
  O7: [of(0, 'dome-4')],
  O9: [of(0, 'dome-5')],
};

/** More is due than there is, and there is less Reputation than credits are missing. */
export const MISSING = {
  before: { buildings: DOMES, players: [{ stock: { credits: 4 }, reputation: 1, vp: 20 }] },
  after: { buildings: DOMES, players: [{ stock: { credits: 0 }, reputation: 0, vp: 18 }] },
} as const satisfies Example;

const shown = tableWith({
  buildings: {
    I1: [of(null, 'dome-1')],
    I4: [of(null, 'dome-1')],
    I2: [of(0, 'dome-1'), of(1, 'workshop-top')],
    I6: [of(1, 'dome-1')],
    O4: [of(0, 'lab-middle')],
    O9: [of(1, 'hq')],
  },
  spaces: { K14: { astronaut: 'scientist', by: 1 }, K21: { astronaut: 'engineer', by: 0 } },
  tokens: { T01: CORPORATIONS[0], T02: CORPORATIONS[1], T03: CORPORATIONS[3], T12: CORPORATIONS[1] },
  players: [
    {
      leader: 'canada-a',
      base: {
        ...emptyBase(),
        domes: { engineer: 1, technician: 0, scientist: 0 },
        'lab-middle': { engineer: 0, technician: 2, scientist: 0 },
        waiting: { engineer: 0, technician: 0, scientist: 1 },
      },
      ...{ vp: 21, reputation: 4, stock: { credits: 7, titanium: 2 } },
    },
    { vp: 24, reputation: 9, stock: { credits: 7, titanium: 2 } },
  ],
});

/** A table of two players that single pictures are drawn from; all corporations are there at once. */
export const TABLE: Table = {
  ...shown,
  order: [0, 1],
  players: shown.players.slice(0, 2),
  sectors: { ...shown.sectors, I2: { ...shown.sectors.I2, farm: { size: 1, by: 0 } } },
  command: {
    build: [{ astronaut: 'engineer', by: 0 }],
    fund: [],
    corporate: [
      { astronaut: 'scientist', by: 1 },
      { astronaut: 'technician', by: 0 },
    ],
  },
  gateway: { engineer: 1, technician: 2, scientist: 0 },
  shuttles: [1, 2, 3].map((round) => ({
    pile: open(`shuttle-${round}`, []),
    revealed: open(`shuttle-${round}`, [`R${round}-2`, `R${round}-4`]),
    taken: [open(`shuttle-${round}`, []), open(`shuttle-${round}`, [`R${round}-5`])],
    discard: open(`shuttle-${round}`, []),
  })),
  corporations: CORPORATIONS.map((id) => {
    const [left, right] = PROJECTS.filter(({ corp }) => corp === id).map((project) => project.id);
    return {
      id,
      tokens: Array.from({ length: CORPORATION[id].tokensOnCorpBoardAtStart - 1 }, () => null),
      left: open('project', [left]),
      right: open('project', [right]),
      pile: open('project', []),
      goals: { lower: [1], middle: [], upper: [] },
    };
  }),
  boards: Object.fromEntries(CORPORATIONS.map((id) => [id, CORPORATION_SCREENS[id].example])),
};

/** The same against AstroBot, with two of its cards lying. */
export const SOLO: Table = {
  ...TABLE,
  corporations: TABLE.corporations.slice(0, 3),
  astrobot: {
    sides: ['easy', 'hard', 'easy'],
    goalTracks: [1, 0, 2],
    development: 3,
    deck: open('action-card', []),
    row: open('action-card', ['A1', 'A3']),
    active: CORPORATIONS[1],
  },
};
