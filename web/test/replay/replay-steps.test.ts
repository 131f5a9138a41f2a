import { expect, test } from 'vitest';
import { actorIn } from '../../log/recap-chapters.ts';
import { isBehind, roundsIn, stepFrom, turnsIn } from '../../replay/replay-steps.ts';

test('a replay steps by answer, by turn and by round', () => {
  // Games call whoever acts as they like: here it is a player, not a seat.
  const line = (at: number, type: string, seat?: number) => ({
    at,
    event: { type, ...(seat === undefined ? {} : { mover: seat + 7 }) },
  });
  const log = [
    line(0, 'round'),
    line(1, 'moved', 0),
    line(2, 'moved', 0),
    line(3, 'moved', 1),
    line(4, 'round'),
    line(4, 'moved', 1),
    line(5, 'moved', 0),
  ];
  const heading = ({ type }: { type: string }) => type === 'round';
  const kindOf = (field: string) => (field === 'mover' ? 'player' : undefined);
  const actor = actorIn({ kindOf }, [
    { id: 7, seat: 0 },
    { id: 8, seat: 1 },
    { id: 9, seat: null },
  ]);
  const turns = turnsIn(log, actor);
  const rounds = roundsIn(log, { heading });
  expect([turns, rounds]).toEqual([
    [3, 5],
    [0, 4],
  ]);
  expect([0, 3, 5].map((at) => stepFrom(at, 1, turns, 6))).toEqual([3, 5, 6]);
  expect([6, 5, 3].map((at) => stepFrom(at, -1, turns, 6))).toEqual([5, 3, 0]);
  expect([stepFrom(0, 1, rounds, 6), stepFrom(4, 1, rounds, 6), stepFrom(4, -1, rounds, 6)]).toEqual([4, 6, 0]);
  expect([stepFrom(0, -1, 'answers', 6), stepFrom(2, 1, 'answers', 6), stepFrom(6, 1, 'answers', 6)]).toEqual([
    0, 3, 6,
  ]);
  // Since the own last answer: only where there is something to step through.
  expect([4, 5, undefined].map((own) => isBehind(own, 6))).toEqual([true, false, false]);
});
