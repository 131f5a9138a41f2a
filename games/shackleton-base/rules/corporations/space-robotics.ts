import { present } from '@orrery/kernel';
import { FILES, type Files, playerCount, soloCardOf } from '../../data/index.ts';
import { later } from '../agenda.ts';
import { bandOf } from '../astrobot/search.ts';
import { modifiersOf } from '../lookups/abilities.ts';
import { canPay, reduced, shortOf } from '../lookups/paying.ts';
import { payCost } from '../payment.ts';
import { gainVp } from '../reputation.ts';
import type { M, Seen, Who } from '../table.ts';
import { question, step } from '../vocabulary.ts';
import type { CorporationRules } from './contract.ts';

/** SHB-13.7. */
export type Board = {
  /** Tiles left in each cell. */
  stock: { [factory: string]: number };
  /** Factories built, by `Who`. */
  owned: string[][];
};

export type Questions = {
  /** SHB-16.34 */
  'choose-factory': { about: object; answer: { factory: string } };
};

export type Events = { 'factory-built': { who: Who; factory: string; vp: number } };

type Factory = Files['space-robotics']['factories'][number];
const FACTORIES = FILES['space-robotics'].factories;
const ROWS = ['top', 'middle', 'bottom'] as const;
const COLUMNS = ['left', 'middle', 'right'] as const;

const boardOf = <B>({ boards }: { readonly boards: { readonly 'space-robotics'?: B } }): B =>
  present(boards['space-robotics'], 'board of Space Robotics');
export const factoryFacts = (id: string): Factory => {
  const factory = FACTORIES.find((one) => one.id === id);
  if (!factory) throw new Error(`no factory ${id}`);
  return factory;
};

export const owned = (table: Seen, who: Who): Factory[] => boardOf(table).owned[who].map(factoryFacts);
const rowsOf = (table: Seen, who: Who): number => new Set(owned(table, who).map(({ row }) => row)).size;
const columnsOf = (table: Seen, who: Who): number => new Set(owned(table, who).map(({ column }) => column)).size;

const incomeOf = (table: Seen, who: Who) => owned(table, who).flatMap(({ income }) => income);

/** A tile is left, and the player owns none of this cell (SHB-13.7.2). */
const isAvailable = (table: Seen, who: Who, id: string): boolean =>
  boardOf(table).stock[id] > 0 && !boardOf(table).owned[who].includes(id);

export const costOf = (table: Seen, who: Who, id: string) =>
  reduced(factoryFacts(id).cost, modifiersOf(table.players[who], 'factory'));

/** Whether a factory can be built now. */
const affords = (table: Seen, who: Who) => {
  const modifiers = modifiersOf(table.players[who], 'factory');
  return ({ id, cost }: Factory): boolean =>
    isAvailable(table, who, id) && canPay(table, who, reduced(cost, modifiers));
};
export const affordable = (table: Seen, who: Who): string[] =>
  FACTORIES.filter(affords(table, who)).map(({ id }) => id);

const chooseFactory = question('choose-factory', {
  rule: 'SHB-16.34',
  answers: (m, { seat }) => affordable(m.table, seat).map((factory) => ({ factory })),
  take(m, { seat }, { factory }) {
    m.next(buildFactory({ who: seat, factory }));
    payCost(m, seat, costOf(m.table, seat, factory), 'action');
  },
  barred(m, { seat }) {
    const open = affordable(m.table, seat);
    return FACTORIES.flatMap(({ id }) => {
      const fault = open.includes(id) ? undefined : factoryFault(m.table, seat, id);
      return fault ? [{ answer: { factory: id }, rule: 'SHB-13.7.2', ...fault }] : [];
    });
  },
});

/** Why a factory cannot be built. */
function factoryFault(table: Seen, who: Who, id: string) {
  const { owned: owners, stock } = boardOf(table);
  if (owners[who].includes(id)) return { why: 'have-already' } as const;
  return stock[id] === 0 ? ({ why: 'none-left' } as const) : shortOf(table, who, costOf(table, who, id));
}

const buildFactory = step<{ who: Who; factory: string }>('build-factory', (m, { who, factory }) =>
  takeTile(m, who, factory),
);

function takeTile(m: M, who: Who, factory: string): void {
  const board = boardOf(m.table);
  const { vp } = factoryFacts(factory);
  board.stock[factory] -= 1;
  board.owned[who].push(factory);
  m.tell({ type: 'factory-built', who, factory, vp });
  gainVp(m, who, vp);
}

/** Where AstroBot looks: to the right, rows below, rows above, last to the left in its own row (SHB-14.9.4). */
function cellsFor(row: (typeof ROWS)[number], column: (typeof COLUMNS)[number]): Factory[] {
  const r = ROWS.indexOf(row);
  const c = COLUMNS.indexOf(column);
  const rest = [...ROWS.slice(r + 1), ...ROWS.slice(0, r).reverse()];
  const cells = [
    ...COLUMNS.slice(c).map((one) => ({ row, column: one })),
    ...rest.flatMap((other) => COLUMNS.map((one) => ({ row: other, column: one }))),
    ...COLUMNS.slice(0, c).map((one) => ({ row, column: one })),
  ];
  return cells.flatMap((cell) => FACTORIES.filter((one) => one.row === cell.row && one.column === cell.column));
}

/** Space Robotics: income and a joker. */
export const rules = {
  id: 'space-robotics',
  frames: [chooseFactory, buildFactory],
  setup: (_, seats, players) => ({
    stock: Object.fromEntries(FACTORIES.map(({ id, countByPlayers }) => [id, countByPlayers[playerCount(seats)]])),
    owned: Array.from({ length: players }, () => []),
  }),
  operations: {
    buildFactory: {
      asks: true,
      possible: (table, who) => FACTORIES.some(affords(table, who)),
      run: (m, who) => m.next(chooseFactory({ seat: who })),
    },
    /** Each factory pays its income (SHB-13.7.3). */
    factoryIncome: {
      asks: true,
      possible: (table, who) => boardOf(table).owned[who].length > 0,
      run: (m, who) => m.next(later(who, incomeOf(m.table, who))),
    },
  },
  metrics: {
    factories: (table, who) => boardOf(table).owned[who].length,
    factoryRows: rowsOf,
    factoryColumns: columnsOf,
  },
  scorers: {
    factorySets: (table, who, { vpByColumns, vpByRows }) =>
      (vpByColumns[columnsOf(table, who)] ?? 0) + (vpByRows[rowsOf(table, who)] ?? 0),
  },
  /** Different rows and columns with own factories, by player. */
  state: (table) => ({
    rows: table.players.map((_, who) => rowsOf(table, who)),
    columns: table.players.map((_, who) => columnsOf(table, who)),
  }),
  income: incomeOf,
  astrobot: {
    scores: true,
    act(m, { bot, side, development, previous }) {
      const row = bandOf(soloCardOf('space-robotics')[side].rowByDevelopment, development);
      const cell = cellsFor(row, previous.triangleColumn).find(({ id }) => isAvailable(m.table, bot, id));
      if (!cell) return false;
      takeTile(m, bot, cell.id);
      return true;
    },
    income(m, bot) {
      const { incomeVpByRow } = soloCardOf('space-robotics');
      gainVp(
        m,
        bot,
        owned(m.table, bot).reduce((sum, { row }) => sum + incomeVpByRow[row], 0),
      );
    },
  },
  check(table) {
    const { stock, owned: all } = boardOf(table);
    return [
      ...FACTORIES.flatMap(({ id }) => (stock[id] >= 0 ? [] : [`SHB-13.7.2: too many of ${id}`])),
      ...all.flatMap((list, who) =>
        new Set(list).size === list.length ? [] : [`SHB-13.7.2: ${who} owns a cell twice`],
      ),
    ];
  },
} satisfies CorporationRules<'space-robotics'>;
