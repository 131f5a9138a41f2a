import { completableAfter } from './completable.ts';
import { NO_ROBOTS, paid, robotWorth, splits } from './lookups/paying.ts';
import { settle } from './payment.ts';
import { type Price, question } from './vocabulary.ts';

/** How robots help with a payment (SHB-13.7.1). */
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
