import { ANY_NODE, CLOSE, type ClientMessage } from '@orrery/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../online/connection.ts';

/** The server's ends of all sockets, the newest last. */
let sockets: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: ClientMessage[] = [];
  readonly node: string | null;
  closed = false;

  constructor(address: URL) {
    super();
    this.node = address.searchParams.get('node');
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    this.closed = true;
  }

  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const welcome = { t: 'welcome', table: {}, you: {}, now: {} };
const newest = () => sockets.at(-1) as FakeSocket;
const asked = () => sockets.map(({ node }) => node);
let connection: Connection;
/** Tells of the network, as the window does. */
const browser = new EventTarget();

beforeEach(() => {
  sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('location', new URL('http://here/'));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.useFakeTimers();
  connection = new Connection('t', 'os_1', {
    has: () => ({}),
    acknowledged: () => undefined,
    now: () => undefined,
    update: () => undefined,
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('goes to the node it is led to, at once, and sends again what was not acknowledged', () => {
  newest().say(welcome);
  void connection.send({ t: 'undo', id: 'i', match: 1, back: 1 }).catch(() => undefined);
  const [first] = sockets;
  first.say({ t: 'elsewhere', node: 'node2' });
  first.end(CLOSE.elsewhere);
  expect([asked(), first.closed]).toEqual([[ANY_NODE, 'node2'], true]);
  expect(connection.state.get().status).toBe('live');
  newest().say(welcome);
  expect(newest().sent).toContainEqual({ t: 'undo', id: 'i', match: 1, back: 1 });
  vi.advanceTimersByTime(3000);
  expect(sockets).toHaveLength(2);
});

test('comes back to the node that worked on the table', () => {
  newest().say({ t: 'elsewhere', node: 'node2' });
  newest().say(welcome);
  newest().end(CLOSE.stopping);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([ANY_NODE, 'node2', 'node2']);
});

test('takes any node, unled, where the named one cannot be reached; and asks again after the next loss', () => {
  newest().say({ t: 'elsewhere', node: 'node2' });
  newest().end(1006);
  vi.advanceTimersByTime(1000);
  newest().say(welcome);
  newest().end(1006);
  vi.advanceTimersByTime(1000);
  expect(asked()).toEqual([ANY_NODE, 'node2', null, ANY_NODE]);
});

test('says at once that the network is gone, and is back as soon as the network is', () => {
  newest().say(welcome);
  expect(connection.state.get().status).toBe('live');
  browser.dispatchEvent(new Event('offline'));
  expect([connection.state.get().status, newest().closed]).toEqual(['lost', true]);
  browser.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(2);
  newest().say(welcome);
  expect(connection.state.get().status).toBe('live');
});
