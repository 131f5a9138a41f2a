import type { Frame } from '@orrery/kernel';
import { type Cost, type Modifier, type Resource, SAMPLES } from '../data/index.ts';
import { ask } from './agenda.ts';
import { spendEnergy } from './energy.ts';
import { affords, canPay, NO_ROBOTS, OWN, paid, priceOf, robotsIn, robotWorth } from './lookups/paying.ts';
import type { M, Seen, Who } from './table.ts';
import { type Before, type Price, type Purpose, question, type Saving } from './vocabulary.ts';

/**
 * Payments. Every payment stands for itself (SHB-6.1.8): robots may help with titanium, rare earth and credits, and their
 * change is lost.
 */

/** Pays the supply, at once or by asking how robots help. What follows must already be on the agenda. */
export function pay(m: M, who: Who, price: Price, purpose: Purpose, before?: Before): void {
  if (price.credits + price.titanium + price.rareEarth === 0) return;
  if (m.table.players[who].stock.robot === 0) settle(m, who, price, NO_ROBOTS, purpose);
  else m.next(ask('pay-with-robots', { seat: who, purpose, price, ...(before ? { before } : {}) }));
}

export function settle(m: M, who: Who, price: Price, split: Price, purpose: Purpose): void {
  const player = m.table.players[who];
  if (!affords(player.stock, price, robotWorth(player))) throw new Error(`SHB-5.2: ${purpose} cannot be paid`);
  player.stock = paid(player.stock, price, split, robotWorth(player));
  m.tell({ type: 'paid', who, purpose, price, robots: robotsIn(split) });
}

// ------------------------------------------------------------- costs of the effect language

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
export function canPayWith(table: Seen, who: Who, cost: Cost, savings: readonly Saving[]): boolean {
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
