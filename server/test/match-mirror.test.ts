import type { Viewer } from '@orrery/kernel';
import { expect, it } from 'vitest';
import type { BusMessage, Question, Said } from '../bus/bus.ts';
import type { Position } from '../engine/messages.ts';
import { MatchMirror, Misplaced } from '../play/match-mirror.ts';
import type { Services } from '../services.ts';

const at = (number: number): Position => ({ number, awaited: [0], over: false });

/** A match that another node works on, which says that it stands at entry `number`. */
function mirror(number: number, viewers: readonly Viewer[], connected = true) {
  const told: [number, readonly (readonly [Viewer, readonly string[]])[]][] = [];
  const letters: BusMessage[] = [];
  const services = {
    bus: {
      connected,
      ask: async (_node: string, question: Question): Promise<Said> =>
        question.ask === 'now'
          ? { reply: { position: at(number), now: 'fresh' }, texts: ['{"view":1}'] }
          : { reply: { settled: { ok: true, number } }, texts: [] },
      tell: (_node: string, _table: string, message: BusMessage) => void letters.push(message),
    },
    nodes: { answerOf: (_node: string, answer: Promise<Said>) => answer },
    store: { matchRow: async () => ({ entries: number, awaited: [1], over: true, standing: '{"winners":[1]}' }) },
    now: () => 0,
  } as unknown as Services;
  const table = {
    id: 'table0000000',
    row: 7,
    match: 1,
    viewers: () => viewers,
    tell: (position: Position, updates: readonly (readonly [Viewer, readonly string[]])[]) =>
      void told.push([position.number, updates]),
    startOver() {},
    astray() {},
  };
  return { mirror: new MatchMirror(services, table, at(0), 'other'), told, letters };
}

it('an update that comes after newer news is told as what it is, not as the newest', async () => {
  const { mirror: match, told } = mirror(3, [0]);
  await match.now(0);
  expect(match.position.number).toBe(3);
  match.follow(at(2), [[0, ['entry 2']]], 'other');
  expect(told).toEqual([[2, [[0, ['entry 2']]]]]);
  expect(match.position.number).toBe(3);
});

it('the other node hears who is not here any more', () => {
  const { mirror: match, letters } = mirror(1, [0, 'watcher']);
  const update = ['entry 1'];
  match.follow(
    at(1),
    [
      [0, update],
      [2, update],
      ['watcher', update],
    ],
    'other',
  );
  expect(letters).toEqual([{ kind: 'left', match: 1, viewers: [2] }]);
});

it('whoever asks at a node without guests hears how the match stands now', async () => {
  const { mirror: match } = mirror(5, []);
  await match.catchUp();
  expect(match.position).toEqual({ number: 5, awaited: [1], over: true, standing: { winners: [1] } });
});

it('nobody waits for another node while the bus is away', async () => {
  const { mirror: match } = mirror(3, [0], false);
  await expect(match.now(0)).rejects.toThrow(Misplaced);
});
