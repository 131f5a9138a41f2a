import { RESOURCES, type Resource } from '../data/index.ts';
import { speciesOf } from '../rules/lookups/players.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { after, netIncome, unitWorth } from './purse.ts';

/** Goods kept for the next round. */
const KEPT = 8;

/** How much of a resource a seat can do without. */
export function spare({ player, rounds }: Mind, resource: Resource): number {
  const stock = player.storage[resource];
  if (resource === 'money') {
    const wanted = rounds === 0 ? 0 : Math.max(0, GUESSES.cushion - netIncome(player)) + KEPT;
    return Math.max(0, Math.min(stock, after(player, 0) - wanted));
  }
  return rounds === 0 ? stock : Math.max(0, stock - KEPT);
}

/** How much of a resource trades of what can be spared would bring. */
export function tradesFor(mind: Mind, get: Resource): number {
  const { trade } = speciesOf(mind.player);
  let sum = 0;
  for (const give of RESOURCES) if (give !== get) sum += Math.floor(spare(mind, give) / trade);
  return sum;
}

/** What so many traded units cost. */
export const tradeCost = (mind: Mind, units: number): number =>
  Math.max(0, units) * speciesOf(mind.player).trade * unitWorth(mind, 'materials');
