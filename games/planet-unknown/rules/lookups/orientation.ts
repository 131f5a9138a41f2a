import { keysOf, recordOf } from '@orrery/kernel';
import { SHAPES, type ShapeCell, type ShapeId } from '../../data/shapes.ts';
import { TILES } from '../../data/tiles.ts';
import { turnedShape } from '../../data/turned-shape.ts';
import type { Cell, Placement } from '../table.ts';
import { cellAt, codeOf } from './ground.ts';

/** A shape as it may lie. */
export interface Oriented {
  readonly turn: number;
  readonly flip: boolean;
  readonly width: number;
  readonly height: number;
  /** Bits of each row. */
  readonly rows: readonly number[];
  readonly cells: readonly ShapeCell[];
}

function orient(shape: readonly ShapeCell[], turn: number, flip: boolean): Oriented {
  const cells = turnedShape(shape, { turn, flip });
  const height = 1 + Math.max(...cells.map(({ y }) => y));
  const rows = Array<number>(height).fill(0);
  for (const { x, y } of cells) rows[y] |= 1 << x;
  return { turn, flip, width: 1 + Math.max(...cells.map(({ x }) => x)), height, rows, cells };
}

/** Two ways to lie are the same if every cell shows the same (PU-20.1). */
const looks = ({ cells }: Oriented): string =>
  cells
    .map(({ x, y, part, building, meteor }) => `${x},${y},${part},${building ?? ''},${meteor ?? ''}`)
    .sort()
    .join(' ');

interface Ways {
  /** Without duplicates. */
  readonly different: readonly Oriented[];
  /** For each turn, then each turn flipped: the equal one of `different`. */
  readonly all: readonly Oriented[];
}

function waysOf(shape: ShapeId, meteor: boolean): Ways {
  const printed: readonly ShapeCell[] = SHAPES[shape];
  const cells = printed.map(({ meteor: symbol, ...cell }) => (symbol && meteor ? { ...cell, meteor: symbol } : cell));
  const seen = new Map<string, Oriented>();
  const all = [false, true].flatMap((flip) =>
    [0, 1, 2, 3].map((turn) => {
      const oriented = orient(cells, turn, flip);
      const key = looks(oriented);
      const known = seen.get(key);
      if (!known) seen.set(key, oriented);
      return known ?? oriented;
    }),
  );
  return { different: [...seen.values()], all };
}

const WAYS = recordOf(keysOf(SHAPES), (shape) => ({ plain: waysOf(shape, false), meteor: waysOf(shape, true) }));

const ways = (tile: string): Ways => WAYS[TILES[tile].shape][TILES[tile].meteor ? 'meteor' : 'plain'];

/** Every different way a tile may lie, turned and flipped (PU-2.5, PU-5.3). */
export const waysToLie = (tile: string): readonly Oriented[] => ways(tile).different;

/** The way a tile lies; of equal ways always the same one. */
export const oriented = ({ tile, turn, flip }: Pick<Placement, 'tile' | 'turn' | 'flip'>): Oriented =>
  ways(tile).all[(flip ? 4 : 0) + turn];

export interface TileCell {
  readonly cell: Cell;
  readonly code: number;
  readonly part: 0 | 1;
  readonly building: boolean;
  readonly symbol: boolean;
}

/** The cells of a placed tile and what they show. */
export function tileCells(placement: Placement): TileCell[] {
  const { terrains } = TILES[placement.tile];
  return oriented(placement).cells.map(({ x, y, part, building = false, meteor: symbol = false }) => ({
    cell: cellAt(placement.x + x, placement.y + y),
    code: codeOf(terrains[part], building, symbol),
    part,
    building,
    symbol,
  }));
}
