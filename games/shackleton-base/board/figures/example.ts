import { open, type View } from '@orrery/kernel';
import { choiceOf } from '@orrery/ui';
import type { BoardProps, Say } from '@orrery/ui/contract';
import {
  BUILDINGS,
  type BuildingId,
  CORPORATION,
  CORPORATIONS,
  PROJECTS,
  RESOURCES,
  SECTORS,
} from '../../data/index.ts';
import { emptyBase, noCrew } from '../../rules/lookups/index.ts';
import type { Building, Player, Stock, Table } from '../../rules/table.ts';
import type { ShackletonBase } from '../../rules/vocabulary.ts';
import { CORPORATION_SCREENS } from '../corporations/index.ts';

/** A position of two players that the pictures of the rulebook are drawn from; all corporations are there at once. */

const STANDING: { readonly [sector: string]: readonly Building[] } = {
  I1: [{ owner: null, building: 'dome-1' }],
  I4: [{ owner: null, building: 'dome-1' }],
  I2: [
    { owner: 0, building: 'dome-1' },
    { owner: 1, building: 'workshop-top' },
  ],
  I6: [{ owner: 1, building: 'dome-1' }],
  O4: [{ owner: 0, building: 'lab-middle' }],
  O9: [{ owner: 1, building: 'hq' }],
};
const FARMS: { readonly [sector: string]: number } = { I2: 1 };

const built = (who: number): Player['buildings'] =>
  Object.fromEntries(
    BUILDINGS.map((id) => [
      id,
      Object.keys(STANDING).find((sector) =>
        STANDING[sector].some(({ owner, building }) => owner === who && building === id),
      ) ?? null,
    ]),
  ) as { [id in BuildingId]: string | null };

const player = (who: number, change: Partial<Player>): Player => ({
  leader: null,
  upgraded: false,
  vp: 21,
  reputation: 4,
  stock: { ...(Object.fromEntries(RESOURCES.map((resource) => [resource, 0])) as Stock), credits: 7, titanium: 2 },
  shuttle: { engineer: 2, technician: 1, scientist: 1 },
  base: emptyBase(),
  arrivals: noCrew(),
  buildings: built(who),
  projects: open('project', []),
  spent: [],
  goals: [],
  ...change,
});

const base = (change: Partial<Player['base']>): Player['base'] => ({ ...emptyBase(), ...change });

const table: Table = {
  phase: 'action',
  round: 2,
  order: [0, 1],
  players: [
    player(0, {
      leader: 'canada-a',
      base: base({
        domes: { engineer: 1, technician: 0, scientist: 0 },
        'lab-middle': { engineer: 0, technician: 2, scientist: 0 },
        waiting: { engineer: 0, technician: 0, scientist: 1 },
      }),
    }),
    player(1, { reputation: 9, vp: 24 }),
  ],
  leaders: [],
  energy: 5,
  panels: { taken: 8, centre: 1 },
  sectors: Object.fromEntries(
    SECTORS.map(({ id }) => [
      id,
      {
        powered: id in STANDING,
        buildings: [...(STANDING[id] ?? [])],
        farm: FARMS[id] ? { size: FARMS[id], by: 0 } : null,
      },
    ]),
  ),
  spaces: { K14: { astronaut: 'scientist', by: 1 }, K21: { astronaut: 'engineer', by: 0 } },
  tokens: {
    T01: { corporation: CORPORATIONS[0], face: null },
    T02: { corporation: CORPORATIONS[1], face: null },
    T03: { corporation: CORPORATIONS[3], face: null },
    T12: { corporation: CORPORATIONS[1], face: null },
  },
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
  turn: null,
  astrobot: null,
  unused: [],
  result: null,
};

/** The same against AstroBot, with two of its cards lying. */
const solo: Table = {
  ...table,
  corporations: table.corporations.slice(0, 3),
  astrobot: {
    sides: ['easy', 'hard', 'easy'],
    goalTracks: [1, 0, 2],
    development: 3,
    deck: open('action-card', []),
    row: open('action-card', ['A1', 'A3']),
    active: CORPORATIONS[1],
  },
};

/** What a drawing of this position gets; `space` is a space of the rim that is being chosen. */
export function exampleProps(say: Say, { alone = false, space }: ExampleOptions = {}): BoardProps<ShackletonBase> {
  const view: View<ShackletonBase> = {
    ...{ game: 'shackleton-base', edition: 1, options: {}, agenda: [], asked: [], awaited: [] },
    ...{ seats: alone ? 1 : 2, viewer: 0, answers: 1, over: false },
    table: alone ? solo : table,
  };
  const asked = space && {
    ...{ seat: 0, question: 'choose-main-action' as const, rule: 'SHB-16.7', about: {}, barred: [], since: 1 },
    answers: [{ astronaut: 'engineer' as const, action: 'crater' as const, space }],
  };
  return {
    view,
    events: [],
    choice: choiceOf<ShackletonBase>(asked || undefined, space ? { space } : {}),
    faces: [0, 1].map((id) => ({ id, seat: id, name: '', you: id === 0, mark: id })),
    say,
    pace: 0,
    open() {},
    marked: [],
    look() {},
  };
}

interface ExampleOptions {
  readonly alone?: boolean;
  readonly space?: string;
}
