import { present } from '@orrery/kernel';
import {
  type Cost,
  FILES,
  type Files,
  playerCount,
  SECTORS,
  type SectorId,
  SPACE,
  SPOT,
  type SpaceId,
  soloCardOf,
} from '../../data/index.ts';
import { firing, later } from '../agenda.ts';
import { spacesFrom } from '../astrobot/search.ts';
import { modifiersOf } from '../lookups/abilities.ts';
import { freeUnits, isPresent, rowSizes } from '../lookups/crater.ts';
import { canPay, reduced, shortOf } from '../lookups/paying.ts';
import { payCost } from '../payment.ts';
import { gainVp } from '../reputation.ts';
import type { M, Seen, Who } from '../table.ts';
import { type None, question, type SearchStep, step } from '../vocabulary.ts';
import type { CorporationRules } from './contract.ts';

/** SHB-13.5. The farms in the crater are in `table.sectors`. */
export type Board = {
  /** Farms left, by size. */
  stock: { [size: number]: number };
  /** Sizes of all farms built, by `Who`; they count even if a farm is destroyed. */
  built: number[][];
};

export type Questions = {
  /** SHB-16.32: `size` and `free` where a project offers it; then it may be declined. */
  'choose-farm': {
    about: { optional: boolean; size: number | null; free: boolean };
    answer: { size: number; sector: SectorId } | None;
  };
};

export type Events = {
  'farm-built': { who: Who; size: number; sector: SectorId; vp: number };
  harvested: { who: Who; space: SpaceId; sectors: SectorId[] };
};

type Farm = Files['evergreen-farms']['farms'][number];
const FARMS = FILES['evergreen-farms'].farms;
const SIZES = FARMS.map(({ size }) => size).sort((a, b) => a - b);

const boardOf = <B>({ boards }: { readonly boards: { readonly 'evergreen-farms'?: B } }): B =>
  present(boards['evergreen-farms'], 'board of Evergreen Farms');
export const farmFacts = (size: number): Farm => {
  const farm = FARMS.find((one) => one.size === size);
  if (!farm) throw new Error(`no farm of size ${size}`);
  return farm;
};

/** Powered, a building of the player, no farm yet, enough room, and one of this size in stock (SHB-13.5.2). */
const fits = (table: Seen, who: Who, size: number, sector: SectorId): boolean => {
  const { powered, farm } = table.sectors[sector];
  return (
    powered &&
    farm === null &&
    boardOf(table).stock[size] > 0 &&
    isPresent(table, who, sector) &&
    freeUnits(table, sector) >= size
  );
};

/** Plants for a farm after all reductions (SHB-13.5.1). */
export function costOf(table: Seen, who: Who, size: number): Cost {
  const modifiers = modifiersOf(table.players[who], 'farm');
  const least = Math.max(0, ...modifiers.map(({ minTotal = 0 }) => minTotal));
  const { plant = 0 } = farmFacts(size).cost;
  return { ...farmFacts(size).cost, plant: Math.max(Math.min(least, plant), reduced({ plant }, modifiers).plant ?? 0) };
}

export function farmsFor(table: Seen, who: Who, only: number | null, free: boolean) {
  return SIZES.filter((size) => only === null || size === only)
    .filter((size) => free || canPay(table, who, costOf(table, who, size)))
    .flatMap((size) =>
      SECTORS.filter(({ id }) => fits(table, who, size, id)).map(({ id: sector }) => ({ size, sector })),
    );
}

const chooseFarm = question('choose-farm', {
  rule: 'SHB-16.32',
  answers(m, { seat, optional, size, free }) {
    const farms = farmsFor(m.table, seat, size, free);
    return optional && farms.length > 0 ? [...farms, { none: true as const }] : farms;
  },
  take(m, { seat, free }, answer) {
    if ('none' in answer) return;
    m.next(buildFarm({ who: seat, ...answer }));
    if (!free) payCost(m, seat, costOf(m.table, seat, answer.size), 'action');
  },
  barred: (m, { seat, free }) => [
    ...SIZES.flatMap((size) => {
      const fault = sizeFault(m.table, seat, size, free);
      return fault ? [{ answer: { size }, rule: 'SHB-13.5.1', ...fault }] : [];
    }),
    ...SECTORS.flatMap(({ id: sector }) => {
      const fault = siteFault(m.table, seat, sector);
      return fault ? [{ answer: { sector }, rule: 'SHB-13.5.2', ...fault }] : [];
    }),
    ...SIZES.flatMap((size) =>
      SECTORS.filter(({ id }) => !siteFault(m.table, seat, id) && freeUnits(m.table, id) < size).map(
        ({ id: sector }) => ({
          answer: { size, sector },
          rule: 'SHB-13.5.2',
          why: 'no-room' as const,
        }),
      ),
    ),
  ],
});

/** Why no farm of this size can be built anywhere. */
function sizeFault(table: Seen, who: Who, size: number, free: boolean) {
  if (boardOf(table).stock[size] === 0) return { why: 'none-left' } as const;
  const cost = costOf(table, who, size);
  return free || canPay(table, who, cost) ? undefined : shortOf(table, who, cost);
}

/** Why a sector takes no farm of any size. */
function siteFault(table: Seen, who: Who, sector: SectorId) {
  const { powered, farm } = table.sectors[sector];
  if (farm) return { why: 'farm-there' } as const;
  if (!isPresent(table, who, sector)) return { why: 'no-own-building' } as const;
  return powered ? undefined : ({ why: 'no-power' } as const);
}

const buildFarm = step<{ who: Who; size: number; sector: SectorId }>('build-farm', (m, { who, size, sector }) =>
  placeFarm(m, who, size, sector, farmFacts(size).buildVp),
);

function placeFarm(m: M, who: Who, size: number, sector: SectorId, vp: number): void {
  const board = boardOf(m.table);
  board.stock[size] -= 1;
  board.built[who].push(size);
  m.table.sectors[sector].farm = { size, by: who };
  m.tell({ type: 'farm-built', who, size, sector, vp });
  gainVp(m, who, vp);
}

/** What the farms of a row bring. */
const harvestOf = (table: Seen, space: SpaceId) =>
  SPACE[space].sectors.flatMap((sector) => {
    const { farm } = table.sectors[sector];
    return farm ? farmFacts(farm.size).harvest : [];
  });

/** Every farm of the row, whoever built it, once per astronaut (SHB-13.5.3). */
function harvest(m: M, who: Who, space: SpaceId): void {
  const sectors = SPACE[space].sectors.filter((sector) => m.table.sectors[sector].farm);
  if (sectors.length === 0) return;
  m.tell({ type: 'harvested', who, space, sectors });
  m.next(firing({ who, trigger: 'onHarvest', context: {} }));
  m.next(later(who, harvestOf(m.table, space)));
}

// ------------------------------------------------------------- AstroBot

/** The wanted size, else the next smaller ones, then the next larger ones (SHB-14.9.5). */
const sizesFrom = (wanted: number): number[] => [
  ...SIZES.filter((size) => size <= wanted).reverse(),
  ...SIZES.filter((size) => size > wanted),
];

function farmForBot(m: M, bot: Who, sizes: readonly number[], spaces: readonly SpaceId[]) {
  const looked: { at: string; why: SearchStep }[] = [];
  for (const space of spaces) {
    const inRow = rowSizes(m.table, space);
    if (inRow.some((size, who) => who !== bot && size >= inRow[bot])) {
      looked.push({ at: space, why: 'not-strictly-largest' });
      continue;
    }
    for (const sector of SPACE[space].sectors) {
      const size = sizes.find((one) => fits(m.table, bot, one, sector));
      if (size === undefined) continue;
      m.tell({ type: 'astrobot-searched', looked, found: sector });
      return { size, sector };
    }
    looked.push({ at: space, why: 'no-sector-fits' });
  }
  m.tell({ type: 'astrobot-searched', looked, found: null });
  return undefined;
}

/** Evergreen Farms: position in the crater and majorities in rows. */
export const rules = {
  id: 'evergreen-farms',
  frames: [chooseFarm, buildFarm],
  setup: (_, seats, players) => ({
    stock: Object.fromEntries(FARMS.map(({ size, countByPlayers }) => [size, countByPlayers[playerCount(seats)]])),
    built: Array.from({ length: players }, () => []),
  }),
  operations: {
    buildFarm: {
      asks: true,
      possible: (table, who, { size: only = null, free = false }) =>
        SIZES.some(
          (size) =>
            (only === null || size === only) &&
            (free || canPay(table, who, costOf(table, who, size))) &&
            SECTORS.some(({ id }) => fits(table, who, size, id)),
        ),
      run: (m, who, { size = null, free = false }, { optional = false }) =>
        m.next(chooseFarm({ seat: who, optional, size, free })),
    },
  },
  metrics: {
    farmsBuilt: (table, who) => boardOf(table).built[who].length,
    farmSizeBuilt: (table, who) => boardOf(table).built[who].reduce((sum, size) => sum + size, 0),
    ownBuildingInSectorWithFarm: (table, who) =>
      SECTORS.filter(({ id }) => table.sectors[id].farm && isPresent(table, who, id)).length,
  },
  conditions: {
    farmAroundToken: (table, _, { spot }) =>
      spot !== undefined && SPOT[spot].sectors.some((sector) => table.sectors[sector].farm !== null),
  },
  tokenTrigger: 'onTokenPlant',
  withdrawn: harvest,
  /** Total size of the farms built, by player. */
  state: ({ boards, players }) => ({
    sizes: players.map((_, who) => boardOf({ boards }).built[who].reduce((sum, size) => sum + size, 0)),
  }),
  brings: harvestOf,
  astrobot: {
    scores: true,
    act(m, { bot, side, development, previous }) {
      const bands = soloCardOf('evergreen-farms')[side].sizeByDevelopment;
      const [, , wanted] = bands.find(([from, to]) => development >= from && development <= to) ?? bands[0];
      const found = farmForBot(m, bot, sizesFrom(wanted), spacesFrom(previous));
      if (!found) return false;
      const extra = bands.find(([, , size]) => size === found.size)?.[3] ?? 0;
      placeFarm(m, bot, found.size, found.sector, farmFacts(found.size).buildVp + extra);
      return true;
    },
  },
  check(table) {
    const { stock, built } = boardOf(table);
    return SIZES.flatMap((size) => {
      const standing = SECTORS.filter(({ id }) => table.sectors[id].farm?.size === size).length;
      const count = built.flat().filter((one) => one === size).length;
      return (standing === count || table.phase === 'end') && stock[size] >= 0
        ? []
        : [`SHB-13.5.1: farms of size ${size}`];
    });
  },
} satisfies CorporationRules<'evergreen-farms'>;
