import type { Terrain } from '../data/ids.ts';
import type { ShapeId } from '../data/shapes.ts';
import { INNER, OUTER } from '../data/station.ts';
import { TILES } from '../data/tiles.ts';

/** What the names of tiles and stacks are made of. */
export interface TileParts {
  readonly shape: (shape: ShapeId) => string;
  readonly terrain: (terrain: Terrain) => string;
  readonly meteor: string;
  readonly outer: string;
  readonly inner: string;
}

export type TileKey = `tile.${string}` | `stack.${number}`;

/** A name for each of the 144 tiles and the 12 stacks: "domino (civ + energy, meteor)". */
export function tileNames({ shape, terrain, meteor, outer, inner }: TileParts): { readonly [key in TileKey]: string } {
  const tiles = Object.values(TILES).map((tile) => {
    const parts = [tile.terrains.map(terrain).join(' + '), ...(tile.meteor ? [meteor] : [])];
    return [`tile.${tile.id}`, `${shape(tile.shape)} (${parts.join(', ')})`];
  });
  const stacks = [...OUTER, ...INNER].map((id, i) => [
    `stack.${i}`,
    `${shape(id)}, ${i < OUTER.length ? outer : inner}`,
  ]);
  return Object.fromEntries([...tiles, ...stacks]);
}
