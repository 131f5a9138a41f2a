import type { Frame } from '@orrery/kernel';
import { type Cost, type Material, type Modifier, type Resource, ROBOT_CREDITS, SAMPLES } from '../data/index.ts';
import { completableAfter } from './completable.ts';
import { spendEnergy } from './energy.ts';
import { modifiersOf } from './lookups/abilities.ts';
import type { M, SeenPlayer, Stock, Table, Who } from './table.ts';
import { type Before, type Price, type Purpose, question, type Saving } from './vocabulary.ts';

/**
 * Payments. Every payment stands for itself (SHB-6.1.8): robots may help with titanium, rare earth and credits, and their
 * change is lost.
 */

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

const NO_ROBOTS: Price = { credits: 0, titanium: 0, rareEarth: 0 };
const robotsIn = ({ credits, titanium, rareEarth }: Price): number => credits + titanium + rareEarth;

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

/** Pays the supply, at once or by asking how robots help. What follows must already be on the agenda. */
export function pay(m: M, who: Who, price: Price, purpose: Purpose, before?: Before): void {
  if (price.credits + price.titanium + price.rareEarth === 0) return;
  if (m.table.players[who].stock.robot === 0) settle(m, who, price, NO_ROBOTS, purpose);
  else m.next(payWithRobots({ seat: who, purpose, price, ...(before ? { before } : {}) }));
}

function settle(m: M, who: Who, price: Price, split: Price, purpose: Purpose): void {
  const player = m.table.players[who];
  if (!affords(player.stock, price, robotWorth(player))) throw new Error(`SHB-5.2: ${purpose} cannot be paid`);
  player.stock = paid(player.stock, price, split, robotWorth(player));
  m.tell({ type: 'paid', who, purpose, price, robots: robotsIn(split) });
}

export const payWithRobots = question('pay-with-robots', {
  rule: 'SHB-16.8',
  answers: (m, { seat, purpose, price, before }) => {
    const player = m.table.players[seat];
    const worth = robotWorth(player);
    if (purpose === 'upkeep') return upkeepWays(player.stock.robot, Math.ceil(price.credits / worth));
    const ways = splits(player.stock, price, worth);
    if (!before) return ways;
    // A way that leaves too little for the rest of the command action is not offered (SHB-6.1.7).
    return ways.filter((split) => completableAfter(m.table, seat, paid(player.stock, price, split, worth), before));
  },
  none(_, { purpose }) {
    throw new Error(`SHB-5.2: ${purpose} cannot be paid`);
  },
  take(m, { seat, price, purpose }, split) {
    if (purpose === 'upkeep') m.table.players[seat].stock.robot -= split.credits;
    else settle(m, seat, price, split, purpose);
  },
});

/** Upkeep: as many or as few as one likes (SHB-10.7). */
const upkeepWays = (robots: number, useful: number): Price[] =>
  Array.from({ length: Math.min(robots, useful) + 1 }, (_, credits) => ({ ...NO_ROBOTS, credits }));

// ------------------------------------------------------------- costs of the effect language

const OWN: readonly Exclude<keyof Cost, Material | 'energy' | 'sampleAny'>[] = ['helium3', 'plant', ...SAMPLES];

/** Whether a cost of the effect language can be paid now (EFFECTS.md, section 2). */
export function canPay(table: Table, who: Who, cost: Cost): boolean {
  const { stock } = table.players[who];
  if ((cost.energy ?? 0) > table.energy) return false;
  if (OWN.some((resource) => (cost[resource] ?? 0) > stock[resource])) return false;
  const samples = SAMPLES.reduce((sum, sample) => sum + stock[sample] - (cost[sample] ?? 0), 0);
  if ((cost.sampleAny ?? 0) > samples) return false;
  return affords(stock, priceOf(cost), robotWorth(table.players[who]));
}

/** Pays a cost of the effect language; what follows must already be on the agenda. */
export function payCost(m: M, who: Who, cost: Cost, purpose: Purpose, before?: Before): void {
  spendEnergy(m, who, cost.energy ?? 0);
  const { stock } = m.table.players[who];
  for (const resource of OWN) spend(m, who, resource, cost[resource] ?? 0);
  if (OWN.some((resource) => stock[resource] < 0)) throw new Error(`SHB-5.2: ${purpose} cannot be paid`);
  for (let i = 0; i < (cost.sampleAny ?? 0); i++) m.next(discardSample({ seat: who }));
  pay(m, who, priceOf(cost), purpose, before);
}

function spend(m: M, who: Who, what: Resource, n: number): void {
  if (n === 0) return;
  m.table.players[who].stock[what] -= n;
  m.tell({ type: 'spent', who, what, n });
}

export const discardSample = question('discard-sample', {
  rule: 'SHB-16.47',
  answers: (m, { seat }) =>
    SAMPLES.filter((sample) => m.table.players[seat].stock[sample] > 0).map((sample) => ({ sample })),
  take: (m, { seat }, { sample }) => spend(m, seat, sample, 1),
});

// ------------------------------------------------------------- reductions

/** A cost after fixed reductions, never below 0 (SHB-13.1.5). */
export function reduced(cost: Cost, reductions: readonly Partial<Modifier>[]): Cost {
  const left: Cost = { ...cost };
  for (const reduction of reductions)
    for (const key of REDUCIBLE)
      if (left[key] !== undefined) left[key] = Math.max(0, left[key] + (reduction[key] ?? 0));
  return left;
}
const REDUCIBLE = ['credits', 'titanium', 'rareEarth', 'plant', 'energy'] as const;

/** Savings that the payer may choose, as units of one. */
export function savingsOf(modifiers: readonly Modifier[]): Saving[] {
  return modifiers.flatMap(({ oneOf, n = 0, anySample = 0, minTotal = 0 }) => [
    ...(oneOf ? [{ oneOf, n: -n, minTotal }] : []),
    ...samplesSaved(-anySample, minTotal),
  ]);
}

export const samplesSaved = (n: number, minTotal: number): Saving[] =>
  Array.from({ length: n }, () => ({ oneOf: [...SAMPLES], n: 1, minTotal }));

const printed = (cost: Cost, resource: Resource): number => cost[resource as keyof Cost] ?? 0;

/** Which resources a saving could be taken from. */
function candidates(cost: Cost, { oneOf, n, minTotal }: Saving): Resource[] {
  const whole = Object.values(cost).reduce((sum, amount) => sum + amount, 0);
  if (whole - n < minTotal) return [];
  return oneOf.filter((resource) => printed(cost, resource) > 0);
}

const saved = (cost: Cost, resource: Resource, n: number): Cost => ({
  ...cost,
  [resource]: Math.max(0, printed(cost, resource) - n),
});

/** Whether some way of using the savings can be paid. */
export function canPayWith(table: Table, who: Who, cost: Cost, savings: readonly Saving[]): boolean {
  const [first, ...rest] = savings;
  if (!first) return canPay(table, who, cost);
  const ways = candidates(cost, first);
  if (ways.length === 0) return canPayWith(table, who, cost, rest);
  return ways.some((resource) => canPayWith(table, who, saved(cost, resource, first.n), rest));
}

/** Chooses savings one after the other, pays what is left, then goes on. */
export function payWithSavings(m: M, who: Who, cost: Cost, savings: Saving[], then: Frame): void {
  const [first, ...rest] = savings;
  if (!first) {
    m.next(then);
    payCost(m, who, cost, 'action');
  } else if (candidates(cost, first).length === 0) payWithSavings(m, who, cost, rest, then);
  else m.next(chooseSaving({ seat: who, cost, savings, then }));
}

export const chooseSaving = question('choose-saving', {
  rule: 'SHB-16.46',
  answers: (m, { seat, cost, savings: [first, ...rest] }) =>
    candidates(cost, first)
      .filter((resource) => canPayWith(m.table, seat, saved(cost, resource, first.n), rest))
      .map((save) => ({ save })),
  take: (m, { seat, cost, savings: [first, ...rest], then }, { save }) =>
    payWithSavings(m, seat, saved(cost, save, first.n), rest, then),
});
