import type { Seat } from '@orrery/kernel';
import { step } from '@orrery/kernel';
import { resourcesOf } from './economy.ts';
import { fleetOf, hasShips, typesIn } from './fleets.ts';
import { inGame, nextInGame } from './players.ts';
import { endGame } from './round.ts';
import { tell } from './say.ts';
import { publicItems } from './scoring.ts';
import type { Eclipse, M } from './table.ts';
import { startUpkeep } from './upkeep.ts';

/** ECL-16.10: neither a ship nor a disc on the map. With nobody left the game ends at once (ECL-5.4). */
export const eliminateLost = step<Eclipse>('eliminate-lost', (m) => {
  const { table } = m;
  table.players.forEach((player, seat) => {
    const present = table.map.some((sector) => sector.disc === seat || hasShips(sector, seat));
    if (!inGame(player) || present) return;
    leave(m, seat);
    tell(m, 'eliminated', { seat });
  });
  clear(m);
  m.next(table.players.some(inGame) ? startUpkeep({}) : endGame({}));
});

/** ECL-17.7: scored at once; the pieces go when all have finished their Upkeep (D58). */
export function collapse(m: M, seat: Seat): void {
  leave(m, seat);
  tell(m, 'collapsed', { seat });
}

function leave(m: M, seat: Seat): void {
  const player = m.table.players[seat];
  player.out = { items: publicItems(m.table, seat), resources: resourcesOf(player) };
  // The tile still counts -2, and goes back to the supply.
  if (m.table.traitor === seat) m.table.traitor = null;
}

export const clearCollapsed = step<Eclipse>('clear-collapsed', (m) => {
  clear(m);
});

/** Takes what eliminated players still have on the map and board out of the game (D25). */
function clear(m: M): void {
  const { table } = m;
  table.players.forEach((player, seat) => {
    if (!inGame(player)) strip(m, seat);
  });
  if (!inGame(table.players[table.start]) && table.players.some(inGame)) {
    table.start = nextInGame(table, table.start);
    tell(m, 'start-tile-passed', { seat: table.start });
  }
}

function strip(m: M, seat: Seat): void {
  for (const sector of m.table.map) {
    const fleet = fleetOf(sector, seat);
    for (const ship of fleet ? typesIn(fleet) : [])
      tell(m, 'ships-left', { seat, ship, count: fleet?.[ship] ?? 0, sector: sector.id });
    sector.fleets = sector.fleets.filter((one) => one.seat !== seat);
    if (sector.disc !== seat) continue;
    tell(m, 'disc-lost', { seat, sector: sector.id });
    sector.disc = null;
    sector.cubes.fill(false);
    if (sector.orbital === 'settled') sector.orbital = 'empty';
  }
}
