import { keysOf } from '@orrery/kernel';
import type { Terrain } from './ids.ts';
import { SHAPES, type ShapeId } from './shapes.ts';

/** PU-2.2: the pairs of terrains that tiles show; every shape exists in all of them. */
export const PAIRS: readonly (readonly [Terrain, Terrain])[] = [
  ['civ', 'energy'],
  ['energy', 'water'],
  ['rover', 'tech'],
  ['tech', 'biomass'],
  ['water', 'rover'],
  ['biomass', 'civ'],
];

export interface Tile {
  readonly id: string;
  readonly shape: ShapeId;
  /** Terrain of part 0 and of part 1. */
  readonly terrains: readonly [Terrain, Terrain];
  /** PU-2.3: half of the tiles carry a meteor symbol. */
  readonly meteor: boolean;
}

const tilesOf = (shape: ShapeId): Tile[] =>
  PAIRS.flatMap((terrains) =>
    [false, true].map((meteor) => ({
      id: `${shape}-${terrains.join('-')}${meteor ? '-m' : ''}`,
      shape,
      terrains: [terrains[0], terrains[1]] as const,
      meteor,
    })),
  );

/** All 144 terraforming tiles, 12 of each shape. */
export const TILES: { readonly [id: string]: Tile } = Object.fromEntries(
  keysOf(SHAPES)
    .flatMap(tilesOf)
    .map((tile) => [tile.id, tile]),
);

/** The box of one stack. */
export const tilesOfShape = (shape: ShapeId): string[] => tilesOf(shape).map(({ id }) => id);
