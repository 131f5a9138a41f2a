import type { Barred, Frame, Seat } from '@orrery/kernel';
import { barredColonies, colonies, colonize } from './colony.ts';
import { barredProposals, proposals, propose } from './diplomacy.ts';
import type { M, Seen } from './table.ts';
import { barredTrades, trade, trades } from './trade.ts';
import type { Eclipse, SideAnswer } from './vocabulary.ts';

/** Up to two used colony ships are turned up by an Influence action (ECL-12.1). */
const REFRESHES = 2;

const REFRESH: SideAnswer = { do: 'refresh' };

/** What a seat may do beside the main question of its action (section 26, side options). */
export const sideAnswers = (table: Seen, seat: Seat): SideAnswer[] => [
  ...trades(table, seat),
  ...usefulSides(table, seat),
];

/** Side options that are lost when the action ends; a trade can wait for the next question (ECL-D46). */
export function usefulSides(table: Seen, seat: Seat): SideAnswer[] {
  const answers: SideAnswer[] = colonies(table, seat);
  const { turn } = table;
  if (turn === null || turn.action === null) return answers;
  if (turn.action === 'influence' && turn.refreshed < REFRESHES && table.players[seat].colony.used > 0)
    answers.push(REFRESH);
  for (const partner of proposals(table, seat)) answers.push({ do: 'propose', partner });
  return answers;
}

/** Does a side option and puts the same question again. */
export function takeSide(m: M, frame: Frame & { seat: Seat }, answer: SideAnswer): void {
  const { since: _, ...again } = frame;
  m.next(again);
  const { seat } = frame;
  if (answer.do === 'trade') trade(m, seat, answer);
  else if (answer.do === 'colonize') colonize(m, seat, answer);
  else if (answer.do === 'refresh') refresh(m, seat);
  else propose(m, seat, answer.partner);
}

function refresh(m: M, seat: Seat): void {
  const { colony } = m.table.players[seat];
  colony.used -= 1;
  colony.ready += 1;
  if (m.table.turn) m.table.turn.refreshed += 1;
  m.tell({ type: 'refreshed', seat });
}

export const barredSides = (table: Seen, seat: Seat): Barred<Eclipse, SideAnswer>[] => [
  ...barredTrades(table, seat),
  ...barredColonies(table, seat),
  ...barredProposals(table, seat),
];
