import type { Oriented } from '../../orientation.ts';

/** A rule about where a tile may lie. */
export type Test = (tile: string, way: Oriented, x: number, y: number) => boolean;
