import type { Features, Reading } from '@orrery/games/contract';
import { ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { inputCount, layout, type Net, plain } from '../index.ts';
import { learned } from '../learned.ts';

/** Everybody's points, as a game might read them off its table. */
let points: readonly number[] = [];
const features: Features<never> = {
  own: ['points'],
  table: [],
  read: (): Reading => ({ hand: points.map(() => 0), own: points.map((n) => ({ points: n })), table: {} }),
};

/** A net that looks at the lead over the best rival only: one point more makes a victory e times as likely. */
function leadNet(): Net {
  const inputs = inputCount(features);
  const at = layout({ inputs, hidden: 1 });
  const numbers = new Float32Array(at.size);
  const lead = 1;
  numbers[at.winLinear + lead] = 1;
  numbers[at.marginLinear + lead] = 0.1;
  return { inputs, hidden: 1, mean: new Float32Array(inputs), scale: new Float32Array(inputs).fill(1), numbers };
}

const judgement = (margin: number) =>
  learned(plain(ticTacToe as never), features, { net: leadNet(), deviation: 10, margin });
const judged = (margin: number, ...now: number[]): number[] => {
  points = now;
  return judgement(margin).value({ table: {} as never, options: {}, seats: now.length });
};

describe('a learned value', () => {
  test('is the chance to win, and adds up to 1 without the margin', () => {
    const [first, second] = judged(0, 3, 1);
    expect(first).toBeCloseTo(1 / (1 + Math.exp(-4)), 5);
    expect(first + second).toBeCloseTo(1, 6);
  });

  test('tells a lost position from one that is lost by more, because of the margin', () => {
    const gain = (margin: number): number => judged(margin, 0, 4)[0] - judged(margin, 0, 5)[0];
    expect(gain(0)).toBeLessThan(0.001);
    expect(gain(0.15)).toBeGreaterThan(0.003);
  });

  test('of a finished game counts the victory first and then the points', () => {
    const { result } = judgement(0.15);
    const worth = (...totals: number[]): number[] =>
      result?.(
        { winners: [totals.indexOf(Math.max(...totals))], rows: totals.map((total, seat) => ({ seat, total })) },
        2,
      ) ?? [];
    const [won, lost] = worth(30, 29);
    expect(won).toBeGreaterThan(0.85);
    expect(lost).toBeLessThan(0.15);
    expect(worth(30, 10)[1]).toBeLessThan(lost);
    expect(worth(40, 10)[0]).toBeGreaterThan(won);
  });
});
