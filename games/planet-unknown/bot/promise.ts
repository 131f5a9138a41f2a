import { chartOf } from '../rules/atlas.ts';
import { coveredRows, hasCell, SIZE, xOf, yOf } from '../rules/ground.ts';
import type { AreaView, Cell } from '../rules/table.ts';
import { meteoriteCells } from '../rules/tokens.ts';

/** What an unfinished planet promises, in points. */
export function promise(area: AreaView): number {
  return linePromise(area) + tokenPromise(area) - GAP * gaps(area);
}

/** A hole that only a patch could fill. */
const GAP = 0.5;
/** A meteorite in a line can still be fetched, but somebody has to. */
const SPOILT = 0.55;

/** Lines count more the nearer they are to being full. */
function linePromise(area: AreaView): number {
  const { grid, planet } = chartOf(area);
  const covered = coveredRows(area);
  const spoilt = meteoriteCells(area);
  let sum = 0;
  for (let i = 0; i < SIZE; i++) {
    let [rowOf, rowDone, columnOf, columnDone] = [0, 0, 0, 0];
    for (let j = 0; j < SIZE; j++) {
      rowOf += (grid[i] >> j) & 1;
      rowDone += (covered[i] >> j) & 1;
      columnOf += (grid[j] >> i) & 1;
      columnDone += (covered[j] >> i) & 1;
    }
    sum += part(
      planet.rowMedals[i],
      rowDone,
      rowOf,
      spoilt.some((cell) => yOf(cell) === i),
    );
    sum += part(
      planet.columnMedals[i],
      columnDone,
      columnOf,
      spoilt.some((cell) => xOf(cell) === i),
    );
  }
  return sum;
}

function part(medal: number, done: number, all: number, isSpoilt: boolean): number {
  if (all === 0 || (done === all && !isSpoilt)) return 0;
  return medal * 0.75 * (done / all) ** 3 * (isSpoilt ? SPOILT : 1);
}

/** Tokens a rover may still fetch, and the third of a set. */
function tokenPromise(area: AreaView): number {
  const able = Math.min(1, (area.rovers.length + 0.5 * area.reserve) / 1.5);
  return able * (0.35 * area.lifepods.length + 0.15 * area.meteorites.length) + (area.collected % 3) / 3;
}

/** Open cells without an open neighbour. */
export function gaps(area: AreaView): number {
  const { cells, beside } = chartOf(area);
  let found = 0;
  for (const cell of cells) if (isOpen(area, cell) && !beside[cell].some((next) => isOpen(area, next))) found++;
  return found;
}

const isOpen = (area: AreaView, cell: Cell): boolean => area.cells[cell] === 0;

export const isIce = (area: AreaView, cell: Cell): boolean => hasCell(chartOf(area).ice, cell);
