import type { Heuristic } from '@orrery/games/contract';
import { Play, randomFrom } from '@orrery/kernel';
import { type TicTacToe, ticTacToe } from '@orrery/kernel/samples';
import { describe, expect, test } from 'vitest';
import { playout, roundOf } from '../playout.ts';

const marks = ({ cells }: TicTacToe['table']): number => cells.filter((cell) => cell !== null).length;

/** Plays one playout of an empty grid and says how many marks were on it when it was judged. */
function judgedAt(heuristic: Omit<Heuristic<TicTacToe>, 'value'>, until: number, depth: number): number {
  let judged = -1;
  const value: Heuristic<TicTacToe>['value'] = ({ table }) => {
    judged = marks(table);
    return [0.5, 0.5];
  };
  const play = Play.start(ticTacToe, { seats: 2, seed: 1 });
  playout({ ...heuristic, value }, play, { seat: 0, until, depth, random: randomFrom('playout') });
  return judged;
}

const everywhere = () => true;
const round: Heuristic<TicTacToe>['round'] = ({ table }) => Math.floor(marks(table) / 2);

describe('a playout', () => {
  test('ends where it is quiet', () => {
    expect(judgedAt({ quiet: everywhere }, Number.POSITIVE_INFINITY, 9)).toBe(0);
    expect(judgedAt({ quiet: ({ table }) => marks(table) >= 3 }, Number.POSITIVE_INFINITY, 9)).toBe(3);
  });

  test('goes on until its round has come, however few answers it may give after that', () => {
    expect(judgedAt({ quiet: everywhere, round }, 2, 1)).toBe(4);
    expect(judgedAt({ quiet: () => false, round }, 2, 1)).toBe(5);
  });

  test('has all rounds behind it where a game does not count them', () => {
    const play = Play.start(ticTacToe, { seats: 2, seed: 1 });
    expect(roundOf({ value: () => [0, 0] }, play.match)).toBe(Number.POSITIVE_INFINITY);
  });
});
