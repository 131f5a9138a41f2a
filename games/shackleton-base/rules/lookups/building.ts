import { BUILDING, type BuildingId, type Cost, SECTORS, type SectorId } from '../../data/index.ts';
import { inPlay } from '../corporations/index.ts';
import type { Seen, SeenPlayer, Who } from '../table.ts';
import { leaderAbility, modifiersOf } from './abilities.ts';
import { sectorFault } from './crater.ts';
import { priceOf } from './paying.ts';

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

/** A building's price with every replacement that the leader offers (SHB-12.7, SHB-12.9). */
export function buildingPrices(player: SeenPlayer, cost: Cost) {
  const { titanium = 0, rareEarth = 0 } = cost;
  const plain = { replaced: { titanium: 0, rareEarth: 0 }, price: priceOf(cost) };
  const ability = leaderAbility(player);
  if (ability?.kind !== 'optional' || ability.trigger !== 'onBuildPayment') return [plain];
  const [effect] = ability.effect;
  if (effect?.op !== 'substitute') return [plain];
  const { oneOf = [], max = 0, each = [], maxEach = 0, credits } = effect;
  const found = [];
  const most = (ore: 'titanium' | 'rareEarth') => (each.includes(ore) ? maxEach : oneOf.includes(ore) ? max : 0);
  for (let t = 0; t <= Math.min(titanium, most('titanium')); t++)
    for (let r = 0; r <= Math.min(rareEarth, most('rareEarth')); r++) {
      if (oneOf.length > 0 && t + r > max) continue;
      const price = {
        credits: (cost.credits ?? 0) + credits * (t + r),
        titanium: titanium - t,
        rareEarth: rareEarth - r,
      };
      found.push({ replaced: { titanium: t, rareEarth: r }, price });
    }
  return found;
}
