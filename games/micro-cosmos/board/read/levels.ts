import type { Resource } from '../../data/index.ts';
import { planetOf, raisable } from '../../rules/lookups/index.ts';
import type { SeenPlayer, SeenSector } from '../../rules/table.ts';

/** MC-10.20: every level that a player can still raise, where there is nothing to choose between them; else none. */
export function allLevels(sector: SeenSector, player: SeenPlayer, limit: number): readonly Resource[] {
  const open = raisable(sector, player);
  const levels = planetOf(sector).tracks.flatMap(({ resource, max }, track) => {
    const room = open.includes(resource) ? max - sector.levels[track] : 0;
    return Array<Resource>(Math.min(room, player.cargo[resource])).fill(resource);
  });
  if (open.length === 1) return levels.slice(0, limit);
  return levels.length <= limit ? levels : [];
}
