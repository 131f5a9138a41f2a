import type { Area, Cell } from '../rules/table.ts';
import type { RoverMove } from '../rules/vocabulary.ts';
import { nearest } from './fetching.ts';

/** A step onto a token, one towards a token, any other one. */
const FETCHES = 4;
const NEARER = 0.75;
const ASTRAY = 0.0025;

/** How sensible a rover's step looks: onto a token, else towards one. */
export function weighStep(area: Area, { from, to }: RoverMove): number {
  const targets = tokensOf(area);
  if (targets.includes(to)) return FETCHES;
  return nearest(targets, to, 0) < nearest(targets, from, 0) ? NEARER : ASTRAY;
}

/** Movement that is left can still bring a rover to a token or nearer to one. */
export const worthMoving = (area: Area): boolean =>
  area.movement > 0 && area.rovers.length > 0 && tokensOf(area).length > 0;

export const tokensOf = ({ lifepods, meteorites }: Area): Cell[] => [...lifepods, ...meteorites];
