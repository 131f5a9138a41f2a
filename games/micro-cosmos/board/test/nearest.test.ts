import { expect, test } from 'vitest';
import { PLANETS } from '../../data/index.ts';
import type { Point } from '../galaxy/layout.ts';
import { nearestTo } from '../galaxy/nearest.ts';

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
  expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(CARD.width * CARD.height);
  for (const part of parts) {
    const side = (of: (point: Point) => number) => Math.max(...part.map(of)) - Math.min(...part.map(of));
    // Nine places side by side.
    expect(side(({ x }) => x)).toBeGreaterThanOrEqual(39);
    expect(side(({ y }) => y)).toBeGreaterThanOrEqual(39);
  }
});
