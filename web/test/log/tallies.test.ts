import type { GameScreen } from '@orrery/ui';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../host/host.ts';
import { talliesIn } from '../../log/tallies.ts';

const line = (at: number, type: string, details: object = {}): LogLine => ({ at, event: { type, ...details } });
const screen: Pick<GameScreen, 'tallies' | 'heading'> = {
  heading: ({ type }) => type === 'round',
  tallies: [
    {
      title: 'income',
      from: ['income'],
      until: ['round'],
      brings: (event) =>
        event.type === 'got' ? [{ player: event.player as number, what: 'ore', n: event.n as number }] : [],
    },
  ],
};
const got = (player: number, n: number) => line(2, 'got', { player, n });

describe('cards of what changed for whom', () => {
  const income = line(2, 'income', { phase: 1 });
  const log = [line(0, 'round', { round: 3 }), got(0, 9), income, got(1, 2), got(0, 1), got(1, -1)];

  test('sum up from their first event to their end, with what the headings said', () => {
    expect(talliesIn([...log, line(3, 'round', { round: 4 }), got(0, 9)], screen)).toEqual([
      {
        title: 'income',
        about: { round: 3, phase: 1 },
        line: income,
        end: log.length,
        rows: [
          { player: 0, gains: [{ what: 'ore', n: 1 }] },
          { player: 1, gains: [{ what: 'ore', n: 1 }] },
        ],
      },
    ]);
  });

  test('what is not over has none, nor has what changed nothing', () => {
    expect(talliesIn(log, screen)).toEqual([]);
    expect(talliesIn([income, got(0, 1), got(0, -1), line(3, 'round')], screen)).toEqual([]);
  });
});
