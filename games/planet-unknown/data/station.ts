import type { ShapeId } from './shapes.ts';

/** The station's rings, clockwise (PU-3.1, PU-R33): large shapes outside, small ones inside. */
export const OUTER: readonly ShapeId[] = ['Z5', 'F5', 'S4', 'I4', 'N5', 'U5'];
export const INNER: readonly ShapeId[] = ['I3', 'T4', 'V3', 'L4', 'I2', 'O4'];

export const SECTIONS = 6;

/** PU-3.4: where the section markers stand, by number of players. */
export const POSITIONS: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
];
