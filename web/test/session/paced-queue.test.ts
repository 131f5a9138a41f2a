import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdFor, PacedQueue } from '../../session/paced-queue.ts';

describe('pictures of others', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('come one after another and take at most three seconds', () => {
    const shown: number[] = [];
    const queue = new PacedQueue<number>(
      (value) => {
        shown.push(value);
        return 0;
      },
      () => 1,
    );
    for (let n = 0; n < 12; n++) queue.push(n, false);
    expect(shown).toEqual([0]);
    vi.advanceTimersByTime(900);
    expect(shown.length).toBeGreaterThan(1);
    vi.advanceTimersByTime(8000);
    expect(shown).toHaveLength(12);
    expect(12 * holdFor(12, 1)).toBeLessThanOrEqual(3000);
  });

  test('jump to the end when hurried, in order, and within a frame without animation', () => {
    const shown: number[] = [];
    let pace = 1;
    const queue = new PacedQueue<number>(
      (value) => {
        shown.push(value);
        return 0;
      },
      () => pace,
    );
    for (const n of [1, 2, 3]) queue.push(n, false);
    queue.drain();
    expect(shown).toEqual([1, 2, 3]);
    pace = 0;
    for (const n of [4, 5]) queue.push(n, false);
    expect(shown).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(16);
    expect(shown).toEqual([1, 2, 3, 4, 5]);
    queue.push(6, false);
    queue.push(7, true);
    expect(shown.slice(5)).toEqual([6, 7]);
  });

  test('wait until what is shown before them is told', () => {
    const shown: number[] = [];
    const queue = new PacedQueue<number>(
      (value) => {
        shown.push(value);
        return 2000;
      },
      () => 1,
    );
    queue.push(1, true);
    queue.push(2, false);
    vi.advanceTimersByTime(1900);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(200);
    expect(shown).toEqual([1, 2]);
  });
});
