import type { AnswerTo, Frame, Seat } from '@orrery/kernel';
import { together } from '@orrery/kernel';
import { barredColonies, colonies, colonize } from './colony.ts';
import { giveUp } from './cubes.ts';
import { clearCollapsed, collapse } from './elimination.ts';
import { balance, production, sectorsOf, tradable, upkeep as upkeepOf } from './lookups/economy.ts';
import { sectorOf } from './lookups/map.ts';
import { inGame } from './lookups/players.ts';
import type { M, Table } from './table.ts';
import { barredTrades, trade, trades } from './trade.ts';
import { type Eclipse, question, step, type TradeAnswer } from './vocabulary.ts';

/** ECL-5.2: everybody at the same time; nobody's choices touch another's. */
export function payAll({ players }: Table): Frame[] {
  const seats = players.flatMap((player, seat) => (inGame(player) ? [seat] : []));
  return [together(seats.map((seat) => ({ seat, frames: [upkeep({ seat }), pay({ seat })] }))), clearCollapsed({})];
}

const DONE = { do: 'done' } as const;

/** ECL-17.2: asked only if a colony ship can be used; a trade can wait for the next turn as well (ECL-D46). */
export const upkeep = question('upkeep', {
  rule: 'ECL-17.1',
  answers({ table }, { seat }) {
    const settle = colonies(table, seat);
    return settle.length > 0 ? [DONE, ...settle, ...trades(table, seat)] : [];
  },
  take(m, { seat }, answer) {
    if (answer.do === 'done') return;
    if (answer.do === 'trade') trade(m, seat, answer);
    else colonize(m, seat, answer);
    m.next(upkeep({ seat }));
  },
  barred: ({ table }, { seat }) => [...barredTrades(table, seat), ...barredColonies(table, seat)],
});

/** ECL-17.3 to 17.6: books at once when there is enough; otherwise something must go. */
export const pay = step<{ seat: Seat }>('pay', (m, { seat }) => {
  const sum = balance(m.table.players[seat]);
  if (sum >= 0) book(m, seat, sum);
  else if (waysOut(m, seat).length === 0) collapse(m, seat);
  else m.next(bankruptcy({ seat, missing: -sum }), pay({ seat }));
});

/** ECL-17.3, 17.6 */
function book(m: M, seat: Seat, money: number): void {
  const player = m.table.players[seat];
  const [materials, science] = [production(player, 'materials'), production(player, 'science')];
  const [income, cost] = [production(player, 'money'), upkeepOf(player)];
  player.storage.money = money;
  player.storage.materials += materials;
  player.storage.science += science;
  m.tell({ type: 'upkeep-paid', seat, upkeep: cost, income, money });
  m.tell({ type: 'produced', seat, materials, science });
}

/** ECL-17.4, 17.5, 27.3: while Money is short, one trade for Money, or one sector less. */
function waysOut(m: M, seat: Seat): AnswerTo<Eclipse, 'bankruptcy'>[] {
  const { table } = m;
  const sold = tradable(table.players[seat])
    .filter((give) => give !== 'money')
    .map((give): TradeAnswer => ({ do: 'trade', give, get: 'money' }));
  return [...sold, ...sectorsOf(table, seat).map(({ id }) => ({ do: 'abandon' as const, sector: id }))];
}

export const bankruptcy = question('bankruptcy', {
  rule: 'ECL-17.4',
  answers: (m, { seat }) => waysOut(m, seat),
  take(m, { seat }, answer) {
    if (answer.do === 'trade') trade(m, seat, answer);
    else m.next(...abandon(m, seat, answer.sector));
  },
});

function abandon(m: M, seat: Seat, sector: number): Frame[] {
  m.tell({ type: 'abandoned', seat, sector });
  return giveUp(m, seat, sectorOf(m.table, sector));
}
