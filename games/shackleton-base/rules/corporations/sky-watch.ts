import { present } from '@orrery/kernel';
import {
  BUILDING,
  type Cost,
  type EffectOf,
  FILES,
  type Files,
  playerCount,
  type SectorId,
  SPACE,
  type SpaceId,
  soloCardOf,
} from '../../data/index.ts';
import { firing, later } from '../agenda.ts';
import { bandOf } from '../astrobot/search.ts';
import { spendEnergy } from '../energy.ts';
import { modifiersOf } from '../lookups/abilities.ts';
import { isPresent } from '../lookups/crater.ts';
import { reduced, shortOf } from '../lookups/paying.ts';
import { seatsOf } from '../lookups/players.ts';
import { canPayWith, payWithSavings, savingsOf } from '../payment.ts';
import { gainVp } from '../reputation.ts';
import type { Building, M, Seen, Who } from '../table.ts';
import { type Context, question, type Saving, step } from '../vocabulary.ts';
import type { Aftermath, CorporationRules } from './contract.ts';

/** SHB-13.6. */
export type Board = {
  /** The tile drawn for this game. */
  asteroid: string;
  /** Steps on the track, by `Who`. */
  steps: number[];
  /** Programmes supported, by `Who`. */
  supports: string[][];
};

export type Questions = {
  /** SHB-16.33: `discount` is what a project saves of one of these resources. */
  'choose-programme': {
    about: { discount: NonNullable<Discount> | null };
    answer: { programme: string };
  };
};

export type Events = {
  'sky-advanced': { who: Who; from: number; to: number };
  'programme-supported': { who: Who; programme: string; vp: number };
  'asteroid-deflected': { supports: number; threshold: number };
  'asteroid-hit': {
    supports: number;
    threshold: number;
    sectors: SectorId[];
    destroyed: (Building & { sector: SectorId })[];
  };
};

type Programme = Files['sky-watch']['programmes'][number];
const { track, programmes, asteroids, thresholdByPlayers, deflectBonus } = FILES['sky-watch'];

const boardOf = <B>({ boards }: { readonly boards: { readonly 'sky-watch'?: B } }): B =>
  present(boards['sky-watch'], 'board of Sky Watch');
export const programmeFacts = (id: string): Programme => {
  const programme = programmes.find((one) => one.id === id);
  if (!programme) throw new Error(`no programme ${id}`);
  return programme;
};

/** The section a step lies in; step 0 is in none (SHB-13.6.1). */
const sectionAt = (step: number) => track.sections.find(({ from, to }) => step >= from && step <= to);

// ------------------------------------------------------------- the track

/** Steps beyond the end are lost; bonuses passed or reached come at once (SHB-13.6.1). */
function advance(m: M, who: Who, n: number, context: Context = {}): void {
  const { steps } = boardOf(m.table);
  const from = steps[who];
  const to = Math.min(track.max, from + n);
  if (to === from) return;
  steps[who] = to;
  m.tell({ type: 'sky-advanced', who, from, to });
  m.next(firing({ who, trigger: 'onAdvanceSkyWatch', context }));
  const effects = track.bonuses.filter(({ at }) => at > from && at <= to).flatMap(({ effect }) => effect);
  m.next(later(who, effects));
}

// ------------------------------------------------------------- programmes

type Discount = EffectOf<'supportProgramme'>['discount'];

/** Reductions first, then savings of one's choice (EFFECTS.md, section 1). */
export function costOf(
  table: Seen,
  who: Who,
  programme: string,
  discount: Discount | null,
): { cost: Cost; savings: Saving[] } {
  const modifiers = modifiersOf(table.players[who], 'defence');
  return {
    cost: reduced(programmeFacts(programme).cost, modifiers),
    savings: [...savingsOf(modifiers), ...(discount ? [{ ...discount, minTotal: 0 }] : [])],
  };
}

/** The step at which the section of a programme begins. */
const sectionOf = (programme: string): number =>
  track.sections.find(({ id }) => id === programmeFacts(programme).section)?.from ?? 0;

/** Programmes of a section one has reached or passed, each once (SHB-13.6.2). */
export function affordable(table: Seen, who: Who, discount: Discount | null): string[] {
  const { steps, supports } = boardOf(table);
  return programmes
    .filter(({ id }) => {
      if (steps[who] < sectionOf(id) || supports[who].includes(id)) return false;
      const { cost, savings } = costOf(table, who, id, discount);
      return canPayWith(table, who, cost, savings);
    })
    .map(({ id }) => id);
}

const chooseProgramme = question('choose-programme', {
  rule: 'SHB-16.33',
  answers: (m, { seat, discount }) => affordable(m.table, seat, discount).map((programme) => ({ programme })),
  take(m, { seat, discount }, { programme }) {
    const { cost, savings } = costOf(m.table, seat, programme, discount);
    payWithSavings(m, seat, cost, savings, support({ who: seat, programme }));
  },
  barred(m, { seat, discount }) {
    const open = affordable(m.table, seat, discount);
    return programmes.flatMap(({ id }) => {
      const fault = open.includes(id) ? undefined : programmeFault(m.table, seat, id, discount);
      return fault ? [{ answer: { programme: id }, rule: 'SHB-13.6.2', ...fault }] : [];
    });
  },
});

/** Why a programme cannot be supported. */
function programmeFault(table: Seen, who: Who, id: string, discount: Discount | null) {
  const { steps, supports } = boardOf(table);
  if (supports[who].includes(id)) return { why: 'have-already' } as const;
  const step = sectionOf(id);
  return steps[who] < step
    ? ({ why: 'not-reached', step } as const)
    : shortOf(table, who, costOf(table, who, id, discount).cost);
}

const support = step<{ who: Who; programme: string }>('support-programme', (m, { who, programme }) =>
  mark(m, who, programme),
);

function mark(m: M, who: Who, programme: string): void {
  const { vp, position } = programmeFacts(programme);
  boardOf(m.table).supports[who].push(programme);
  m.tell({ type: 'programme-supported', who, programme, vp });
  gainVp(m, who, vp);
  if (position === 'top') m.next(firing({ who, trigger: 'onSupportTop', context: {} }));
}

// ------------------------------------------------------------- the asteroid (SHB-13.6.4)

function entryOf(table: Seen): SpaceId {
  const tile = asteroids.find(({ id }) => id === boardOf(table).asteroid);
  if (!tile) throw new Error(`no asteroid ${boardOf(table).asteroid}`);
  return tile.entrySpace;
}
const entryRow = (table: Seen): readonly SectorId[] => SPACE[entryOf(table)].sectors;

const supportsIn = (table: Seen): number => boardOf(table).supports.reduce((sum, list) => sum + list.length, 0);
const thresholdOf = (table: Seen): number => thresholdByPlayers[playerCount(seatsOf(table))];

/** Sectors that would be hit now, nearest to the entry first. */
const sectorsHit = (table: Seen): SectorId[] =>
  entryRow(table).slice(0, Math.max(0, thresholdOf(table) - supportsIn(table)));

/** Shelter Network keeps its owner's buildings (SHB-13.6.6). */
const isImmune = (table: Seen, owner: Who | null): boolean =>
  owner !== null && modifiersOf(table.players[owner], 'asteroidLoss').some(({ immune }) => immune);

function destroyedIn(table: Seen): (Building & { sector: SectorId })[] {
  return sectorsHit(table).flatMap((sector) =>
    table.sectors[sector].buildings
      .filter(({ owner }) => !isImmune(table, owner))
      .map((building) => ({ ...building, sector })),
  );
}

/** The crater after the impact: farms and buildings are gone, what is sheltered stays. */
function impact(table: Seen): Aftermath {
  const hit = sectorsHit(table);
  const lost = table.players.map(() => 0);
  for (const { owner, building } of destroyedIn(table)) if (owner !== null) lost[owner] += BUILDING[building].size;
  const sectors = { ...table.sectors };
  for (const id of hit) {
    const { powered, buildings } = sectors[id];
    sectors[id] = { powered, farm: null, buildings: buildings.filter(({ owner }) => isImmune(table, owner)) };
  }
  return { table: { ...table, sectors }, lost, deflected: hit.length === 0 };
}

function settleImpact(m: M, { deflected }: Aftermath): void {
  const { table } = m;
  const counts = { supports: supportsIn(table), threshold: thresholdOf(table) };
  if (deflected) {
    m.tell({ type: 'asteroid-deflected', ...counts });
    return;
  }
  const sectors = sectorsHit(table);
  const destroyed = destroyedIn(table);
  m.tell({ type: 'asteroid-hit', ...counts, sectors, destroyed });
  for (const { owner, building, sector } of destroyed) {
    const list = table.sectors[sector].buildings;
    table.sectors[sector].buildings = list.filter((one) => one.owner !== owner || one.building !== building);
    if (owner !== null) table.players[owner].buildings[building] = 'destroyed';
  }
  for (const sector of sectors) table.sectors[sector].farm = null;
}

const POSITIONS = ['bottom', 'middle', 'top'] as const;

/** Sky Watch: basic resources against a common threat. */
export const rules = {
  id: 'sky-watch',
  frames: [chooseProgramme, support],
  setup: (m, _, players) => ({
    asteroid: m.luck.pick('asteroid', asteroids).id,
    steps: Array.from({ length: players }, () => 0),
    supports: Array.from({ length: players }, () => []),
  }),
  operations: {
    advanceSkyWatch: {
      asks: true,
      possible: (table, who, { n }) => n > 0 && boardOf(table).steps[who] < track.max,
      run: (m, who, { n }, context) => advance(m, who, n, context),
    },
    supportProgramme: {
      asks: true,
      possible: (table, who, { discount = null }) => affordable(table, who, discount).length > 0,
      run: (m, who, { discount = null }) => m.next(chooseProgramme({ seat: who, discount })),
    },
  },
  metrics: {
    supports: (table, who) => boardOf(table).supports[who].length,
    ownBuildingsInAsteroidRow: (table, who) => entryRow(table).filter((sector) => isPresent(table, who, sector)).length,
  },
  beforeScoring: impact,
  settleAftermath: settleImpact,
  scorers: {
    asteroid: (table, who) =>
      supportsIn(table) >= thresholdOf(table) ? deflectBonus.vpPerOwnSupport * boardOf(table).supports[who].length : 0,
    skySectionVp: (table, who, { vp }) => vp[sectionAt(boardOf(table).steps[who])?.id ?? 'none'] ?? 0,
  },
  state: (table) => ({
    supports: supportsIn(table),
    threshold: thresholdOf(table),
    /** Where the asteroid comes in, its row, and what it would hit now. */
    entry: entryOf(table),
    row: entryRow(table),
    hit: sectorsHit(table),
    /** The section of each player's marker; null on step 0. */
    sections: boardOf(table).steps.map((at) => sectionAt(at)?.id ?? null),
  }),
  astrobot: {
    scores: true,
    /** Some steps, then the lowest programme of its section that it has not supported (SHB-14.9.6). */
    act(m, { bot, side, development }) {
      const { table } = m;
      const board = boardOf(table);
      const card = soloCardOf('sky-watch');
      const from = board.steps[bot];
      const steps = bandOf(card[side].stepsByDevelopment, development);
      const section = sectionAt(Math.min(track.max, from + steps))?.id;
      const next = POSITIONS.map((position) =>
        programmes.find((one) => one.section === section && one.position === position),
      ).find((one) => one && !board.supports[bot].includes(one.id) && (one.cost.energy ?? 0) <= table.energy);
      // What the steps bring comes before the support.
      if (next) m.next(support({ who: bot, programme: next.id }));
      advance(m, bot, steps);
      if (next) {
        spendEnergy(m, bot, next.cost.energy ?? 0);
        return true;
      }
      advance(m, bot, card.fallbackSteps);
      return board.steps[bot] > from;
    },
  },
  check: (table) =>
    boardOf(table).steps.flatMap((at, who) =>
      at >= 0 && at <= track.max ? [] : [`SHB-13.6.1: ${who} is at step ${at}`],
    ),
} satisfies CorporationRules<'sky-watch'>;
