import { type Barred, recordOf, type Seat } from '@orrery/kernel';
import { RESOURCES } from '../data/index.ts';
import { tradable } from './lookups/economy.ts';
import { speciesOf } from './lookups/players.ts';
import type { M, Seen } from './table.ts';
import type { Eclipse, TradeAnswer } from './vocabulary.ts';

/** Every trade there is; answers are shared, they never change. */
const TRADES = recordOf(RESOURCES, (give) =>
  RESOURCES.filter((get) => get !== give).map((get): TradeAnswer => ({ do: 'trade', give, get })),
);

/** Single trades that can be paid, with one resource (ECL-3.1.3, ECL-D05). */
export function trades(table: Seen, seat: Seat): TradeAnswer[] {
  const answers: TradeAnswer[] = [];
  for (const give of tradable(table.players[seat])) answers.push(...TRADES[give]);
  return answers;
}

export function trade(m: M, seat: Seat, { give, get }: TradeAnswer): void {
  const player = m.table.players[seat];
  const paid = speciesOf(player).trade;
  player.storage[give] -= paid;
  player.storage[get] += 1;
  m.tell({ type: 'traded', seat, give, get, paid });
}

export function barredTrades(table: Seen, seat: Seat): Barred<Eclipse, TradeAnswer>[] {
  const player = table.players[seat];
  const need = speciesOf(player).trade;
  return RESOURCES.filter((give) => player.storage[give] < need).map((give) => ({
    answer: { do: 'trade', give },
    rule: 'ECL-3.1.3',
    why: 'trade-too-little',
    need,
    have: player.storage[give],
  }));
}
