import type { QuestionId } from '@orrery/kernel';
import { sectorsOf } from '../rules/lookups/economy.ts';
import { knows, speciesOf } from '../rules/lookups/players.ts';
import type { Eclipse, TradeAnswer } from '../rules/vocabulary.ts';
import type { Mind } from './mind.ts';
import { unitWorth } from './purse.ts';
import { bestTech } from './research.ts';
import { spare, tradeCost, tradesFor } from './trade.ts';

const MONOLITH_VP = 3;

/** A Monolith that trades can pay for: what it lacks, and what it brings. */
export function monolithWish(mind: Mind): { missing: number; gain: number } | null {
  const { table, seat, player } = mind;
  if (!knows(player, 'monolith') || !sectorsOf(table, seat).some(({ monolith }) => !monolith)) return null;
  const { costs } = speciesOf(player);
  const missing = costs.monolith - player.storage.materials;
  if (missing > tradesFor(mind, 'materials')) return null;
  const paid = Math.min(costs.monolith, player.storage.materials) * unitWorth(mind, 'materials');
  return { missing, gain: MONOLITH_VP - paid - tradeCost(mind, missing) };
}

const USELESS = -3;

/** A trade is good when it makes the running action possible. */
export function judgeTrade(mind: Mind, question: QuestionId<Eclipse>, { give, get }: TradeAnswer): number {
  if (spare(mind, give) < speciesOf(mind.player).trade) return USELESS;
  if (question === 'research' && get === 'science') {
    const { science } = mind.player.storage;
    const wish = bestTech(mind, science + tradesFor(mind, 'science'));
    return wish && wish.cost > science ? wish.gain - tradeCost(mind, wish.cost - science) : USELESS;
  }
  if (question === 'build' && get === 'materials') {
    const wish = monolithWish(mind);
    return wish && wish.missing > 0 ? wish.gain : USELESS;
  }
  return USELESS;
}
