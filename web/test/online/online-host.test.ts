import { Play, type View, view } from '@orrery/kernel';
import { ticTacToe } from '@orrery/kernel/samples';
import { delta } from '@orrery/kernel/testing';
import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Picture } from '../../host/host.ts';
import { type OnlineHost, onlineHost } from '../../online/online-host.ts';

/** The server's end of the one socket. */
let socket: FakeSocket;

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: ClientMessage[] = [];

  constructor() {
    super();
    socket = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {}
}

const play = Play.start(ticTacToe, { seats: 2, seed: 1 });
const chair = { kind: 'human', name: 'Anna', host: true, ready: true, caretaker: false };
const welcome = {
  t: 'welcome',
  table: { table: 't', game: 'tic-tac-toe', stage: 'playing', chairs: [chair, chair], watchers: 0, version: 'v' },
  you: { as: 'seat', seat: 0, host: true },
  now: { fresh: { match: 1, number: 0, view: view(play, 0) } },
} as unknown as ServerMessage;

let host: OnlineHost;
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('location', new URL('http://here/'));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no history in this test')));
  vi.useFakeTimers();
  host = onlineHost('t', 'os_1');
});
afterEach(() => {
  host.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('messages that come in one bundle are heard one after the other', async () => {
  const pictures: Picture[] = [];
  host.watch((picture) => pictures.push(picture));
  socket.say([{ t: 'pong' }, welcome, { ...welcome, t: 'table', you: { as: 'seat', seat: 1, host: false } }]);
  await vi.waitFor(() => expect(pictures.at(-1)?.view?.answers).toBe(0));
  expect(host.state.get().you).toMatchObject({ seat: 1 });
});

test('an acknowledged answer is done as soon as its update is heard, without looking again and again', async () => {
  const pictures: Picture[] = [];
  host.watch((picture) => pictures.push(picture));
  socket.say(welcome);
  await vi.waitFor(() => expect(pictures.length).toBeGreaterThan(0));
  const [asked] = pictures[0].view?.asked ?? [];
  let done = false;
  const answered = host.answer(asked, asked.answers[0]).then(() => {
    done = true;
  });
  const sent = socket.sent.find(({ t }) => t === 'answer');
  socket.say({ t: 'ack', id: sent && 'id' in sent ? sent.id : '', number: 1 });
  await Promise.resolve();
  expect(done).toBe(false);
  const timers = vi.getTimerCount();
  const before = view(play, 0) as View;
  const events = play.answer(0, asked.answers[0]);
  socket.say({ t: 'update', match: 1, number: 1, events, delta: delta(before, view(play, 0) as View) });
  // No clock runs in this test: only what is heard can end the waiting.
  await answered;
  expect(pictures.at(-1)?.view?.answers).toBe(1);
  expect(vi.getTimerCount()).toBe(timers - 1);
});

test('an answer that is acknowledged and shown in one bundle can be taken back by its name', async () => {
  const pictures: Picture[] = [];
  host.watch((picture) => pictures.push(picture));
  const begun = Play.start(ticTacToe, { seats: 2, seed: 1 });
  socket.say(welcome);
  await vi.waitFor(() => expect(pictures.length).toBeGreaterThan(0));
  const before = view(begun, 0) as View;
  const [asked] = before.asked;
  const answered = host.answer(asked, asked.answers[0]);
  const sent = socket.sent.find(({ t }) => t === 'answer');
  const events = begun.answer(0, asked.answers[0]);
  const update = { t: 'update', match: 1, number: 1, events, delta: delta(before, view(begun, 0) as View) };
  socket.say([
    { t: 'ack', id: sent && 'id' in sent ? sent.id : '', number: 1 },
    { ...update, undo: { number: 1 } },
  ]);
  expect(pictures.at(-1)?.undo).toMatchObject({ question: asked.question, answer: asked.answers[0] });
  await answered;
});
