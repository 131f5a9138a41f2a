import { describe, expect, test } from 'vitest';
import { marksOf, marksOfSeats } from '../../host/faces.ts';
import { BOT_NAMES, firstOpponents, liking, seatsOf, waysOf } from '../../host/ways-to-play.ts';
import { marksOfChairs } from '../../online/seat-info.ts';

describe('starting', () => {
  const range = { min: 2, max: 6 };
  const frame = { range, me: { name: 'Anna', mark: 3 }, player: (n: number) => `Player ${n}` };
  const choices = { bots: undefined, level: 'medium' as const, random: false, names: undefined, marks: [] };

  test('needs no choice: three computer opponents', () => {
    const seats = seatsOf('bots', choices, frame);
    expect(seats.map(({ name }) => name)).toEqual(['Anna', ...BOT_NAMES.slice(0, 3)]);
  });

  test('names people on one device, with numbers where none is given', () => {
    const seats = seatsOf('pass', { ...choices, names: ['', 'Petr'] }, frame);
    expect(seats.map(({ name }) => name)).toEqual(['Player 1', 'Petr']);
  });

  test('gives everybody the colour they like, and nobody one that is taken', () => {
    const players = [0, 1, 2, 3].map((seat) => ({ id: seat, seat }));
    const marks = (...liked: (number | undefined)[]) =>
      marksOf(
        players,
        liked.map((mark) => ({ name: '', by: 'person', ...(mark === undefined ? {} : { mark }) })),
      );
    expect(marks(undefined, undefined, undefined, undefined)).toEqual([0, 1, 2, 3]);
    expect(marks(3, undefined, undefined, undefined)).toEqual([3, 1, 2, 0]);
    expect(marks(5, 5, undefined, 1)).toEqual([5, 0, 2, 1]);
    const neutral = [...players.slice(0, 2), { id: 2, seat: 0, role: 'neutral' }];
    expect(marksOf(neutral, seatsOf('bots', { ...choices, bots: 1 }, frame))).toEqual([3, 1, 2]);
  });

  test('colours are the same behind the curtain, in the lobby and among the people of the table', () => {
    expect(marksOfSeats([1, undefined, 4].map((mark) => ({ name: '', by: 'person', ...liking(mark) })))).toEqual([
      1, 0, 4,
    ]);
    const chair = { kind: 'human', name: 'Anna', ready: false, host: false, caretaker: false } as const;
    expect(marksOfChairs({ chairs: [chair, chair, chair] })).toEqual([0, 1, 2]);
  });

  test('offers the solo game only where the rules know one', () => {
    expect(waysOf({ seats: range })).not.toContain('solo');
    expect(waysOf({ seats: { min: 1, max: 4 } })).toContain('solo');
  });
});

test('the first game of a world is against one easy opponent, later ones against three of medium strength', () => {
  const range = { min: 1, max: 6 };
  const opponents = (played: boolean) =>
    seatsOf(
      'bots',
      { ...firstOpponents(played), random: false, names: undefined, marks: [] },
      { range, me: { name: 'Anna' }, player: (number) => `Player ${number}` },
    )
      .slice(1)
      .map(({ level }) => level);
  expect(opponents(false)).toEqual(['easy']);
  expect(opponents(true)).toEqual(['medium', 'medium', 'medium']);
});
