import type { AreaView, Cell } from '../../table.ts';
import { chartOf } from '../atlas.ts';
import { cellOf, coveredRows, hasCell, type Rows, SIZE, xOf, yOf } from '../ground.ts';
import { isCurrent } from '../terrain.ts';
import { meteoriteCells } from '../tokens.ts';

/** Covered, or an uncovered current of Petra (PU-9.1). */
function filledRows(area: AreaView): Rows {
  const rows = coveredRows(area);
  const { planet, special } = chartOf(area);
  return planet.rule.type === 'currents' ? rows.map((row, y) => row | special[y]) : rows;
}

/** Numbers of the complete rows and columns: all cells filled and no meteorite (PU-9.1). */
export function completeLines(area: AreaView): { rows: number[]; columns: number[] } {
  const { grid } = chartOf(area);
  const filled = filledRows(area);
  const open = grid.map((row, y) => row & ~filled[y]);
  const spoilt = meteoriteCells(area);
  const openColumns = open.reduce((bits, row) => bits | row, 0);
  const numbers = Array.from({ length: SIZE }, (_, i) => i);
  return {
    rows: numbers.filter((y) => open[y] === 0 && grid[y] !== 0 && !spoilt.some((cell) => yOf(cell) === y)),
    columns: numbers.filter(
      (x) => ((openColumns >> x) & 1) === 0 && hasColumn(grid, x) && !spoilt.some((cell) => xOf(cell) === x),
    ),
  };
}

const hasColumn = (grid: Rows, x: number): boolean => grid.some((row) => ((row >> x) & 1) === 1);

/** Grid cells left open; Petra's currents are not (PU-9.4, PU-R54). */
export function uncovered(area: AreaView): Cell[] {
  return chartOf(area).cells.filter((cell) => area.cells[cell] === 0 && !isCurrent(area, cell));
}

export function linePoints(area: AreaView): { rows: number; columns: number } {
  const { rowMedals, columnMedals } = chartOf(area).planet;
  const { rows, columns } = completeLines(area);
  return {
    rows: rows.reduce((sum, y) => sum + rowMedals[y], 0),
    columns: columns.reduce((sum, x) => sum + columnMedals[x], 0),
  };
}

/** PU-11.5 Gaia: cities left uncovered. */
export function cityPoints(area: AreaView): number {
  const { planet, cells, special } = chartOf(area);
  if (planet.rule.type !== 'cities') return 0;
  return planet.rule.points * cells.filter((cell) => hasCell(special, cell) && area.cells[cell] === 0).length;
}

/** PU-11.12 Cerberus: worlds completely covered; meteorites do not matter (PU-R20). */
export function worldPoints(area: AreaView): number {
  const { rule } = chartOf(area).planet;
  if (rule.type !== 'worlds') return 0;
  return rule.points * rule.worlds.filter((cells) => cells.every((xy) => area.cells[cellOf(xy)] !== 0)).length;
}
