import { keysOf } from '@orrery/kernel';
import { BUILDING, type BuildingId, SECTOR, type SectorId, SPACES } from '../data/index.ts';
import {
  affords,
  buildingPrices,
  largestOwner,
  needsPanel,
  robotWorth,
  rowSizes,
  tokensAround,
  unbuilt,
} from '../rules/lookups/index.ts';
import { GUESSES } from './guesses.ts';
import type { Mind } from './mind.ts';
import { costWorth, effectsWorth } from './worth.ts';

/** What a building brings: its effect, its slots, its presence and its points, less upkeep and cost. */
export function buildingWorth(mind: Mind, id: BuildingId): number {
  const { instant = [], slots, size, upkeep, endVp, ability, cost } = BUILDING[id];
  const { upkeeps, turns } = mind;
  const effect = endVp ? laboratories(mind, id) : effectsWorth(mind, instant);
  const points = endVp ? GUESSES.researcher * 2 : 0;
  const lasting = (GUESSES.slot * slots + (ability ? 0.6 : 0)) * upkeeps;
  const presence = GUESSES.presence * size * Math.min(upkeeps, 0.4 + turns / 6);
  return effect + points + lasting + presence - upkeep * 0.62 * upkeeps - costWorth(mind, cost);
}

/** A new laboratory lets all the others work again (SHB-6.3.8). */
function laboratories(mind: Mind, id: BuildingId): number {
  let sum = effectsWorth(mind, BUILDING[id].instant ?? []);
  for (const other of LABORATORIES)
    if (mind.player.buildings[other] !== null) sum += effectsWorth(mind, BUILDING[other].instant ?? []);
  return sum;
}
const LABORATORIES = keysOf(BUILDING).filter((id) => BUILDING[id].endVp);

/** Buildings that can be paid and placed at this level of Energy, with this many panels on the centre hex. */
export function payable(mind: Mind, level: number, centre: number): BuildingId[] {
  const { table, me, player } = mind;
  const worth = robotWorth(player);
  return unbuilt(player).filter((id) => {
    const { cost, size } = BUILDING[id];
    if ((cost.energy ?? 0) > level) return false;
    const panel = needsPanel(table, me, size);
    if (panel === undefined || (panel && centre === 0)) return false;
    return buildingPrices(player, cost).some(({ price }) => affords(player.stock, price, worth));
  });
}

export function bestBuilding(mind: Mind, level = mind.table.energy, centre = mind.table.panels.centre): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const id of payable(mind, level, centre)) best = Math.max(best, buildingWorth(mind, id));
  return best;
}

/** A sector for a building: tokens around, rows it would win, rent it would collect. */
export function siteWorth(mind: Mind, sector: SectorId, size: number): number {
  const { table, me, turns } = mind;
  let sum = 0.35 * tokensAround(table, sector).length + (SECTOR[sector].resource === 'rareEarth' ? 0.15 : 0);
  const rival = largestOwner(table, sector);
  const largest = table.sectors[sector].buildings.every(({ building }) => BUILDING[building].size < size);
  if (rival !== undefined) sum += largest ? 0.6 : 0.3;
  for (const { id, sectors } of SPACES) {
    if (!sectors.includes(sector)) continue;
    const sizes = rowSizes(table, id);
    const rivals = Math.max(0, ...sizes.filter((_, who) => who !== me));
    if (sizes[me] > rivals || sizes[me] + size <= rivals) continue;
    sum += table.spaces[id] ? 0.7 * GUESSES.astronaut : 0.03 * turns;
  }
  return sum;
}
