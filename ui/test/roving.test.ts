import { expect, test } from 'vitest';
import { towards } from '../roving.ts';

const spots = [
  { x: 100, y: 0 },
  { x: 60, y: 50 },
  { x: 0, y: 100 },
  { x: -80, y: 4 },
];

test('arrows go to the nearest thing in their direction', () => {
  const from = { x: 0, y: 0 };
  expect(towards(from, spots, [1, 0])).toBe(0);
  expect(towards(from, spots, [0, 1])).toBe(2);
  expect(towards(from, spots, [-1, 0])).toBe(3);
  expect(towards(from, spots, [0, -1])).toBeUndefined();
});
