import { keysOf } from '@orrery/kernel';
import {
  ASTRONAUTS,
  BUILDING,
  CORPORATION,
  type Effect,
  type EffectOf,
  ENERGY,
  PLACES,
  type Resource,
  SECTOR,
  SECTORS,
  type SpotId,
} from '../data/index.ts';
import { ask, botRecruiting, firing, resolving, type Steps } from './agenda.ts';
import type { Gained, Operation, Operations } from './corporations/contract.ts';
import { inPlay } from './corporations/index.ts';
import { produceEnergy } from './energy.ts';
import { isPresent, tokensAround } from './lookups/crater.ts';
import { holds, metric } from './lookups/metrics.ts';
import { freeInNewBuilding, freePlaces, isBot, isBuilt, recruitable } from './lookups/players.ts';
import { gainReputation, gainVp } from './reputation.ts';
import { addToStock } from './stock.ts';
import type { M, Table, Who } from './table.ts';
import { type Context, question, step } from './vocabulary.ts';

/** The interpreter of the effect language (data/EFFECTS.md): parts of a list happen in order (SHB-15.1). */

type AnyOperation = Operation<Effect>;

const core: Partial<Operations> = {
  gain: {
    possible: (table, who, effect, context) => amountOf(table, who, effect, context) > 0,
    run(m, who, effect, context, gained) {
      gain(m, who, effect.what, amountOf(m.table, who, effect, context), gained);
    },
  },
  produceEnergy: {
    // Above the end of the track Energy is lost, so nothing would change there (SHB-9.2.2).
    possible: (table, _, { n }) => n > 0 && table.energy < ENERGY.max,
    run: (m, who, { n }) => produceEnergy(m, who, n),
  },
  recruit: {
    asks: true,
    possible: (table, who, { into }) => canRecruit(table, who, into === 'builtBuilding'),
    run(m, who, { n, into }) {
      for (let i = 0; i < n; i++)
        m.next(
          isBot(m.table, who)
            ? botRecruiting()
            : ask('recruit', { seat: who, ...(into ? { into: newPlace(m.table) } : {}) }),
        );
    },
  },
  mine: {
    asks: true,
    possible: (table, who, { scope }) => mineable(table, who, scope),
    run(m, who, { scope }) {
      const sector = m.table.turn?.built?.sector;
      if (scope === 'builtSector' || scope === 'lastLabSector') {
        if (sector) mine(m, who, sector);
      } else m.next(mineOwnSector({ seat: who, except: scope === 'otherOwnSector' ? lastMined(m.table) : null }));
    },
  },
  activateToken: {
    asks: true,
    possible: (table, who, { scope }) => tokensFor(table, scope).some((spot) => tokenUseful(table, who, spot)),
    run(m, who, { scope }) {
      const spots = tokensFor(m.table, scope);
      if (spots.length > 0) m.next(ask('activate-token', { seat: who, spots }));
    },
  },
  corpAction: {
    asks: true,
    possible: () => true,
    run: (m, who) => m.next(ask('choose-one-corp-action', { seat: who })),
  },
  upgradeLeader: {
    possible: (table, who) => !table.players[who].upgraded,
    run(m, who) {
      const player = m.table.players[who];
      if (player.leader === null) return;
      player.upgraded = true;
      m.tell({ type: 'leader-upgraded', who, leader: player.leader });
    },
  },
};

/** The operation behind a part: common ones, and those of corporations in play. */
function operationOf(table: Table, op: Effect['op']): AnyOperation | undefined {
  const common = core[op];
  if (common) return common as AnyOperation;
  for (const { operations } of inPlay(table)) if (operations?.[op]) return operations[op] as AnyOperation;
  return undefined;
}

/** Whether at least one part would change something (SHB-6.5.7). */
export function changes(table: Table, who: Who, effects: readonly Effect[], context: Context = {}): boolean {
  return effects.some(
    (effect) =>
      applies(table, who, effect, context) &&
      (operationOf(table, effect.op)?.possible(table, who, effect, context) ?? false),
  );
}

/** Whether activating the token would change something (SHB-6.5.7). */
const tokenUseful = (table: Table, who: Who, spot: SpotId): boolean =>
  changes(table, who, CORPORATION[table.tokens[spot].corporation].token.effect, { spot });

/** Resolves a list of effects; what follows it must already be on the agenda. */
export function resolve(m: M, who: Who, effects: readonly Effect[], context: Context = {}): void {
  run(m, { who, effects, context, gained: {} });
}

/** A list of effects, or the rest of one after a part that asked. */
export const resolveNext = step<Steps['resolve']>('resolve', (m, frame) => run(m, frame));

function run(m: M, { who, effects, context, gained }: Steps['resolve']): void {
  for (let i = 0; i < effects.length; i++) {
    const operation = operationOf(m.table, effects[i].op);
    if (!operation || !applies(m.table, who, effects[i], context)) continue;
    if (operation.asks) {
      m.next(resolving({ who, effects: effects.slice(i + 1), context, gained }));
      operation.run(m, who, effects[i], context, gained);
      return;
    }
    operation.run(m, who, effects[i], context, gained);
  }
  for (const { gainTriggers } of inPlay(m.table))
    for (const resource of keysOf(gainTriggers ?? {})) {
      const n = gained[resource] ?? 0;
      const trigger = gainTriggers?.[resource];
      if (n > 0 && trigger) m.next(firing({ who, trigger, context: { ...context, tourists: n } }));
    }
}

/** A part with a condition that does not hold is skipped. */
const applies = (table: Table, who: Who, effect: Effect, context: Context): boolean =>
  !('condition' in effect) || effect.condition === undefined || holds(table, who, effect.condition, context);

// ------------------------------------------------------------- gain

function amountOf(table: Table, who: Who, effect: EffectOf<'gain'>, context: Context): number {
  const n = effect.per ? effect.n * metric(table, who, effect.per, context) : effect.n;
  return Math.min(n, effect.max ?? n);
}

/** Adds to a stock, to points or to Reputation. AstroBot has no stock (SHB-14.9.10). */
export function gain(m: M, who: Who, what: Resource | 'vp' | 'reputation', n: number, gained: Gained = {}): void {
  if (n <= 0) return;
  if (what === 'vp') gainVp(m, who, n);
  else if (what === 'reputation') gainReputation(m, who, n);
  else if (!isBot(m.table, who)) gainResource(m, who, what, n, gained);
}

function gainResource(m: M, who: Who, what: Resource, n: number, gained: Gained): void {
  const special = inPlay(m.table).find(({ gains }) => gains?.[what])?.gains?.[what];
  gained[what] = (gained[what] ?? 0) + (special ? special(m, who, n) : addToStock(m, who, what, n));
}

// ------------------------------------------------------------- mine

function mine(m: M, who: Who, sector: string): void {
  gain(m, who, SECTOR[sector].resource, 1);
}

const lastMined = (table: Table) => table.turn?.mined ?? null;

function mineable(table: Table, who: Who, scope: EffectOf<'mine'>['scope']): boolean {
  if (scope === 'builtSector' || scope === 'lastLabSector') return Boolean(table.turn?.built?.sector);
  return ownSectors(table, who).length > 0;
}

const ownSectors = (table: Table, who: Who) =>
  SECTORS.filter(({ id }) => isPresent(table, who, id)).map(({ id }) => id);

export const mineOwnSector = question('mine-own-sector', {
  rule: 'SHB-16.38',
  answers(m, { seat, except }) {
    const sectors = ownSectors(m.table, seat).filter((sector) => sector !== except);
    const answers = sectors.map((sector) => ({ sector }));
    return except === null || answers.length === 0 ? answers : [...answers, { stop: true as const }];
  },
  take(m, { seat }, answer) {
    if ('stop' in answer) return;
    if (m.table.turn) m.table.turn.mined = answer.sector;
    mine(m, seat, answer.sector);
  },
});

// ------------------------------------------------------------- tokens and astronauts

function tokensFor(table: Table, scope: EffectOf<'activateToken'>['scope']): string[] {
  const { turn, tokens } = table;
  switch (scope) {
    case 'any':
      return Object.keys(tokens).sort();
    case 'lastLabSector':
      return turn?.built?.sector ? tokensAround(table, turn.built.sector) : [];
    case 'corporationOfProject':
      return Object.keys(tokens)
        .filter((spot) => tokens[spot].corporation === turn?.funded)
        .sort();
  }
}

const newPlace = (table: Table) => {
  const built = table.turn?.built;
  if (!built) throw new Error('SHB-12.11: nothing was built');
  return BUILDING[built.building].place;
};

/** Whether somebody is there to be recruited and has a place (SHB-7.3). */
export function canRecruit(table: Table, who: Who, intoNewBuilding = false): boolean {
  const types = ASTRONAUTS.filter((type) => recruitable(table, type) > 0);
  if (types.length === 0) return false;
  if (intoNewBuilding) return freeInNewBuilding(table) > 0;
  if (freePlaces(table.players[who]).length > 0) return true;
  return types.some((type) => inPlay(table).some(({ crew }) => crew?.room(table, type)));
}

/** Why nobody can be recruited (SHB-16.51). */
export const recruitFault = (table: Table) =>
  ASTRONAUTS.some((type) => recruitable(table, type) > 0) ? 'no-free-slot' : 'nothing-to-recruit';

/** Laboratories built so far (SHB-6.3.8). */
export const laboratoriesOf = (table: Table, who: Who) => LABORATORIES.filter((id) => isBuilt(table.players[who], id));
const LABORATORIES = PLACES.flatMap((place) =>
  place !== 'domes' && place !== 'waiting' && BUILDING[place].type === 'laboratory' ? [place] : [],
);
