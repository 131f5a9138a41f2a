import type { Seat } from '@orrery/kernel';
import type { Table } from '../rules/table.ts';

/** Without events a game usually ends about here: a planet is full or a section is empty. */
const USUAL_LAST_ROUND = 22;

/** Tiles the seat may still expect to place, the one of this round included. */
export function tilesLeft(table: Table, seat: Seat): number {
  return roundsAfter(table) + (table.areas[seat].decided ? 0 : 1);
}

/** Rounds after this one. Nobody knows them without events, but while nothing ends the game there is one more. */
function roundsAfter({ phase, round, events, announced, areas }: Table): number {
  if (phase === 'end' || phase === 'over' || announced.last || areas.some(({ stuck }) => stuck)) return 0;
  const usual = Math.max(1, USUAL_LAST_ROUND - round);
  if (!events) return usual;
  const cards = events.order.cards.length - (phase === 'rotate' ? 1 : 0);
  return Math.max(0, Math.min(usual, cards));
}
