import { type Amount, RESOURCES, type Yield } from '../data/index.ts';
import { handIsFull } from '../rules/lookups/index.ts';
import { newCard } from './crew.ts';
import type { Mind, Units } from './mind.ts';

/** The resource that is worth most as one more unit. */
function dearest(mind: Mind, units: Units): number {
  let best = 0;
  for (let r = 1; r < units.length; r++) if (mind.nth(r, units[r]) > mind.nth(best, units[best])) best = r;
  return best;
}

/** The resource of which a unit is missed least; -1 if there is none. */
function cheapest(mind: Mind, units: Units): number {
  let best = -1;
  for (let r = 0; r < units.length; r++)
    if (units[r] > 0 && (best < 0 || mind.nth(r, units[r] - 1) < mind.nth(best, units[best] - 1))) best = r;
  return best;
}

/** The cargo after a gain, as far as it fits. */
export function withGain(mind: Mind, units: Units, gain: readonly Amount[]): Units {
  const after = units.slice();
  for (const { resource, amount } of gain) {
    if (resource === 'any')
      for (let n = 0; n < amount; n++) {
        const r = dearest(mind, after);
        after[r] = Math.min(mind.capacity, after[r] + 1);
      }
    else {
      const r = RESOURCES.indexOf(resource);
      after[r] = Math.min(mind.capacity, after[r] + amount);
    }
  }
  return after;
}

/** The cargo after a payment; nothing if it cannot be paid. */
export function withoutPrice(mind: Mind, units: Units, pay: readonly Amount[]): Units | undefined {
  const after = units.slice();
  for (const { resource, amount } of pay) {
    if (resource === 'any')
      for (let n = 0; n < amount; n++) {
        const r = cheapest(mind, after);
        if (r < 0) return undefined;
        after[r] -= 1;
      }
    else {
      const r = RESOURCES.indexOf(resource);
      after[r] -= amount;
      if (after[r] < 0) return undefined;
    }
  }
  return after;
}

/** Units and cards, as far as there is room for them. */
export const yieldWorth = (mind: Mind, units: Units, { gain, draw }: Yield): number =>
  mind.cargoWorth(withGain(mind, units, gain)) - mind.cargoWorth(units) + drawWorth(mind, draw);

export function drawWorth(mind: Mind, draw: Yield['draw']): number {
  if (draw.length === 0 || handIsFull(mind.player)) return 0;
  let cards = 0;
  for (const { amount } of draw) cards += amount;
  return cards * newCard(mind);
}
