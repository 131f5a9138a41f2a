import { type Terrain, TRACKS, type Track } from '../data/ids.ts';
import { chartOf } from './atlas.ts';
import { numberOf } from './ground.ts';
import type { AreaView, Cell } from './table.ts';
import { connected, terrainAt } from './terrain.ts';

const ENERGY = numberOf('energy');

/**
 * PU-6.4: the tracks an energy building may advance: the tile's other terrain, and all terrain beside the energy area
 * that these cells are part of. For Jump Drive D the cells are tech cells used as energy (PU-10.6.4).
 */
export function energyTracks(area: AreaView, cells: readonly Cell[], other: Terrain): Track[] {
  const whole = connected(area, cells, (cell) => terrainAt(area, cell) === ENERGY);
  const { beside } = chartOf(area);
  const touched = new Set<number>([numberOf(other)]);
  for (const cell of whole) for (const next of beside[cell]) if (!whole.has(next)) touched.add(terrainAt(area, next));
  return TRACKS.filter((track) => touched.has(numberOf(track)) && !isBarred(area, track));
}

/** PU-10.3.4: Wormhole's biomass never advances by energy (D-11). */
const isBarred = ({ corporation }: AreaView, track: Track): boolean =>
  corporation === 'wormhole' && track === 'biomass';
