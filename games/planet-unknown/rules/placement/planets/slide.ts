import type { Rows } from '../../ground.ts';
import type { Oriented } from '../../orientation.ts';
import type { Site } from '../site.ts';
import type { Test } from './planet-test.ts';

/** The piece, shifted by one cell, overlaps no other piece; off the frame all is free. */
function shiftIsFree({ rows }: Pick<Oriented, 'rows'>, x: number, y: number, covered: Rows): boolean {
  for (let r = 0; r < rows.length; r++) {
    const bits = x < 0 ? rows[r] >> 1 : rows[r] << x;
    if ((bits & (covered[y + r] ?? 0)) !== 0) return false;
  }
  return true;
}

/** PU-11.10 Pajitnov: one of the four shifts is free (D-24). */
export function slidesIn(way: Pick<Oriented, 'rows'>, x: number, y: number, covered: Rows): boolean {
  return (
    shiftIsFree(way, x, y - 1, covered) ||
    shiftIsFree(way, x + 1, y, covered) ||
    shiftIsFree(way, x, y + 1, covered) ||
    shiftIsFree(way, x - 1, y, covered)
  );
}

export const slideIn =
  ({ covered }: Site): Test =>
  (_tile, way, x, y) =>
    slidesIn(way, x, y, covered);
