import type { Frame, Seat } from '@orrery/kernel';
import { question, step, together } from '@orrery/kernel';
import { barredColonies } from './barred/colony.ts';
import { cleanUp } from './cleanup.ts';
import { colonies, colonize } from './colony.ts';
import { giveUp } from './cubes.ts';
import { balance, production, sectorsOf, tradable, upkeep as upkeepOf } from './economy.ts';
import { clearCollapsed, collapse } from './elimination.ts';
import { sectorOf } from './map.ts';
import { inGame } from './players.ts';
import { endGame, isLastRound } from './round.ts';
import { tell } from './say.ts';
import type { Eclipse, M } from './table.ts';
import { barredTrades, trade, trades } from './trade.ts';
import type { AboutOf, AnswerOf, TradeAnswer } from './vocabulary.ts';

/** ECL-5.2: everybody at the same time; nobody's choices touch another's. */
export const startUpkeep = step<Eclipse>('start-upkeep', (m) => {
  const { table } = m;
  table.phase = 'upkeep';
  const seats = table.players.flatMap((player, seat) => (inGame(player) ? [seat] : []));
  m.next(
    together(seats.map((seat) => ({ seat, frames: [upkeep({ seat }), pay({ seat })] }))),
    clearCollapsed({}),
    endRound({}),
  );
});

const DONE = { do: 'done' } as const;

/** ECL-17.2: asked only if a colony ship can be used; a trade can wait for the next turn as well (D46). */
export const upkeep = question<Eclipse, object, AnswerOf<'upkeep'>>('upkeep', {
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
export const pay = step<Eclipse>('pay', (m, frame) => {
  const seat = frame.seat as Seat;
  const sum = balance(m.table.players[seat]);
  if (sum >= 0) book(m, seat, sum);
  else if (waysOut(m, seat).length === 0) collapse(m, seat);
  else m.next(bankruptcy({ seat, missing: -sum }), pay({ seat }));
});

function book(m: M, seat: Seat, money: number): void {
  const player = m.table.players[seat];
  const [materials, science] = [production(player, 'materials'), production(player, 'science')];
  const [income, cost] = [production(player, 'money'), upkeepOf(player)];
  player.storage.money = money;
  player.storage.materials += materials;
  player.storage.science += science;
  tell(m, 'upkeep-paid', { seat, upkeep: cost, income, money });
  tell(m, 'produced', { seat, materials, science });
}

/** ECL-17.4: one trade for Money, or one sector less. */
function waysOut(m: M, seat: Seat): AnswerOf<'bankruptcy'>[] {
  const { table } = m;
  const sold = tradable(table.players[seat])
    .filter((give) => give !== 'money')
    .map((give): TradeAnswer => ({ do: 'trade', give, get: 'money' }));
  return [...sold, ...sectorsOf(table, seat).map(({ id }) => ({ do: 'abandon' as const, sector: id }))];
}

export const bankruptcy = question<Eclipse, AboutOf<'bankruptcy'>, AnswerOf<'bankruptcy'>>('bankruptcy', {
  rule: 'ECL-17.4',
  answers: (m, { seat }) => waysOut(m, seat),
  take(m, { seat }, answer) {
    if (answer.do === 'trade') trade(m, seat, answer);
    else m.next(...abandon(m, seat, answer.sector));
  },
});

function abandon(m: M, seat: Seat, sector: number): Frame[] {
  tell(m, 'abandoned', { seat, sector });
  return giveUp(m, seat, sectorOf(m.table, sector));
}

export const endRound = step<Eclipse>('end-round', (m) => {
  m.next(isLastRound(m.table) ? endGame({}) : cleanUp({}));
});
