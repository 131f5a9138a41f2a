import { type Cost, MATERIALS, type Material, type Modifier, ROBOT_CREDITS, SAMPLES } from '../../data/index.ts';
import type { Seen, SeenPlayer, Stock, Who } from '../table.ts';
import type { Price } from '../vocabulary.ts';
import { modifiersOf } from './abilities.ts';

/** What payments need and how robots may help (SHB-6.1.8, SHB-13.7.1). */

export const priceOf = ({ credits = 0, titanium = 0, rareEarth = 0 }: Cost): Price => ({
  credits,
  titanium,
  rareEarth,
});

/** Credits a robot is worth to this player (SHB-13.7.1). */
export function robotWorth(player: SeenPlayer): number {
  if (player.stock.robot === 0) return ROBOT_CREDITS;
  return modifiersOf(player, 'robotAsCredits').reduce((worth, { n }) => Math.max(worth, n ?? 0), ROBOT_CREDITS);
}

/** Whether the stock, with robots for what is missing, covers the price. */
export function affords(stock: Stock, price: Price, worth: number): boolean {
  const robots =
    Math.max(0, price.titanium - stock.titanium) +
    Math.max(0, price.rareEarth - stock.rareEarth) +
    Math.ceil(Math.max(0, price.credits - stock.credits) / worth);
  return robots <= stock.robot;
}

export const NO_ROBOTS: Price = { credits: 0, titanium: 0, rareEarth: 0 };
export const robotsIn = ({ credits, titanium, rareEarth }: Price): number => credits + titanium + rareEarth;

/** Every legal way to let robots help (SHB-13.7.1), the fewest robots first. */
export function splits(stock: Stock, price: Price, worth: number): Price[] {
  if (stock.robot === 0) return affords(stock, price, worth) ? [NO_ROBOTS] : [];
  const found: Price[] = [];
  const most = {
    titanium: Math.min(price.titanium, stock.robot),
    rareEarth: Math.min(price.rareEarth, stock.robot),
    credits: Math.min(Math.ceil(price.credits / worth), stock.robot),
  };
  for (let titanium = Math.max(0, price.titanium - stock.titanium); titanium <= most.titanium; titanium++)
    for (let rareEarth = Math.max(0, price.rareEarth - stock.rareEarth); rareEarth <= most.rareEarth; rareEarth++)
      for (
        let credits = Math.ceil(Math.max(0, price.credits - stock.credits) / worth);
        credits <= most.credits && titanium + rareEarth + credits <= stock.robot;
        credits++
      )
        found.push({ credits, titanium, rareEarth });
  return found.sort((a, b) => robotsIn(a) - robotsIn(b));
}

/** The stock after a payment with this split. */
export function paid(stock: Stock, price: Price, split: Price, worth: number): Stock {
  return {
    ...stock,
    titanium: stock.titanium - (price.titanium - split.titanium),
    rareEarth: stock.rareEarth - (price.rareEarth - split.rareEarth),
    credits: stock.credits - Math.max(0, price.credits - split.credits * worth),
    robot: stock.robot - robotsIn(split),
  };
}

/** What a cost may ask for that no robot stands for. */
export const OWN: readonly Exclude<keyof Cost, Material | 'energy' | 'sampleAny'>[] = ['helium3', 'plant', ...SAMPLES];

/** Whether a cost of the effect language can be paid now (EFFECTS.md, section 2). */
export function canPay(table: Seen, who: Who, cost: Cost): boolean {
  const { stock } = table.players[who];
  if ((cost.energy ?? 0) > table.energy) return false;
  for (const resource of OWN) if ((cost[resource] ?? 0) > stock[resource]) return false;
  if (cost.sampleAny) {
    const samples = SAMPLES.reduce((sum, sample) => sum + stock[sample] - (cost[sample] ?? 0), 0);
    if (cost.sampleAny > samples) return false;
  }
  return affords(stock, priceOf(cost), robotWorth(table.players[who]));
}

/** What there is too little of for a cost that cannot be paid, whatever else might help (SHB-16.51). */
export function shortOf({ energy: level, players }: Seen, who: Who, cost: Cost) {
  const { stock } = players[who];
  const { energy = 0, sampleAny = 0 } = cost;
  if (level < energy) return { why: 'energy-below-spent', needs: energy, level } as const;
  const what = [...MATERIALS, ...OWN].find((one) => stock[one] < (cost[one] ?? 0));
  if (what) return { why: 'too-little', what, needs: cost[what] ?? 0, has: stock[what] } as const;
  const has = SAMPLES.reduce((sum, sample) => sum + stock[sample] - (cost[sample] ?? 0), 0);
  if (has < sampleAny) return { why: 'too-little', what: 'sample', needs: sampleAny, has } as const;
  return { why: 'nothing-affordable' } as const;
}

/** A cost after fixed reductions, never below 0 (SHB-13.1.5). */
export function reduced(cost: Cost, reductions: readonly Partial<Modifier>[]): Cost {
  if (reductions.length === 0) return cost;
  const left: Cost = { ...cost };
  for (const reduction of reductions)
    for (const key of REDUCIBLE)
      if (left[key] !== undefined) left[key] = Math.max(0, left[key] + (reduction[key] ?? 0));
  return left;
}
const REDUCIBLE = ['credits', 'titanium', 'rareEarth', 'plant', 'energy'] as const;
