import type { Seat } from '@orrery/kernel';
import { resourcesOf } from './lookups/economy.ts';
import { fleetOf, hasShips, typesIn } from './lookups/fleets.ts';
import { inGame, nextInGame } from './lookups/players.ts';
import { publicItems } from './lookups/score.ts';
import type { M } from './table.ts';
import { step } from './vocabulary.ts';

/** ECL-16.10: neither a ship nor a disc on the map. */
export function eliminateAbsent(m: M): void {
  const { table } = m;
  table.players.forEach((player, seat) => {
    const present = table.map.some((sector) => sector.disc === seat || hasShips(sector, seat));
    if (!inGame(player) || present) return;
    leave(m, seat);
    m.tell({ type: 'eliminated', seat });
  });
  clear(m);
}

/** ECL-17.7: scored at once; the pieces go when all have finished their Upkeep (ECL-D58). */
export function collapse(m: M, seat: Seat): void {
  leave(m, seat);
  m.tell({ type: 'collapsed', seat });
}

function leave(m: M, seat: Seat): void {
  const player = m.table.players[seat];
  player.out = { items: publicItems(m.table, seat), resources: resourcesOf(player) };
  // The tile still counts -2, and goes back to the supply.
  if (m.table.traitor === seat) m.table.traitor = null;
}

export const clearCollapsed = step('clear-collapsed', (m) => {
  clear(m);
});

/** Takes what eliminated players still have on the map and board out of the game (ECL-D25). */
function clear(m: M): void {
  const { table } = m;
  table.players.forEach((player, seat) => {
    if (!inGame(player)) strip(m, seat);
  });
  if (!inGame(table.players[table.start]) && table.players.some(inGame)) {
    table.start = nextInGame(table, table.start);
    m.tell({ type: 'start-tile-passed', seat: table.start });
  }
}

function strip(m: M, seat: Seat): void {
  for (const sector of m.table.map) {
    const fleet = fleetOf(sector, seat);
    for (const ship of fleet ? typesIn(fleet) : [])
      m.tell({ type: 'ships-left', seat, ship, count: fleet?.[ship] ?? 0, sector: sector.id });
    sector.fleets = sector.fleets.filter((one) => one.seat !== seat);
    if (sector.disc !== seat) continue;
    m.tell({ type: 'disc-lost', seat, sector: sector.id });
    sector.disc = null;
    sector.cubes.fill(false);
    if (sector.orbital === 'settled') sector.orbital = 'empty';
  }
}
