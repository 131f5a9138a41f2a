import type { Size } from './board/use-size.ts';

/** A rectangle of the window, or of a box in it. */
export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** How much of one lies under the other, in square pixels. */
export function sharedArea(one: Rect, other: Rect): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
