import type { Seat } from '@orrery/kernel';
import { DISCOUNT, TECH_IDS, TECH_SLOTS, type TechId, type Track, techOf } from '../../data/index.ts';
import type { Seen, SeenPlayer } from '../table.ts';
import { knows } from './players.ts';

/** ECL-8.2: printed cost less the discount of the track, but never below the minimum. */
export function costOf({ techs }: SeenPlayer, tech: TechId, track: Track): number {
  const { cost, min } = techOf(tech);
  return Math.max(min, cost - (DISCOUNT[techs[track].length] ?? 0));
}

/** Kinds of technologies that lie in the tray, in the order of the data (ECL-8.6). */
export function kindsInTray({ techs }: Seen): TechId[] {
  const there = new Set(techs.tray.cards);
  return TECH_IDS.filter((tech) => there.has(tech));
}

/** Why a technology of the tray cannot be put on a track now (ECL-8.1 to 8.3, ECL-D16). */
export function whyNoResearch(table: Seen, seat: Seat, { tech, track }: { tech: TechId; track: Track }) {
  const player = table.players[seat];
  if (knows(player, tech)) return 'already-known';
  if (player.techs[track].length >= TECH_SLOTS) return 'track-full';
  if (costOf(player, tech, track) > player.storage.science) return 'science-short';
  if (techOf(tech).effect.type === 'portal' && !table.map.some(({ disc }) => disc === seat))
    return 'no-sector-for-portal';
  return null;
}

/** What a technology costs on a track now, how that comes about, and why it cannot be had, if so. */
export interface ResearchPrice {
  readonly cost: number;
  readonly printed: number;
  readonly min: number;
  readonly discount: number;
  readonly why: ReturnType<typeof whyNoResearch>;
}

export function researchPrice(table: Seen, seat: Seat, tech: TechId, track: Track): ResearchPrice {
  const player = table.players[seat];
  const { cost: printed, min } = techOf(tech);
  return {
    cost: costOf(player, tech, track),
    printed,
    min,
    discount: nextDiscount(table, seat, track) ?? 0,
    why: whyNoResearch(table, seat, { tech, track }),
  };
}

/** Discount for the next technology on a track; null if the track is full. */
export function nextDiscount(table: Seen, seat: Seat, track: Track): number | null {
  const tiles = table.players[seat].techs[track].length;
  return tiles < TECH_SLOTS ? DISCOUNT[tiles] : null;
}
