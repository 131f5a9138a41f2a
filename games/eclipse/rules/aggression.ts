import type { Frame, Seat } from '@orrery/kernel';
import { returnCubes } from './cubes.ts';
import { hasShips } from './lookups/fleets.ts';
import { inGame } from './lookups/players.ts';
import type { M, Seen } from './table.ts';
import { step } from './vocabulary.ts';

/** Nothing else ends relations (ECL-14.6). ECL-14.9, 27.11: at the end of an own action, a ship in a partner's sector or beside a partner's ship. */
export const checkAggression = step<{ seat: Seat }>('check-aggression', (m, { seat }) => {
  const { players } = m.table;
  const wronged = clockwise(players.length, seat).filter(
    (partner) =>
      players[seat].ambassadors.includes(partner) && inGame(players[partner]) && attacks(m.table, seat, partner),
  );
  const [first, ...others] = wronged;
  if (first === undefined) return;
  m.next(...endRelations(m, seat, first), ...others.map((partner) => breakRelations({ seat, partner })));
  m.table.traitor = seat;
  m.tell({ type: 'traitor-taken', seat });
});

const clockwise = (seats: number, from: Seat): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (from + 1 + i) % seats);

const attacks = (table: Seen, seat: Seat, partner: Seat): boolean =>
  table.map.some((sector) => hasShips(sector, seat) && (sector.disc === partner || hasShips(sector, partner)));

export const breakRelations = step<{ seat: Seat; partner: Seat }>('break-relations', (m, { seat, partner }) => {
  m.next(...endRelations(m, seat, partner));
});

/** ECL-14.10: both ambassadors go home, the aggressor's cube first. */
function endRelations(m: M, seat: Seat, partner: Seat): Frame[] {
  m.tell({ type: 'relations-broken', seat, partner });
  return [...recall(m, seat, partner), ...recall(m, partner, seat)];
}

function recall(m: M, seat: Seat, partner: Seat): Frame[] {
  const player = m.table.players[seat];
  player.ambassadors = player.ambassadors.filter((other) => other !== partner);
  return returnCubes(m, seat, ['ambassador'], 'track');
}
