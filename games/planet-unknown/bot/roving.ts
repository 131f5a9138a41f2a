import type { Answer } from '@orrery/kernel';
import type { Area, Cell } from '../rules/table.ts';
import { nearest } from './fetching.ts';

/** A step onto a token, one towards a token, any other one. */
const FETCHES = 4;
const NEARER = 0.75;
const ASTRAY = 0.0025;

/** How sensible a rover's step looks: onto a token, else towards one. */
export function weighStep(area: Area, { from, to }: Answer): number {
  const targets = tokensOf(area);
  if (targets.includes(to as Cell)) return FETCHES;
  return nearest(targets, to as Cell, 0) < nearest(targets, from as Cell, 0) ? NEARER : ASTRAY;
}

/** Movement that is left can still bring a rover to a token or nearer to one. */
export const worthMoving = (area: Area): boolean =>
  area.movement > 0 && area.rovers.length > 0 && tokensOf(area).length > 0;

export const tokensOf = ({ lifepods, meteorites }: Area): Cell[] => [...lifepods, ...meteorites];
