import { ASTRONAUTS, FILES, SHUTTLE, type ShuttleId } from '../data/index.ts';
import { gain } from './effects.ts';
import { isBot, noCrew } from './lookups/players.ts';
import type { M, ShuttleTiles, Table, Who } from './table.ts';
import { question, step } from './vocabulary.ts';

/** The shuttle phase (SHB-4). */

const tilesOf = (table: Table): ShuttleTiles => table.shuttles[table.round - 1];

/** One more tile than players; AstroBot gets one face down first (SHB-4.1, SHB-14.2.1). */
export const revealShuttles = step('reveal-shuttles', (m) => {
  const { table } = m;
  table.phase = 'shuttle';
  const tiles = tilesOf(table);
  const bot = table.players.findIndex((_, who) => isBot(table, who));
  if (bot >= 0) m.move(tiles.pile, tiles.taken[bot]);
  for (let i = 0; i <= m.seats; i++) m.move(tiles.pile, tiles.revealed);
  m.tell({ type: 'shuttles-revealed', tiles: [...tiles.revealed.cards] });
  const pickers = table.order.filter((who) => !isBot(table, who)).reverse();
  m.next(...pickers.map((who) => pickShuttle({ seat: who })), beginOrder({}));
});

/** In reverse turn order; astronauts and resources come at once (SHB-4.2). */
export const pickShuttle = question('pick-shuttle', {
  rule: 'SHB-16.5',
  answers: (m) => tilesOf(m.table).revealed.cards.map((tile) => ({ tile })),
  take(m, { seat }, { tile }) {
    const tiles = tilesOf(m.table);
    m.move(tiles.revealed, tiles.taken[seat], tile);
    m.tell({ type: 'tile-taken', who: seat, tile });
    m.table.players[seat].shuttle = { ...SHUTTLE[tile].astronauts };
    for (const what of ['credits', 'titanium', 'rareEarth'] as const)
      gain(m, seat, what, SHUTTLE[tile].resources[what]);
  },
});

/** AstroBot's tile is turned over, the new order follows the numbers, the tile left over fills the Gateway. */
export const beginOrder = step('begin-order', (m) => {
  const { table } = m;
  const tiles = tilesOf(table);
  table.players.forEach((player, who) => {
    if (!isBot(table, who)) return;
    m.show(tiles.taken[who], 'all');
    const [tile] = tiles.taken[who].cards;
    player.shuttle = { ...SHUTTLE[tile].astronauts };
    m.tell({ type: 'tile-turned', who, tile });
  });
  const number = (who: Who) => SHUTTLE[tiles.taken[who].cards[0]].number;
  table.order = table.players.map((_, who) => who).sort((a, b) => number(a) - number(b));
  m.tell({ type: 'order-changed', order: [...table.order] });
  fillGateway(m, m.move(tiles.revealed, tiles.discard));
});

/** Type by type as long as fewer than 4 are there; its resources go to nobody (SHB-4.4). */
function fillGateway(m: M, tile: ShuttleId): void {
  const { gateway } = m.table;
  const astronauts = noCrew();
  for (const type of ASTRONAUTS) {
    const room = Math.max(0, FILES.board.constants.gatewayFillLimitPerType - gateway[type]);
    astronauts[type] = Math.min(room, SHUTTLE[tile].astronauts[type]);
    gateway[type] += astronauts[type];
  }
  m.tell({ type: 'gateway-filled', tile, astronauts });
}
