import { describe, expect, test } from 'vitest';
import { departed, newcomers } from '../board/motion/alike.ts';
import { driftsOf } from '../board/motion/drifts.ts';
import { isAlike } from '../board/motion/places.ts';

const at = (x: number, ground = 'map') => ({ ground, start: { x, y: 0, scale: 1 }, size: 20 });

describe('pieces that make room', () => {
  test('glide, and the others stay', () => {
    const [still, aside] = [at(0), at(12)];
    expect(driftsOf([still, aside])).toEqual([aside]);
  });

  test('do not glide for a hair', () => {
    expect(driftsOf([at(0), at(3)])).toEqual([]);
  });

  test('do not glide with a board that was drawn anew, while another one stays', () => {
    expect(driftsOf([at(30), at(30), at(0, 'base'), at(9, 'base')])).toEqual([at(9, 'base')]);
  });
});

test('a piece in another size is still the same drawing; one that shows more is not', () => {
  const small = { width: 10, height: 20 };
  expect(isAlike(small, { width: 15, height: 30 })).toBe(true);
  expect(isAlike(small, { width: 14, height: 20 })).toBe(false);
});

describe('pieces with the same name', () => {
  const named = (count: number) => new Map([['crew', Array.from({ length: count }, (_, i) => i)]]);

  test('are new where there are more than before', () => {
    expect(newcomers(named(2), named(3), 'crew')).toEqual([2]);
    expect(newcomers(new Map(), named(2), 'crew')).toEqual([0, 1]);
    expect(newcomers(named(2), named(2), 'crew')).toEqual([]);
  });

  test('start where one is missing, or from the stack that stayed', () => {
    expect(departed(named(3), named(2), 'crew')).toBe(2);
    expect(departed(named(1), named(1), 'crew')).toBe(0);
    expect(departed(named(1), new Map(), 'crew')).toBe(0);
  });
});
