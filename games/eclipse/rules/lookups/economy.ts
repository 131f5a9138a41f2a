import type { Seat } from '@orrery/kernel';
import { DISCOUNT, RESOURCES, type Resource, TECH_SLOTS, type TechId, type Track, techOf } from '../../data/index.ts';
import { balance, production, resourcesOf, upkeep, upkeepWith } from '../economy.ts';
import { costOf, whyNoResearch } from '../research.ts';
import { publicItems } from '../scoring.ts';
import type { Seen } from '../table.ts';
import type { ScoreItem, Why } from '../vocabulary.ts';

/** What the next Upkeep brings if nothing else happens. */
export interface Forecast {
  readonly upkeep: number;
  readonly production: { readonly [resource in Resource]: number };
  /** Stored Money afterwards; below zero sectors or other goods must go. */
  readonly money: number;
  /** The same after one disc more has left the influence track: the next action, the next sector. Null if none is left. */
  readonly moneyAfterDisc: number | null;
}

export function forecast(table: Seen, seat: Seat, discsTaken = 0): Forecast {
  const player = table.players[seat];
  const left = player.discs - discsTaken;
  const gone = upkeepWith(left);
  const before = balance(player) + upkeep(player);
  return {
    upkeep: gone,
    production: {
      materials: production(player, 'materials'),
      science: production(player, 'science'),
      money: production(player, 'money'),
    },
    money: before - gone,
    moneyAfterDisc: left > 0 ? before - upkeepWith(left - 1) : null,
  };
}

/** What a technology costs on a track now, how that comes about, and why it cannot be had, if so. */
export interface ResearchPrice {
  readonly cost: number;
  readonly printed: number;
  readonly min: number;
  readonly discount: number;
  readonly why: Why | null;
}

export function researchPrice(table: Seen, seat: Seat, tech: TechId, track: Track): ResearchPrice {
  const player = table.players[seat];
  const { cost: printed, min } = techOf(tech);
  return {
    cost: costOf(player, tech, track),
    printed,
    min,
    discount: nextDiscount(table, seat, track) ?? 0,
    why: whyNoResearch(table, seat, { do: 'research', tech, track }),
  };
}

/** Discount for the next technology on a track; null if the track is full. */
export function nextDiscount(table: Seen, seat: Seat, track: Track): number | null {
  const tiles = table.players[seat].techs[track].length;
  return tiles < TECH_SLOTS ? DISCOUNT[tiles] : null;
}

/** Points as the viewer can count them: own reputation tiles included, those of others not. */
export function visibleScore(table: Seen, seat: Seat): { item: ScoreItem; points: number }[] {
  const { reputation, out } = table.players[seat];
  const tiles = reputation.cards?.reduce((sum, value) => sum + value, 0) ?? 0;
  const items = (out?.items as { item: ScoreItem; points: number }[] | undefined) ?? publicItems(table, seat);
  return [{ item: 'reputation', points: tiles }, ...items];
}

/** The tie-break (ECL-19.12). */
export const storedResources = (table: Seen, seat: Seat): number =>
  table.players[seat].out?.resources ?? resourcesOf(table.players[seat]);

/** How many single trades of each resource a seat can pay for. */
export const tradesPossible = (table: Seen, seat: Seat, ratio: number): { [resource in Resource]: number } => {
  const { storage } = table.players[seat];
  const [materials, science, money] = RESOURCES.map((resource) => Math.floor(storage[resource] / ratio));
  return { materials, science, money };
};
