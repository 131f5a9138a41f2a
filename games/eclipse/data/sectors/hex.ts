import type { Npc, Resource } from '../words.ts';

/** A place for one population cube. A gray one takes a cube of any track. */
export interface Square {
  readonly type: Resource | 'gray';
  /** Needs a technology (ECL-3.2.6). */
  readonly advanced: boolean;
  /** Centre for drawing, from the tile's centre in units of its circumradius, y downwards, unrotated. */
  readonly at: readonly [x: number, y: number];
}

export type Family = 'inner' | 'middle' | 'outer' | 'starting' | 'guardian' | 'center';

/** Figures put on the sector when its hex is placed. */
export interface Guard {
  readonly kind: Npc;
  readonly count: number;
}

export interface Hex {
  readonly family: Family;
  readonly vp: number;
  /** Printed edges with a wormhole as bits; edge 0 is north, then clockwise. */
  readonly doors: number;
  readonly squares: readonly Square[];
  readonly artifact: boolean;
  /** A face-down discovery tile is put here. */
  readonly discovery: boolean;
  readonly npc: Guard | null;
  readonly portal: boolean;
  /** Only with the warp portal module. */
  readonly module: boolean;
}

export const hex = (
  family: Family,
  vp: number,
  wormholes: readonly number[],
  rest: Partial<Hex> & Pick<Hex, 'squares'>,
): Hex => ({
  family,
  vp,
  doors: wormholes.reduce((bits, edge) => bits | (1 << edge), 0),
  artifact: false,
  discovery: false,
  npc: null,
  portal: false,
  module: false,
  ...rest,
});

export const plain = (type: Square['type'], x: number, y: number): Square => ({ type, advanced: false, at: [x, y] });

export const star = (type: Square['type'], x: number, y: number): Square => ({ type, advanced: true, at: [x, y] });
