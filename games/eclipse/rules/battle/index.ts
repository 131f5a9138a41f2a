/** The pure core of battles: dice, order, assignment and a fight that runs by itself. Knows no table and no kernel. */
export { assign, cheapestKill, sizeOf } from './assign.ts';
export { fightOut, type Roll, type Sides, type Winner } from './auto.ts';
export { divided, FACES, hasDice, hits, rollAll } from './dice.ts';
export { type Odds, odds, type Share } from './odds.ts';
export { ranks } from './order.ts';
export { choices, strike, targetsOf } from './targets.ts';
export type { Hit, Rolled, Unit, Values, Weapon } from './types.ts';
