import { same } from '@orrery/kernel';
import { useState } from 'react';
import { type Box, boxOf, type Zone } from './hexes.ts';

/** Whether all of a box lies in another one. */
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/**
 * The part of space that the map shows: all these zones. In the middle of an action it stays as it was, for zones that a new
 * sector opens need no room before the next turn; unless they can be chosen now.
 */
export function useBox(zones: readonly Zone[], needed: readonly Zone[], goesOn: boolean): Box {
  const all = boxOf(zones);
  const [box, setBox] = useState(all);
  const stays = goesOn && needed.every((zone) => isWithin(boxOf([zone]), box));
  if (!stays && !same(box, all)) setBox(all);
  return stays ? box : all;
}
