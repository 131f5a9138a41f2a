import { unbundle } from '@orrery/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { Packets } from '../gateway/packets.ts';
import { type Line, LiveSocket, type SocketParts } from '../gateway/socket.ts';
import { Metrics } from '../metrics.ts';
import { Audience, type Connection } from '../room/audience.ts';
import type { Identity, TableDoc } from '../room/document.ts';

const turn = () => new Promise(process.nextTick);

/** Remembers what left together. */
class FakeReceiver {
  readonly packets: string[][] = [];
  readonly outgoing: string[] = [];

  release(): void {
    this.packets.push(this.outgoing.splice(0));
  }
}

describe('packets', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const packets = new Packets();
  const send = (receiver: FakeReceiver, text: string, mayWait = false) => {
    receiver.outgoing.push(text);
    packets.hold(receiver, mayWait);
  };

  test('what is sent in one turn leaves at its end, in one packet for each connection', async () => {
    const [one, other] = [new FakeReceiver(), new FakeReceiver()];
    send(one, 'ack');
    send(other, 'update');
    send(one, 'update', true);
    expect(one.packets).toEqual([]);
    await turn();
    expect(one.packets).toEqual([['ack', 'update']]);
    expect(other.packets).toEqual([['update']]);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(16);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('what may wait leaves with what somebody waits for, in its order', async () => {
    const receiver = new FakeReceiver();
    send(receiver, 'first', true);
    await turn();
    send(receiver, 'second', true);
    await turn();
    expect(receiver.packets).toEqual([]);
    send(receiver, 'third');
    await turn();
    expect(receiver.packets).toEqual([['first', 'second', 'third']]);
    vi.advanceTimersByTime(100);
    expect(receiver.packets).toHaveLength(1);
  });

  test('nothing waits longer than 16 ms, and nothing ticks when nothing waits', async () => {
    const [early, late] = [new FakeReceiver(), new FakeReceiver()];
    send(early, 'early', true);
    vi.advanceTimersByTime(7);
    send(late, 'late', true);
    vi.advanceTimersByTime(1);
    expect(early.packets).toEqual([]);
    send(late, 'later', true);
    vi.advanceTimersByTime(8);
    expect(early.packets).toEqual([['early']]);
    expect(late.packets).toEqual([['late', 'later']]);
    vi.advanceTimersByTime(8);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what a connection is sent', () => {
  /** A connection that nobody holds anything back for but the test. */
  function connection(bundles: boolean) {
    const left: string[] = [];
    const services = { config: readConfig({}), metrics: new Metrics(), after: () => () => {} };
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => left.push(text),
      close: () => left.push('closed'),
    };
    const wire = { cork: () => left.push('('), uncork: () => left.push(')') };
    const line = { socket, wire, packets: { hold() {} }, bundles, address: 'here', neighbours: {} };
    return { live: new LiveSocket(line as unknown as Line, { services } as unknown as SocketParts), left, socket };
  }

  test('leaves as one list where the other side takes bundles, and as it is where there is only one', () => {
    const { live, left } = connection(true);
    live.send('{"t":"ack"}');
    live.send('{"t":"update"}', true);
    expect(left).toEqual([]);
    live.release();
    live.release();
    live.send('{"t":"pong"}');
    live.release();
    expect(left).toEqual(['[{"t":"ack"},{"t":"update"}]', '{"t":"pong"}']);
    expect(left.flatMap(unbundle).map(({ t }) => t)).toEqual(['ack', 'update', 'pong']);
  });

  test('leaves one by one in one packet where it does not', () => {
    const { live, left } = connection(false);
    live.send('a');
    live.send('b');
    live.release();
    live.send('c');
    live.release();
    expect(left).toEqual(['(', 'a', 'b', ')', 'c']);
  });

  test('leaves before the farewell, and nothing after it', () => {
    const { live, left } = connection(true);
    live.send('{"t":"update"}', true);
    live.cut('stopping', 'stopping', 'stopping');
    expect(left).toEqual(['[{"t":"update"},{"t":"problem","code":"stopping","details":{}}]', 'closed']);
    live.release();
    expect(left).toHaveLength(2);
  });

  test('is lost with the connection, and never more than who reads slowly may have waiting', () => {
    const gone = connection(true);
    gone.live.send('a');
    gone.socket.readyState = 3;
    gone.live.release();
    expect(gone.left).toEqual([]);
    const slow = connection(true);
    for (let kb = 0; kb <= 1024; kb++) slow.live.send('x'.repeat(1024), true);
    expect(slow.left).toEqual([]);
    slow.live.send('x');
    expect(slow.left.at(-1)).toBe('closed');
  });
});

test('who is asked is told at once, everybody at the end of a game; who only looks on can wait', () => {
  const chairs = ['a', 'b'].map((key) => ({ kind: 'human', key }));
  const audience = new Audience();
  const heard: [string, boolean][] = [];
  const join = (name: string, identity: Identity) => {
    const send: Connection['send'] = (text, mayWait = false) => void heard.push([text, mayWait]);
    const guest = audience.come({ address: name, send } as Connection, identity, { away: false });
    Object.assign(guest, { welcomed: true, has: { match: 1, seen: 0 } });
  };
  join('a', { as: 'seat', key: 'a', hash: 'a' });
  join('b', { as: 'seat', key: 'b', hash: 'b' });
  join('watcher', { as: 'watcher', hash: 'w' });
  const doc = { chairs } as unknown as TableDoc;
  const tell = (number: number, awaited: number[], over: boolean) => {
    heard.length = 0;
    const updates = [0, 1, 'watcher' as const].map((viewer) => [viewer, [`to ${viewer}`]] as const);
    audience.tell(doc, updates as never, 1, { number, awaited, over });
    return heard;
  };
  expect(tell(1, [1], false)).toEqual([
    ['to 0', true],
    ['to 1', false],
    ['to watcher', true],
  ]);
  const last = tell(2, [], true);
  expect(last.map(([, mayWait]) => mayWait)).toEqual([false, false, false]);
});
