import { heard, Play, Refusal, type View, type Viewer, view } from '@orrery/kernel';
import { ticTacToe } from '@orrery/kernel/samples';
import { delta } from '@orrery/kernel/testing';
import type { Update } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import type { SeatInfo } from '../../host/host.ts';
import { pauseAfter } from '../../online/connection.ts';
import { MatchHistory } from '../../online/match-history.ts';
import { type Intent, Outbox } from '../../online/outbox.ts';
import { givesHints, seatOfChair } from '../../online/seat-info.ts';
import { seatNews } from '../../panels/seat-bar.tsx';

/** A server in a nutshell: what a viewer is sent of a match of tic-tac-toe. */
function match(viewer: Viewer = 'watcher') {
  let play = Play.start(ticTacToe, { seats: 2, seed: 1 });
  const cells: number[] = [];
  let number = 0;
  let before = view(play, viewer) as View;
  const update = (events: Update['events'], more: Partial<Update> = {}): Update => {
    const now = view(play, viewer) as View;
    const made = { t: 'update' as const, match: 1, number: ++number, events, delta: delta(before, now), ...more };
    before = now;
    return JSON.parse(JSON.stringify(made)) as Update;
  };
  return {
    first: { match: 1, number: 0, view: JSON.parse(JSON.stringify(before)) as View },
    mark(cell: number): Update {
      cells.push(cell);
      return update(heard(play.answer(play.awaited[0], { cell }), viewer));
    },
    undo(undone: number): Update {
      cells.pop();
      play = Play.start(ticTacToe, { seats: 2, seed: 1 });
      for (const cell of cells) play.answer(play.awaited[0], { cell });
      return update([], { undone });
    },
    now: () => view(play, viewer),
  };
}

describe('following a match', () => {
  test('each update leads to the very view the server has', () => {
    const server = match();
    const history = new MatchHistory(server.first);
    for (const cell of [4, 0, 8]) {
      expect(history.follow(server.mark(cell))).toBe(true);
      expect(history.view).toEqual(server.now());
    }
    expect(history.log.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  test('a repeated update changes nothing, a gap is noticed', () => {
    const server = match();
    const history = new MatchHistory(server.first);
    const first = server.mark(0);
    const second = server.mark(1);
    const third = server.mark(2);
    expect(history.follow(first)).toBe(true);
    expect(history.follow(first)).toBe(true);
    expect(history.follow(third)).toBe(false);
    expect(history.follow(second)).toBe(true);
    expect(history.follow(third)).toBe(true);
    expect(history.number).toBe(3);
    expect(history.view).toEqual(server.now());
  });

  test('what was taken back is struck from the log', () => {
    const server = match();
    const history = new MatchHistory(server.first);
    history.follow(server.mark(0));
    history.follow(server.mark(1));
    history.follow(server.undo(2));
    history.follow(server.mark(5));
    expect(history.log.map(({ event }) => event.cell)).toEqual([0, 5]);
    expect(history.view).toEqual(server.now());
  });

  test('the own newest answer is known, also after it was taken back', () => {
    const server = match(1);
    const history = new MatchHistory(server.first);
    const answered = [0, 1, 2, 3].map((cell) => {
      history.follow(server.mark(cell));
      return history.answered;
    });
    expect(answered).toEqual([undefined, 2, 2, 4]);
    history.follow(server.undo(4));
    expect(history.answered).toBe(2);
  });

  test('who comes in the middle counts answers as everybody does, before the past is known', () => {
    const server = match();
    server.mark(4);
    server.mark(0);
    const history = new MatchHistory({ match: 1, number: 2, view: server.now() as View });
    expect(history.log).toEqual([]);
    history.follow(server.mark(8));
    expect(history.log.map(({ at }) => at)).toEqual([3]);
    expect([0, 2, 3].map((at) => history.viewAt(at).answers)).toEqual([2, 2, 3]);
  });

  test('the past is shown as it was seen', () => {
    const server = match();
    const history = new MatchHistory(server.first);
    const views = [history.view];
    for (const cell of [4, 0, 8]) {
      history.follow(server.mark(cell));
      views.push(history.view);
    }
    expect([0, 1, 2, 3].map((at) => history.viewAt(at))).toEqual(views);
  });
});

describe('what was sent', () => {
  const intent = (id: string): Intent => ({ t: 'answer', id, match: 1, after: 0, answer: {} });

  test('stays, in order, until it is acknowledged or refused', async () => {
    const outbox = new Outbox();
    const [one, two] = [outbox.put(intent('a')), outbox.put(intent('b'))];
    expect(outbox.waiting.map(({ id }) => id)).toEqual(['a', 'b']);
    outbox.acknowledge('a', 7);
    outbox.acknowledge('a', 8);
    expect(await one).toBe(7);
    expect(outbox.waiting.map(({ id }) => id)).toEqual(['b']);
    outbox.refuse('b', new Refusal('stale'));
    await expect(two).rejects.toThrow('stale');
    expect(outbox.waiting).toEqual([]);
  });

  test('is sent a few times more if the server was in trouble', () => {
    const outbox = new Outbox();
    outbox.put(intent('a'));
    const tries = Array.from({ length: 9 }, () => outbox.again('a')).filter((again) => again !== undefined);
    expect(tries).toHaveLength(4);
    expect(outbox.waiting).toEqual([intent('a')]);
    expect(outbox.again('b')).toBeUndefined();
  });
});

test('pauses grow to fifteen seconds and differ by chance', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 9].map((failures) => pauseAfter(failures, 0.5));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(pauseAfter(1, 0)).toBeLessThan(pauseAfter(1, 1));
});

test('chairs become seats, with bots named alike for everybody', () => {
  const chair = { host: false, ready: true, caretaker: false };
  expect(seatOfChair({ ...chair, kind: 'bot', level: 'hard' }, 1)).toEqual({
    name: 'Kepler',
    by: 'bot',
    level: 'hard',
  });
  // Seats were drawn: the name goes along.
  expect(seatOfChair({ ...chair, kind: 'bot', level: 'hard', number: 1 }, 3).name).toBe('Kepler');
  const away = { state: 'offline' as const, since: 5 };
  expect(seatOfChair({ ...chair, kind: 'human', name: 'Anna', presence: away }, 0)).toEqual({
    name: 'Anna',
    by: 'person',
    presence: 'gone',
    since: 5,
  });
});

test('hints are given to one person among bots, and between people where the host allowed them', () => {
  const common = { host: false, ready: true, caretaker: false };
  const anna = { ...common, kind: 'human', name: 'Anna' } as const;
  const bot = { ...common, kind: 'bot', level: 'easy' } as const;
  const stage = 'playing';
  expect(givesHints({ stage, chairs: [anna, bot] })).toBe(true);
  expect(givesHints({ stage, chairs: [anna, anna, bot] })).toBe(false);
  expect(givesHints({ stage, chairs: [anna, anna], hints: true })).toBe(true);
  expect(givesHints({ stage: 'over', chairs: [anna, bot] })).toBe(false);
});

test('the others are told whose seat a bot looks after, who is gone, who is back and who asks for a hint', () => {
  const anna: SeatInfo = { name: 'Anna', by: 'person', presence: 'here' };
  const petr: SeatInfo = { name: 'Petr', by: 'person', presence: 'here' };
  const bot: SeatInfo = { name: 'Kepler', by: 'bot' };
  const told = (before: SeatInfo, now: SeatInfo) =>
    seatNews([anna, before, bot], [anna, now, bot]).map(({ what, name }) => `${what} ${name}`);
  expect(told(petr, { ...petr, caretaker: true })).toEqual(['news.caretaker Petr']);
  expect(told({ ...petr, caretaker: true }, { ...petr, caretaker: true, presence: 'gone' })).toEqual([]);
  expect(told({ ...petr, caretaker: true }, petr)).toEqual(['news.back Petr']);
  expect(told(petr, { ...petr, presence: 'gone' })).toEqual(['news.gone Petr']);
  expect(told({ ...petr, presence: 'gone' }, { ...petr, presence: 'away' })).toEqual(['news.back Petr']);
  expect(told(petr, { ...petr, presence: 'away' })).toEqual([]);
  expect(told(petr, { ...petr, name: 'Jana', presence: 'gone' })).toEqual([]);
  expect(told(petr, { ...petr, hints: 1 })).toEqual(['news.hint Petr']);
  expect(told({ ...petr, hints: 1 }, { ...petr, hints: 1 })).toEqual([]);
  expect(seatNews([], [anna, petr, bot])).toEqual([]);
});
