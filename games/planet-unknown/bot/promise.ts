import { chartOf } from '../rules/atlas.ts';
import { hasCell } from '../rules/ground.ts';
import type { AreaView, Cell } from '../rules/table.ts';
import { Lines } from './lines.ts';

/** What an unfinished planet promises, in points. */
export function promise(area: AreaView): number {
  return new Lines(area).promise() + tokenPromise(area) - GAP * gaps(area);
}

/** A hole that only a patch could fill. */
const GAP = 0.5;
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
