import { BUILDING, BUILDINGS, type Crew, type Effect, RESOURCES } from '../../data/index.ts';
import { arrivalsNow, crewSize, isBot, isBuilt, scoreSheet, sumOf, upkeepDue } from '../../rules/lookups/index.ts';
import type { Base, ScoreLine, Seen, Who } from '../../rules/table.ts';
import { CORPORATION_SCREENS } from '../corporations/index.ts';

export type Income = { readonly [what in (typeof INCOMES)[number]]?: number };
const INCOMES = [...RESOURCES, 'vp', 'reputation'] as const;

/** What the upkeep would do to a player if the round ended now, and the points as things stand (SHB-21.9). */
export interface Forecast {
  readonly arrivals: Crew;
  readonly income: Income;
  /** The Reputation part, buildings, discounts (below zero), and what is left to pay. */
  readonly upkeep: ReturnType<typeof upkeepDue>;
  /** Credits that would be missing after the income, and what they would cost. */
  readonly missing: number;
  readonly lost: { readonly reputation: number; readonly vp: number };
  readonly lines: readonly ScoreLine[];
  readonly total: number;
}

export function forecastOf(table: Seen, who: Who): Forecast {
  const player = table.players[who];
  const income = incomeOf(table, who);
  const bot = isBot(table, who);
  const raised = withReputation(table, who, income.reputation ?? 0);
  const upkeep = upkeepDue(raised, who);
  const held = player.stock.credits + (income.credits ?? 0);
  const missing = bot ? 0 : Math.max(0, upkeep.due - held);
  const reputation = Math.min(missing, raised.players[who].reputation);
  const lines = scoreSheet(table).lines[who];
  return {
    arrivals: arrivalsNow(table)[who],
    income,
    upkeep: bot ? { reputation: 0, buildings: 0, discounts: 0, due: 0 } : upkeep,
    missing,
    lost: { reputation, vp: 2 * (missing - reputation) },
    lines,
    total: sumOf(lines),
  };
}

/** Upkeep is due after the income, which may raise the Reputation (SHB-18.16). */
function withReputation(table: Seen, who: Who, n: number): Seen {
  const player = table.players[who];
  const raised = { ...player, reputation: Math.min(15, player.reputation + n) };
  return { ...table, players: table.players.map((one, other) => (other === who ? raised : one)) };
}

/** The same table with another layout of a base: what would come of it. */
export const withBase = (table: Seen, who: Who, base: Base): Seen => ({
  ...table,
  players: table.players.map((player, other) => (other === who ? { ...player, base } : player)),
});

/** Income of corporations, domes and command centre (SHB-10.5). AstroBot takes points and Reputation only. */
export function incomeOf(table: Seen, who: Who): Income {
  const player = table.players[who];
  const sum: { [what in (typeof INCOMES)[number]]?: number } = {};
  const add = (effects: readonly Effect[], times: number) => {
    for (const effect of effects)
      if (effect.op === 'gain' && times > 0) sum[effect.what] = (sum[effect.what] ?? 0) + effect.n * times;
  };
  for (const { id } of table.corporations) add(CORPORATION_SCREENS[id].income?.(table, who) ?? [], 1);
  const done = new Set<string>();
  for (const id of BUILDINGS) {
    const { income, place } = BUILDING[id];
    if (!income || !isBuilt(player, id) || done.has(place)) continue;
    done.add(place);
    const crew = player.base[place];
    for (const [type, effects] of Object.entries(income))
      add(effects, type === 'any' ? crewSize(crew) : crew[type as keyof Crew]);
  }
  return isBot(table, who) ? { vp: sum.vp, reputation: sum.reputation } : sum;
}
