import { BUILDING, type BuildingId, SECTORS, type SectorId } from '../data/index.ts';
import { inPlay } from './corporations/index.ts';
import { modifiersOf } from './lookups/abilities.ts';
import { sectorFault } from './lookups/crater.ts';
import type { Seen, Who } from './table.ts';

/** Where a building may stand: legal sectors with and without a panel, and slots outside the crater (SHB-6.3.3). */
export function placesFor(table: Seen, who: Who, building: BuildingId) {
  const { size } = BUILDING[building];
  const powered: SectorId[] = [];
  const unpowered: SectorId[] = [];
  for (const { id } of SECTORS) {
    if (sectorFault(table, who, size, id)) continue;
    if (table.sectors[id].powered) powered.push(id);
    else unpowered.push(id);
  }
  return { powered, unpowered, aboard: slotsAboard(table, who, size) };
}

/** Whether a building of this size can go nowhere without a new panel; undefined if it can go nowhere at all. */
export function needsPanel(table: Seen, who: Who, size: number): boolean | undefined {
  let dark = false;
  for (const { id } of SECTORS) {
    if (sectorFault(table, who, size, id)) continue;
    if (table.sectors[id].powered) return false;
    dark = true;
  }
  if (slotsAboard(table, who, size).length > 0) return false;
  return dark ? true : undefined;
}

/** SHB-6.3.12: free slots of this size, for whoever may build there. */
function slotsAboard(table: Seen, who: Who, size: number): string[] {
  if (!modifiersOf(table.players[who], 'build').some(({ mayPlaceOnShip }) => mayPlaceOnShip)) return [];
  return inPlay(table).flatMap(({ sites }) => sites?.free(table, size) ?? []);
}
