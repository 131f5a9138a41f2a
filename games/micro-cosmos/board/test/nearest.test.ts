import { expect, test } from 'vitest';
import { PLANETS } from '../../data/index.ts';
import type { Point } from '../galaxy/layout.ts';
import { FINGER, nearestTo } from '../galaxy/nearest.ts';

/** A third of a phone's width, and of what it leaves for the board. */
const CARD = { width: 120, height: 123 };

const area = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, { x, y }, at) => {
      const next = corners[(at + 1) % corners.length];
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

test.each(PLANETS)('$id is divided among its places, and a finger finds each of them (S-16)', ({ fields }) => {
  const parts = fields.map((field) => nearestTo(field, fields, CARD));
  const whole = CARD.width * CARD.height;
  const divided = parts.reduce((sum, part) => sum + area(part), 0);
  // Nothing belongs to two; where three of them meet, a crumb may belong to none.
  expect(divided).toBeLessThan(whole + 0.01);
  expect(divided).toBeGreaterThan(whole - 5);
  for (const [at, { type }] of fields.entries()) {
    const part = parts[at];
    const side = (of: (point: Point) => number) => Math.max(...part.map(of)) - Math.min(...part.map(of));
    // A planet's own circle lies above what places at both sides leave of it.
    const least = type === 'planet' ? 120 - 2 * FINGER : FINGER;
    expect(side(({ x }) => x)).toBeGreaterThanOrEqual(least - 0.01);
    expect(side(({ y }) => y)).toBeGreaterThanOrEqual(least - 0.01);
  }
});
