import { cellAt, SIZE, xOf, yOf } from './rules.ts';
import type { Cell } from './table.ts';

/** Units of the drawings for one cell. */
export const CELL = 40;

export const columnName = (x: number): string => String.fromCharCode(65 + x);
export const rowName = (y: number): string => String(y + 1);

/** The name of a cell as on a chart: D7. */
export const cellName = (cell: Cell): string => columnName(xOf(cell)) + rowName(yOf(cell));

/** The middle of a cell in the drawing. */
export const middleOf = (cell: Cell): readonly [number, number] => [(xOf(cell) + 0.5) * CELL, (yOf(cell) + 0.5) * CELL];

export const isInFrame = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < SIZE && y < SIZE;

export { cellAt, SIZE, xOf, yOf };
