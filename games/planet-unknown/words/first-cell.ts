import { SHAPES } from '../data/shapes.ts';
import { TILES } from '../data/tiles.ts';
import { turnedShape } from '../data/turned-shape.ts';

/**
 * The cell that a placed tile is called by: the leftmost one that it covers in its top row. The corner x, y of the tile's
 * frame may be a cell that it does not cover.
 */
export const firstCell = {
  of: ['tile', 'x', 'y', 'turn', 'flip'],
  makes({ tile, x, y, turn, flip }: { readonly [name: string]: unknown }): number {
    const cells = turnedShape(SHAPES[TILES[String(tile)].shape], { turn: Number(turn), flip: flip === true });
    const into = Math.min(...cells.filter((cell) => cell.y === 0).map((cell) => cell.x));
    return Number(y) * 12 + Number(x) + into;
  },
};
