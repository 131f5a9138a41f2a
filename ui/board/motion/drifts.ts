import type { Start } from './courses.ts';

/** A piece that is in both pictures and that nothing moved. */
export interface Stayed {
  readonly ground: unknown;
  /** Where it was, seen from where it is, and its size there. */
  readonly start: Start;
  readonly size: number;
}

/** In pixels of its own drawing, and in its own size: less is no other place. */
const LEAST = { way: 4, part: 0.15 };

const isElsewhere = ({ start: { x, y }, size }: Stayed): boolean =>
  Math.hypot(x, y) > Math.max(LEAST.way, size * LEAST.part);

/** Those that made room for others. Where no piece is in its old place it is the whole board that was drawn anew. */
export function driftsOf<S extends Stayed>(stayed: readonly S[]): S[] {
  const still = new Set(stayed.filter((one) => !isElsewhere(one)).map(({ ground }) => ground));
  return stayed.filter((one) => still.has(one.ground) && isElsewhere(one));
}
