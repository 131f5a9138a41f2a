import type { ShapeCell } from './shapes.ts';

function moved(cells: readonly ShapeCell[], move: (x: number, y: number) => [number, number]): ShapeCell[] {
  const placed = cells.map((cell) => ({ ...cell, at: move(cell.x, cell.y) }));
  const left = Math.min(...placed.map(({ at }) => at[0]));
  const up = Math.min(...placed.map(({ at }) => at[1]));
  return placed.map(({ at, ...cell }) => ({ ...cell, x: at[0] - left, y: at[1] - up }));
}

/** The cells of a shape that is flipped first and then turned clockwise, from its upper left corner. */
export function turnedShape(
  shape: readonly ShapeCell[],
  { turn, flip }: { readonly turn: number; readonly flip: boolean },
): ShapeCell[] {
  let cells = flip ? moved(shape, (x, y) => [-x, y]) : shape.slice();
  for (let i = 0; i < turn; i++) cells = moved(cells, (x, y) => [-y, x]);
  return cells;
}
