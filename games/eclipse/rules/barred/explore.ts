import type { Barred, Seat } from '@orrery/kernel';
import { hasHexes, isSource, zones } from '../explore.ts';
import { hasShips } from '../fleets.ts';
import { EDGES, hasDoor, stackAt } from '../map.ts';
import { can } from '../players.ts';
import { bar } from '../say.ts';
import type { Seen, SeenSector } from '../table.ts';
import type { AnswerOf } from '../vocabulary.ts';

type Bar = Barred<AnswerOf<'explore'>>;

/** Empty zones beside own sectors or ships that cannot be explored now, and why. */
export function barredZones(table: Seen, seat: Seat): Bar[] {
  const legal = zones(table, seat);
  const bars: Bar[] = [];
  for (const sector of table.map) {
    if (sector.disc !== seat && !hasShips(sector, seat)) continue;
    for (let edge = 0; edge < 6; edge++) {
      if (sector.near[edge] >= 0) continue;
      const zone = { q: sector.q + EDGES[edge][0], r: sector.r + EDGES[edge][1] };
      const same = ({ q, r }: { q?: unknown; r?: unknown }) => q === zone.q && r === zone.r;
      if (legal.some(same) || bars.some(({ answer }) => same(answer as { q?: unknown; r?: unknown }))) continue;
      bars.push(whyNot(table, sector, edge, { seat, ...zone }));
    }
  }
  return bars;
}

function whyNot(table: Seen, sector: SeenSector, edge: number, at: { seat: Seat; q: number; r: number }): Bar {
  const { seat, q, r } = at;
  const answer = { do: 'explore', q, r } as const;
  if (!isSource(table, sector, seat)) return bar(answer, 'ECL-7.1', 'ships-pinned');
  if (!can(table.players[seat], 'generator') && !hasDoor(sector.doors, edge))
    return bar(answer, 'ECL-7.1', 'no-wormhole');
  return bar(answer, 'ECL-7.2', hasHexes(table, stackAt(q, r)) ? 'no-wormhole' : 'stack-empty');
}
