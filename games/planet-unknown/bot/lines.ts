import { chartOf } from '../rules/lookups/atlas.ts';
import { SIZE, xOf, yOf } from '../rules/lookups/ground.ts';
import { meteoriteCells } from '../rules/lookups/tokens.ts';
import type { AreaView, Cell } from '../rules/table.ts';

/** Cells of a line are covered together, several by one tile, so their efforts do not simply add up; measured in play. */
const TOGETHER = 0.65;

/** Rows and columns of a planet: what each is worth and how likely it becomes complete. */
export class Lines {
  /** Rows first, then columns. */
  private readonly medals = new Float64Array(2 * SIZE);
  private readonly efforts = new Float64Array(2 * SIZE);
  private readonly cellEfforts: Float64Array;

  /** `clears` tells how likely the meteorite of a cell is gone in the end. */
  constructor(area: AreaView, efforts: Float64Array, clears: (cell: Cell) => number) {
    const { cells, planet } = chartOf(area);
    this.cellEfforts = efforts;
    for (const cell of cells) {
      const [row, column] = [rowOf(cell), columnOf(cell)];
      this.efforts[row] += efforts[cell];
      this.efforts[column] += efforts[cell];
      this.medals[row] = planet.rowMedals[row];
      this.medals[column] = planet.columnMedals[column - SIZE];
    }
    for (const cell of meteoriteCells(area)) {
      const clear = clears(cell);
      this.medals[rowOf(cell)] *= clear;
      this.medals[columnOf(cell)] *= clear;
    }
  }

  /** Points to be expected from all lines. */
  promise(): number {
    let sum = 0;
    for (let line = 0; line < 2 * SIZE; line++) sum += this.medals[line] * likely(this.efforts[line]);
    return sum;
  }

  /** How much more is to be expected once these open cells are covered. */
  gain(cells: readonly Cell[]): number {
    SAVED.fill(0);
    for (const cell of cells) {
      SAVED[rowOf(cell)] += this.cellEfforts[cell];
      SAVED[columnOf(cell)] += this.cellEfforts[cell];
    }
    let sum = 0;
    for (let line = 0; line < 2 * SIZE; line++)
      if (SAVED[line] > 0)
        sum += this.medals[line] * (likely(this.efforts[line] - SAVED[line]) - likely(this.efforts[line]));
    return sum;
  }
}

/** Used anew by each call. */
const SAVED = new Float64Array(2 * SIZE);

const rowOf = yOf;
const columnOf = (cell: Cell): number => SIZE + xOf(cell);

export const likely = (effort: number): number => Math.exp(-TOGETHER * effort);
