import type { Rows } from '../../ground.ts';
import { touches } from '../site.ts';
import type { Test } from './planet-test.ts';

const cellsOn = (sides: readonly string[], side: string): Rows =>
  sides.map((row) => [...row].reduce((bits, digit, x) => (digit === side ? bits | (1 << x) : bits), 0));

/** PU-11.7 Tartarus: all cells on one side of the chasm. */
export const chasm = (sides: readonly string[]): Test => {
  const [west, east] = [cellsOn(sides, '0'), cellsOn(sides, '1')];
  return (_tile, way, x, y) => !(touches(way, x, y, west) && touches(way, x, y, east));
};
