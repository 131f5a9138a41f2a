import { randomFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ANCHOR, type Finish, intervals, ratings } from '../ladder/ratings.ts';
import { withLadder } from '../numbers/page.ts';

/** One player beats another so many times in ten. */
const record = (one: string, other: string, wins: number): Finish[] =>
  Array.from({ length: 100 }, (_, deal) => {
    const won = deal % 10 < wins;
    return {
      deal: `${one} ${other} ${deal}`,
      players: [one, other],
      winners: [won ? 0 : 1],
      scores: won ? [9, 5] : [5, 9],
    };
  });

describe('ratings', () => {
  test('follow from the share of victories, and the anchor stays where it is', () => {
    const rated = ratings([...record('expert', ANCHOR, 9), ...record(ANCHOR, 'easy', 5)]);
    expect(rated.get(ANCHOR)).toBe(1500);
    // Nine of ten are a factor of nine, less what the imagined games take away.
    expect(rated.get('expert')).toBeGreaterThan(1860);
    expect(rated.get('expert')).toBeLessThan(1885);
    expect(rated.get('easy')).toBeCloseTo(1500, -1);
  });

  test('stay finite for somebody who never wins', () => {
    const rated = ratings(record('random', ANCHOR, 0));
    expect(rated.get('random')).toBeLessThan(1000);
    expect(rated.get('random')).toBeGreaterThan(0);
  });

  test('use whole finishing orders, and equal places count half', () => {
    const game = (scores: readonly number[], winners: readonly number[]): Finish => ({
      deal: `${scores}`,
      players: ['good', ANCHOR, 'bad'],
      winners,
      scores,
    });
    const rated = ratings([game([9, 9, 1], [0, 1]), game([8, 8, 2], [0, 1])]);
    expect(rated.get('good')).toBeCloseTo(1500, 5);
    expect(rated.get('bad')).toBeLessThan(1450);
  });

  test('have intervals that hold them', () => {
    const finishes = record('expert', ANCHOR, 7);
    const [low, high] = intervals(finishes, randomFrom('intervals')).get('expert') ?? [0, 0];
    const rating = ratings(finishes).get('expert') ?? 0;
    expect(low).toBeLessThan(rating);
    expect(high).toBeGreaterThan(rating);
    expect(high - low).toBeLessThan(300);
  });
});

test('the ladder of a title takes the place of its old one, and no other text changes', () => {
  const page = '# Games\n\nText.\n\n## one\n\nNumbers.\n\nLadder, old\n\n## two\n\nMore.\n';
  const once = withLadder(page, 'one', 'Ladder, new');
  expect(once).toBe('# Games\n\nText.\n\n## one\n\nNumbers.\n\nLadder, new\n\n## two\n\nMore.\n');
  expect(withLadder(once, 'two', 'Ladder, 2')).toContain('## two\n\nMore.\n\nLadder, 2\n');
});
