import { type CellId, TRADE_POINTS } from '../data/index.ts';
import { hasColony, planetIdOf, sectorAt } from './lookups/index.ts';
import type { M, PlayerId, Sector } from './table.ts';

/** MC-10.60: from the pool, or from the planet in another sector. */
export function createOutpost(m: M, player: PlayerId, cell: CellId, outpost: CellId | 'pool'): void {
  const sector = sectorAt(m.table, cell);
  const planet = planetIdOf(sector);
  if (outpost === 'pool') m.table.players[player].outpostPool -= 1;
  else {
    const { outposts } = sectorAt(m.table, outpost);
    outposts.splice(outposts.indexOf(player), 1);
  }
  sector.outposts.push(player);
  const vp = tradePoints(m, player, sector);
  m.table.players[player].points.trade += vp;
  if (outpost === 'pool') m.tell({ type: 'outpost-placed', player, cell, planet, vp });
  else m.tell({ type: 'outpost-moved', player, fromCell: outpost, cell, planet, vp });
}

/** MC-10.61, MC-10.65; with an option of MC-13.4 at most once for each planet. */
function tradePoints(m: M, player: PlayerId, sector: Sector): number {
  if (!hasColony(sector, player)) return 0;
  const { traded } = m.table.players[player];
  const planet = planetIdOf(sector);
  const had = traded.includes(planet);
  if (!had) traded.push(planet);
  return had && m.options.outpostMoveVp === 'oncePerPlanet' ? 0 : TRADE_POINTS;
}
