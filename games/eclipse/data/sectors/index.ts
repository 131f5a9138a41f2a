import type { Hex } from './hex.ts';
import { HOMES } from './home.ts';
import { INNER } from './inner.ts';
import { MIDDLE } from './middle.ts';
import { OUTER } from './outer.ts';
import { SPECIAL } from './special.ts';

export type { Family, Guard, Hex, Square } from './hex.ts';

/** Every face of every sector hex by its number. */
export const HEXES: { readonly [id: number]: Hex } = { ...SPECIAL, ...INNER, ...MIDDLE, ...HOMES, ...OUTER };

export const hexOf = (id: number): Hex => HEXES[id];

/** The Galactic Center. */
export const CENTER = 1;

/** The three stacks of unexplored hexes by ring (ECL-3.4.1). */
export const STACKS = ['inner', 'middle', 'outer'] as const;
export type Stack = (typeof STACKS)[number];

const numbers = (family: string): number[] =>
  Object.keys(HEXES)
    .map(Number)
    .filter((id) => HEXES[id].family === family);

/** Numbers of the hexes that belong in a stack, with or without the module (ECL-4.2). */
export const stackHexes = (stack: Stack, module: boolean): number[] =>
  numbers(stack).filter((id) => module || !HEXES[id].module);

export const GUARDIAN_HEXES: readonly number[] = numbers('guardian');
