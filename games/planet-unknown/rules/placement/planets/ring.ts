import { FULL, type Rows, SIZE } from '../../ground.ts';
import { touches } from '../site.ts';
import type { Test } from './planet-test.ts';

export const offRing = (rows: readonly number[]): Rows =>
  Array.from({ length: SIZE }, (_, y) => (rows.includes(y) ? 0 : FULL));

/** PU-11.6 Arashi: at least one cell off the ring. */
export const ring = (rows: readonly number[]): Test => {
  const off = offRing(rows);
  return (_tile, way, x, y) => touches(way, x, y, off);
};
