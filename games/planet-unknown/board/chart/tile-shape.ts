import type { Terrain } from '../../data/ids.ts';
import { TILES } from '../../data/tiles.ts';
import type { Oriented } from '../read/rules.ts';
import { outline } from './outline.ts';

/** A tile as paths around its upper left corner, ready to be drawn anywhere. */
export interface TileShape {
  readonly whole: string;
  /** The second terrain; the first one lies under the whole tile. */
  readonly second: string;
  readonly terrains: readonly [Terrain, Terrain];
  readonly buildings: readonly { readonly x: number; readonly y: number; readonly terrain: Terrain }[];
  readonly symbol?: { readonly x: number; readonly y: number };
}

const ROUND = 6;
const shapes = new Map<string, TileShape>();

/** Every tile lies in few ways, so each is worked out once. */
export function tileShape(tile: string, way: Oriented): TileShape {
  const id = `${tile} ${way.turn} ${way.flip}`;
  const known = shapes.get(id);
  if (known) return known;
  const shape = shapeOf(tile, way);
  shapes.set(id, shape);
  return shape;
}

function shapeOf(tile: string, { cells }: Oriented): TileShape {
  const { terrains } = TILES[tile];
  const symbol = cells.find(({ meteor }) => meteor);
  return {
    whole: outline(
      cells.map(({ x, y }) => [x, y]),
      ROUND,
    ),
    second: outline(
      cells.filter(({ part }) => part === 1).map(({ x, y }) => [x, y]),
      ROUND,
    ),
    terrains,
    buildings: cells.filter(({ building }) => building).map(({ x, y, part }) => ({ x, y, terrain: terrains[part] })),
    ...(symbol ? { symbol: { x: symbol.x, y: symbol.y } } : {}),
  };
}
