import type { Seat } from '@orrery/kernel';
import { type CrewId, crewCard, ROWS, type Row } from '../data/index.ts';
import { payAmounts } from './cargo.ts';
import { effectFrames } from './effects.ts';
import { canPay, edgeMatches, fieldAt, hasRoom, rowOf, touchingEdge } from './lookups/index.ts';
import { discardCrew } from './specialists.ts';
import type { Table } from './table.ts';
import { type Obstacle, type PlayMode, question } from './vocabulary.ts';

/** MC-9.5, MC-9.8: why the action of a card in this row cannot be used where the Ark landed; nothing if it can. */
function obstacle(table: Table, seat: Seat, card: CrewId, row: Row): Obstacle | undefined {
  const player = table.players[seat];
  const edge = touchingEdge(crewCard(card), row);
  if (!edgeMatches(edge, fieldAt(table.galaxy, player.ark))) return { rule: 'MC-9.5', why: 'edge-does-not-match' };
  return canPay(player, edge.pay) ? undefined : { rule: 'MC-9.8', why: 'cannot-pay-action' };
}

type CrewPlay = { card: CrewId; mode: PlayMode; use: boolean };

/** MC-9.1 to MC-9.8, MC-D10 to MC-D12 */
export const playCrew = question('play-crew', {
  rule: 'MC-9.1',
  answers(m, { seat }) {
    const player = m.table.players[seat];
    const plays: CrewPlay[] = [];
    for (const row of ROWS)
      for (const card of rowOf(player, row)) {
        const usable = obstacle(m.table, seat, card, row) === undefined;
        const mayRise = row === 'bottom' && hasRoom(player, 'top');
        for (const use of usable ? [true, false] : [false]) {
          plays.push({ card, mode: 'discard', use });
          if (mayRise) plays.push({ card, mode: 'up', use });
        }
      }
    return plays.length > 0 ? [...plays, { pass: true }] : [];
  },
  barred(m, { seat }) {
    const player = m.table.players[seat];
    return ROWS.flatMap((row) =>
      rowOf(player, row).flatMap((card) => {
        const found = obstacle(m.table, seat, card, row);
        const full = row === 'bottom' && !hasRoom(player, 'top');
        return [
          ...(found ? [{ answer: { card, use: true }, ...found }] : []),
          ...(full ? [{ answer: { card, mode: 'up' as const }, rule: 'MC-9.3', why: 'top-row-full' as const }] : []),
        ];
      }),
    );
  },
  take(m, { seat, left }, answer) {
    if ('pass' in answer) return;
    const { card, mode, use } = answer;
    const player = m.table.players[seat];
    const row: Row = rowOf(player, 'top').includes(card) ? 'top' : 'bottom';
    if (mode === 'up') m.move(player.bottom, player.top, card);
    else discardCrew(m, seat, card);
    m.tell({ type: 'crew-played', player: seat, card, row, mode, used: use });
    if (left > 1) m.next(playCrew({ seat, left: left - 1 }));
    if (!use) return;
    const edge = touchingEdge(crewCard(card), row);
    m.next(...effectFrames(m.table, seat, edge, 'crew'));
    payAmounts(m, seat, edge.pay, 'crew');
  },
});
