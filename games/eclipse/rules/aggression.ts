import type { Frame, Seat } from '@orrery/kernel';
import { step } from '@orrery/kernel';
import { returnCubes } from './cubes.ts';
import { hasShips } from './fleets.ts';
import { inGame } from './players.ts';
import { tell } from './say.ts';
import type { Eclipse, M, Seen } from './table.ts';

/** ECL-14.9: at the end of an own action, a ship in a partner's sector or beside a partner's ship. */
export const checkAggression = step<Eclipse>('check-aggression', (m, frame) => {
  const seat = frame.seat as Seat;
  const { players } = m.table;
  const wronged = clockwise(players.length, seat).filter(
    (partner) =>
      players[seat].ambassadors.includes(partner) && inGame(players[partner]) && attacks(m.table, seat, partner),
  );
  if (wronged.length === 0) return;
  m.next(...wronged.flatMap((partner) => breakRelations({ seat, partner })));
  m.table.traitor = seat;
  tell(m, 'traitor-taken', { seat });
});

const clockwise = (seats: number, from: Seat): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (from + 1 + i) % seats);

const attacks = (table: Seen, seat: Seat, partner: Seat): boolean =>
  table.map.some((sector) => hasShips(sector, seat) && (sector.disc === partner || hasShips(sector, partner)));

/** ECL-14.10: both ambassadors go home, the aggressor's cube first. */
export const breakRelations = step<Eclipse, { partner: Seat }>('break-relations', (m, frame) => {
  const [seat, partner] = [frame.seat as Seat, frame.partner];
  tell(m, 'relations-broken', { seat, partner });
  m.next(...recall(m, seat, partner), ...recall(m, partner, seat));
});

function recall(m: M, seat: Seat, partner: Seat): Frame[] {
  const player = m.table.players[seat];
  player.ambassadors = player.ambassadors.filter((other) => other !== partner);
  return returnCubes(m, seat, ['ambassador'], 'track');
}
