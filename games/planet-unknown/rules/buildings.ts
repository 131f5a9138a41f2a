import { oneOf, type Seat } from '@orrery/kernel';
import { type Terrain, TRACKS, type Track } from '../data/ids.ts';
import { TILES } from '../data/tiles.ts';
import { rulesOf } from './corporations/index.ts';
import type { Item } from './items/item.ts';
import { chartOf } from './lookups/atlas.ts';
import { hasCell, numberOf } from './lookups/ground.ts';
import { type TileCell, tileCells } from './lookups/orientation.ts';
import { connected, terrainAt } from './lookups/terrain.ts';
import { add } from './pending.ts';
import type { AreaView, Cell, M, Placement, TableView } from './table.ts';
import { activeTech } from './techs.ts';
import { question } from './vocabulary.ts';

/** One of the two buildings of a tile and what it gives; null for nothing. */
export interface Building {
  readonly terrain: Terrain;
  readonly item: Item | null;
}

/** A tile about to lie on the planet: what must be known before it lies there. */
export interface Laying {
  readonly cells: readonly TileCell[];
  /** Wormhole: its biomass touches biomass (PU-10.3.3). */
  readonly expands: boolean;
}

export function layingOf(area: AreaView, placement: Placement): Laying {
  const cells = tileCells(placement);
  const { beside } = chartOf(area);
  const biomass = numberOf('biomass');
  const { terrains } = TILES[placement.tile];
  const expands = cells.some(
    ({ cell, part }) => terrains[part] === 'biomass' && beside[cell].some((next) => terrainAt(area, next) === biomass),
  );
  return { cells, expands };
}

/** PU-6.2 to PU-6.4: what the buildings give; the tile lies on the planet already. */
export function buildingsOf(area: AreaView, tile: string, laying: Laying): Building[] {
  const { terrains } = TILES[tile];
  return terrains.map((terrain, part) => {
    const own = laying.cells.filter((cell) => cell.part === part);
    return { terrain, item: itemOf(area, { terrain, other: terrains[1 - part], own, laying }) };
  });
}

interface Part {
  readonly terrain: Terrain;
  readonly other: Terrain;
  readonly own: readonly TileCell[];
  readonly laying: Laying;
}

function itemOf(area: AreaView, { terrain, other, own, laying }: Part): Item | null {
  const cells = own.map(({ cell }) => cell);
  switch (terrain) {
    case 'energy':
      return { kind: 'energy', tracks: energyTracks(area, cells, other), placed: true };
    case 'water':
      return waterItem(area, cells.filter((cell) => hasCell(chartOf(area).ice, cell)).length);
    case 'biomass':
      return rulesOf(area).mustExpand(terrain) && !laying.expands ? null : placed(terrain, 1);
    case 'tech':
      return activeTech(area, 'tech-as-energy')
        ? { kind: 'tech-as-energy', tracks: energyTracks(area, cells, other) }
        : placed(terrain, 1);
    default:
      return placed(terrain, 1);
  }
}

const ENERGY = numberOf('energy');

/**
 * PU-6.4: the tracks an energy building may advance, fixed at placement (PU-R6): the tile's other terrain, and all terrain
 * beside the energy area that these cells are part of. For Jump Drive D the cells are tech cells used as energy
 * (PU-10.6.4).
 */
function energyTracks(area: AreaView, cells: readonly Cell[], other: Terrain): Track[] {
  const whole = connected(area, cells, (cell) => terrainAt(area, cell) === ENERGY);
  const { beside } = chartOf(area);
  const touched = new Set<number>([numberOf(other)]);
  for (const cell of whole) for (const next of beside[cell]) if (!whole.has(next)) touched.add(terrainAt(area, next));
  return TRACKS.filter((track) => touched.has(numberOf(track)) && rulesOf(area).takesEnergy(track));
}

const placed = (track: Track, steps: number): Item => ({ kind: 'advance', track, steps, placed: true });

/** PU-6.3, PU-7.4.1: only with water on ice; Oasis one step for each such cell (PU-10.7.2). */
function waterItem(area: AreaView, onIce: number): Item | null {
  return onIce === 0 ? null : placed('water', rulesOf(area).waterSteps(onIce));
}

/** PU-8.2: a tile taken without placing. Energy advances the other terrain; nothing is doubled or in need of ice. */
export function unplacedBuildings(tile: string): Building[] {
  const { terrains } = TILES[tile];
  return terrains.map((terrain, part) => {
    const track = oneOf(TRACKS, terrain === 'energy' ? terrains[1 - part] : terrain);
    return { terrain, item: { kind: 'advance', track, steps: 1 } };
  });
}

/** PU-13.4.5: the event takes one of the two buildings of the regular tile. */
export function resolveBuildings(m: M, seat: Seat, buildings: Building[], regular: boolean): void {
  if (regular && ignoresOne(m.table)) m.next(ignoreBuilding({ seat, buildings }));
  else addBuildings(m, seat, buildings);
}

const ignoresOne = ({ rule }: TableView): boolean => rule?.rule === 'ignore-one-building';

function addBuildings(m: M, seat: Seat, buildings: readonly Building[]): void {
  for (const { item } of buildings) if (item) add(m.table.areas[seat], item);
}

const ignoreBuilding = question('ignore-building', {
  rule: 'PU-13.4.5',
  answers: (_m, { buildings }) => buildings.map(({ terrain }) => ({ building: terrain })),
  take(m, { seat, buildings }, { building }) {
    m.tell({ type: 'building-ignored', seat, building });
    addBuildings(
      m,
      seat,
      buildings.filter(({ terrain }) => terrain !== building),
    );
  },
});

export const buildingFrames = [ignoreBuilding];
