import { plain } from '@orrery/ai';
import { type Game, Refusal } from '@orrery/kernel';
import { highCard } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { soakOne as soakEntrant } from '../soak/one.ts';
import { wilson } from '../tournament/figures.ts';

const sound = highCard as unknown as Game;

const soakOne = (game: Game, seed: number) => soakEntrant({ game, heuristic: plain(game) }, seed);

/** Plays games until one is found at fault. */
function firstViolation(game: Game) {
  for (let seed = 1; seed < 200; seed++) {
    const { violation } = soakOne(game, seed);
    if (violation) return violation;
  }
  return undefined;
}

describe('soak', () => {
  test('finds nothing wrong with a sound game, however it is played', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { answers, violation } = soakOne(sound, seed);
      expect(violation).toBeUndefined();
      expect(answers).toBeGreaterThan(10);
    }
  });

  test('the same seed plays the same game', () => {
    expect(soakOne(sound, 7)).toEqual(soakOne(sound, 7));
  });

  test('tells a broken invariant with its seed and answer', () => {
    const broken: Game = {
      ...sound,
      check: ({ table }) => ((table as { round: number }).round === 2 ? ['round two'] : []),
    };
    const violation = firstViolation(broken);
    expect(violation).toMatchObject({ game: 'high-card', seed: 1 });
    expect(violation?.what).toContain('round two');
    expect(violation?.answer).toBeGreaterThan(3);
  });

  test('tells scores that do not add up', () => {
    const broken: Game = {
      ...sound,
      standing: (match) => {
        const { rows, winners } = sound.standing(match);
        return { winners, rows: rows.map((row) => ({ ...row, total: row.total + 1 })) };
      },
    };
    expect(firstViolation(broken)?.what).toContain('add up');
  });

  test('tells a rule that throws, and a world that cannot be imagined', () => {
    const throwing: Game = {
      ...sound,
      check: () => {
        throw new Refusal('odd');
      },
    };
    expect(firstViolation(throwing)?.what).toContain('odd');
    const boxless: Game = { ...sound, cards: () => ({ number: [1, 2] }) };
    expect(firstViolation(boxless)).toBeDefined();
  });
});

test('the confidence interval is that of Wilson', () => {
  const [low, high] = wilson(45, 100);
  expect(low).toBeCloseTo(0.356, 3);
  expect(high).toBeCloseTo(0.548, 3);
  expect(wilson(0, 10)[0]).toBeCloseTo(0, 6);
});
