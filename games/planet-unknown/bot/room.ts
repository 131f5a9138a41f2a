import { keysOf, present } from '@orrery/kernel';
import { SHAPES } from '../data/shapes.ts';
import { TILES } from '../data/tiles.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { CELLS, coveredRows, FULL, SIZE } from '../rules/lookups/ground.ts';
import { type Oriented, waysToLie } from '../rules/lookups/orientation.ts';
import type { AreaView } from '../rules/table.ts';

/** The outlines of each shape: terrains do not matter for room. */
const OUTLINES: readonly (readonly Oriented[])[] = keysOf(SHAPES).map((shape) => {
  const tile = present(
    Object.values(TILES).find((one) => one.shape === shape),
    'tile of this shape',
  );
  return [...new Map(waysToLie(tile.id).map((way) => [way.rows.join(), way])).values()];
});

export const SHAPE_COUNT = OUTLINES.length;

/** For each open cell, how many of the twelve shapes could still come to lie on it. */
export function shapesThatFit(area: AreaView): Uint8Array {
  const { void: outside } = chartOf(area);
  const blocked = coveredRows(area);
  for (let y = 0; y < SIZE; y++) blocked[y] |= outside[y];
  const fits = new Uint8Array(CELLS);
  for (const outlines of OUTLINES) {
    const reached = reach(outlines, blocked);
    for (let y = 0; y < SIZE; y++)
      for (let bits = reached[y]; bits !== 0; bits &= bits - 1) fits[y * SIZE + 31 - Math.clz32(bits & -bits)]++;
  }
  return fits;
}

/** Rows of cells that a shape can cover, all columns of a row at once. */
function reach(outlines: readonly Oriented[], blocked: readonly number[]): Uint16Array {
  const reached = new Uint16Array(SIZE);
  for (const { cells, width, height } of outlines)
    for (let y = 0; y <= SIZE - height; y++) {
      let closed = 0;
      for (let i = 0; i < cells.length; i++) closed |= blocked[y + cells[i].y] >> cells[i].x;
      const free = ~closed & (FULL >> (width - 1));
      if (free !== 0) for (let i = 0; i < cells.length; i++) reached[y + cells[i].y] |= free << cells[i].x;
    }
  return reached;
}
