import { keysOf } from '@orrery/kernel';
import {
  ASTRONAUTS,
  BUILDING,
  BUILDINGS,
  CORPORATION,
  type Crew,
  type Effect,
  PROJECT,
  type ProjectId,
  type Resource,
  ROUNDS,
  SPACES,
} from '../../data/index.ts';
import { corporationRules } from '../corporations/index.ts';
import type { Base, Seen, SeenPlayer, Who } from '../table.ts';
import { botLayout } from './astrobot-base.ts';
import { arrivalsNow, receiverOf } from './crater.ts';
import { proposedLayout, surplus, wholeCrew } from './layout.ts';
import { holds, metric } from './metrics.ts';
import { robotWorth } from './paying.ts';
import { crewSize, isBot, isBuilt, projectsOf } from './players.ts';
import { scoreSheet, sumOf } from './points.ts';
import { emergencyPrice, nextPanel, projectPrice, upkeepOf } from './prices.ts';

/** What upkeep would bring and cost if the round ended now (SHB-21.9). */

export type Gains = { [what in Resource | 'vp' | 'reputation']?: number };

/** What a list of plain gains adds up to. */
export function gainsOf(table: Seen, who: Who, effects: readonly Effect[]): Gains {
  const gains: Gains = {};
  for (const effect of effects) {
    if (effect.op !== 'gain') continue;
    if (effect.condition && !holds(table, who, effect.condition, {})) continue;
    const n = effect.n * (effect.per ? metric(table, who, effect.per) : 1);
    add(gains, effect.what, Math.min(n, effect.max ?? n));
  }
  return gains;
}

function add(gains: Gains, what: keyof Gains, n: number): void {
  if (n > 0) gains[what] = (gains[what] ?? 0) + n;
}

/** Income of a player with this layout: corporations, domes, command centre (SHB-10.5). */
export function incomeOf(table: Seen, who: Who, base: Base = table.players[who].base): Gains {
  const effects: Effect[] = [];
  for (const { id } of table.corporations) {
    const own = corporationRules(id).income?.(table, who) ?? [];
    for (const effect of CORPORATION[id].income) effects.push(...(effect.op === 'gain' ? [effect] : own));
  }
  const gains = gainsOf(table, who, effects);
  for (const [what, n] of buildingIncome(table.players[who], base)) add(gains, what, n);
  if (!isBot(table, who)) return gains;
  return { vp: gains.vp ?? 0, reputation: gains.reputation ?? 0 };
}

function* buildingIncome(player: SeenPlayer, base: Base): Generator<[keyof Gains, number]> {
  const done = new Set<string>();
  for (const id of BUILDINGS) {
    const { income, place } = BUILDING[id];
    if (!income || !isBuilt(player, id) || done.has(place)) continue;
    done.add(place);
    for (const type of ASTRONAUTS)
      for (const effect of income[type] ?? income.any ?? [])
        if (effect.op === 'gain') yield [effect.what, effect.n * base[place][type]];
  }
}

/** What the rows of a player's arrivals bring on the way (SHB-10.4). */
export function harvestNow(table: Seen, who: Who): Gains {
  const gains: Gains = {};
  for (const { id: space } of SPACES) {
    if (!table.spaces[space] || receiverOf(table, space).to !== who) continue;
    for (const { id } of table.corporations) {
      const brought = gainsOf(table, who, corporationRules(id).brings?.(table, space) ?? []);
      for (const what of keysOf(brought)) add(gains, what, brought[what] ?? 0);
    }
  }
  return gains;
}

/** Whether upkeep lies ahead: while it is done, bases are taken apart and part of it has happened already. */
export const isForeseeable = ({ phase }: Seen): boolean => phase === 'shuttle' || phase === 'action';

/** The same for one player: until their own base is arranged, upkeep that has begun still lies ahead of them. */
export const isAhead = (table: Seen, who: Who): boolean =>
  isForeseeable(table) ||
  (table.phase === 'upkeep' && (Object.keys(table.spaces).length > 0 || crewSize(table.players[who].arrivals) > 0));

/** Arrivals, where they would stand, income, upkeep, and what missing credits would cost. */
export function forecast(table: Seen, who: Who) {
  const player = table.players[who];
  const arrivals = arrivalsNow(table)[who];
  for (const type of ASTRONAUTS) arrivals[type] += player.arrivals[type];
  const crew: Crew = wholeCrew({ ...player, arrivals });
  const last = table.round === ROUNDS;
  const base = isBot(table, who) ? botLayout(player, arrivals, last).base : proposedLayout(player, crew, last);
  const harvest = harvestNow(table, who);
  const income = incomeOf(table, who, base);
  const reputation = player.reputation + (income.reputation ?? 0) + (harvest.reputation ?? 0);
  const upkeep = upkeepOf({ ...player, base, reputation });
  const credits = player.stock.credits + (income.credits ?? 0) + (harvest.credits ?? 0);
  const missing = isBot(table, who) ? 0 : Math.max(0, upkeep.due - credits);
  return {
    arrivals,
    base,
    /** Astronauts without a slot. */
    surplus: surplus(player, crew),
    harvest,
    income,
    upkeep,
    /** AstroBot has no upkeep (SHB-14.10.3). */
    pays: !isBot(table, who),
    credits,
    missing,
    lost: missed(reputation, missing, robotWorth(player) * player.stock.robot),
  };
}

export type Forecast = ReturnType<typeof forecast>;

/** What missing credits cost (SHB-10.7), and how many of them robots could pay. */
function missed(reputation: number, missing: number, byRobots: number) {
  return {
    reputation: Math.min(reputation, missing),
    vp: 2 * Math.max(0, missing - reputation),
    byRobots: Math.min(missing, byRobots),
  };
}

/** Points of everybody as they stand: what would be scored if the game ended now. */
export const pointsNow = (table: Seen): number[] => (table.result ?? scoreSheet(table).lines).map(sumOf);

/** A visible project for this player: its price, and what is still lacking (SHB-21.11). */
export function projectOffer(table: Seen, who: Who, project: ProjectId) {
  const player = table.players[who];
  const price = projectPrice(table, who, PROJECT[project].corp);
  const robots = robotWorth(player) * player.stock.robot;
  return {
    ...price,
    level: table.energy,
    lacks: {
      credits: Math.max(0, price.credits - player.stock.credits - robots),
      energy: Math.max(0, Math.max(price.energyRequired, price.energySpent) - table.energy),
    },
  };
}

/** What would raise the Energy in a command action, and at what price (SHB-6.4.5). */
export function energyHelp(table: Seen, who: Who) {
  const player = table.players[who];
  const panel = nextPanel(table);
  const credits = emergencyPrice(table.energy);
  const cards = projectsOf(player).flatMap((project) => {
    const { energyWindow, cost = {}, effect = [] } = PROJECT[project].ability ?? {};
    if (!energyWindow || player.spent.includes(project)) return [];
    return [{ project, cost, energy: effect.reduce((sum, one) => sum + (one.op === 'produceEnergy' ? one.n : 0), 0) }];
  });
  return {
    panel: panel && !table.turn?.panelBuilt ? { energy: panel.energy, cost: { rareEarth: 1 } } : null,
    emergency: credits === undefined ? null : { energy: 1, cost: { credits } },
    cards,
  };
}
