import { step } from '@orrery/kernel';
import { bombardSector } from './bombard.ts';
import { discover } from './discovery.ts';
import { eliminateLost } from './elimination.ts';
import { descending, sectorOf } from './map.ts';
import { occupySector } from './occupy.ts';
import type { Eclipse, SeenSector } from './table.ts';

/** ECL-16.1: steps A, B, C, D, in each of them sectors in falling order. */
export const startAftermath = step<Eclipse>('start-aftermath', (m) => {
  const withShips = descending(m.table.map.filter(({ fleets }) => fleets.length > 0));
  const withTile = descending(m.table.map.filter(({ discovery }) => discovery.cards.length > 0));
  m.next(
    ...withShips.map(({ id }) => bombardSector({ sector: id })),
    ...withShips.map(({ id }) => occupySector({ sector: id })),
    ...withTile.map(({ id }) => collectDiscovery({ sector: id })),
    eliminateLost({}),
  );
});

/** ECL-16.8: an undefended tile goes to the controller, or else to a player with a ship there (D36). */
export const takerOf = ({ npc, disc, fleets }: SeenSector): number | null =>
  npc !== null ? null : (disc ?? fleets[0]?.seat ?? null);

export const collectDiscovery = step<Eclipse, { sector: number }>('collect-discovery', (m, { sector }) => {
  const seat = takerOf(sectorOf(m.table, sector));
  if (seat !== null) m.next(discover({ seat, sector }));
});
