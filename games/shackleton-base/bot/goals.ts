import { type CorporationId, TIERS, type Tier } from '../data/index.ts';
import { goalBonus, goalFacts, goalState } from '../rules/lookups/index.ts';
import type { Mind } from './mind.ts';

/** Turns that one more step towards a goal takes. */
const TURNS_PER_STEP = 2;

export const goalPoints = (mind: Mind, id: CorporationId, tier: Tier): number =>
  goalFacts(id, tier).vp + goalBonus(mind.player.reputation);

/** Claiming now against waiting for a better goal of the same corporation (SHB-8.5). */
export function claimWorth(mind: Mind, id: CorporationId, tier: Tier): number {
  const now = goalPoints(mind, id, tier);
  let later = 0;
  for (const better of TIERS.slice(TIERS.indexOf(tier) + 1)) {
    const { has, needs, free } = goalState(mind.table, mind.me, id, better);
    if (free <= 0) continue;
    const sure = has >= needs ? 1 : Math.max(0, 0.9 - (TURNS_PER_STEP * (needs - has)) / Math.max(1, mind.turns));
    later = Math.max(later, sure * goalPoints(mind, id, better));
  }
  return now - later;
}
