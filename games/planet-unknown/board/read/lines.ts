import { xOf, yOf } from './cells.ts';
import { chartOf, completeLines, meteoriteCells, uncovered } from './rules.ts';
import type { AreaView } from './table.ts';

/** A row or column as it stands (PU-9.1). */
export interface LineState {
  readonly at: number;
  readonly points: number;
  readonly complete: boolean;
  /** Cells still to be covered. */
  readonly open: number;
  /** A meteorite lies in it. */
  readonly spoilt: boolean;
}

export interface LineStates {
  readonly rows: readonly LineState[];
  readonly columns: readonly LineState[];
}

const known = new WeakMap<AreaView, LineStates>();

export function lineStates(area: AreaView): LineStates {
  const found = known.get(area) ?? work(area);
  known.set(area, found);
  return found;
}

function work(area: AreaView): LineStates {
  const { rowMedals, columnMedals } = chartOf(area).planet;
  const complete = completeLines(area);
  const open = uncovered(area);
  const rocks = meteoriteCells(area);
  const state = (at: number, points: number, done: readonly number[], of: (cell: number) => number): LineState => ({
    at,
    points,
    complete: done.includes(at),
    open: open.filter((cell) => of(cell) === at).length,
    spoilt: rocks.some((cell) => of(cell) === at),
  });
  return {
    rows: rowMedals.map((points, y) => state(y, points, complete.rows, yOf)),
    columns: columnMedals.map((points, x) => state(x, points, complete.columns, xOf)),
  };
}
