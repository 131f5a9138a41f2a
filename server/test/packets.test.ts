import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Packets } from '../live/packets.ts';
import { type Subscriber, Subscribers } from '../tables/subscribers.ts';
import type { TableDoc } from '../tables/table-doc.ts';

const turn = () => new Promise(process.nextTick);

/** Counts what leaves in which packet. */
class FakeWire {
  readonly packets: string[][] = [];
  private corked = 0;
  private written: string[] = [];

  cork(): void {
    this.corked++;
  }

  uncork(): void {
    expect(this.corked--).toBe(1);
    this.packets.push(this.written);
    this.written = [];
  }

  write(text: string): void {
    expect(this.corked).toBe(1);
    this.written.push(text);
  }
}

describe('packets', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const packets = new Packets();
  const send = (wire: FakeWire, text: string, mayWait = false) => {
    packets.hold(wire, mayWait);
    wire.write(text);
  };

  test('what is sent in one turn leaves at its end, in one packet for each connection', async () => {
    const [one, other] = [new FakeWire(), new FakeWire()];
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
    const wire = new FakeWire();
    send(wire, 'first', true);
    await turn();
    send(wire, 'second', true);
    await turn();
    expect(wire.packets).toEqual([]);
    send(wire, 'third');
    await turn();
    expect(wire.packets).toEqual([['first', 'second', 'third']]);
    vi.advanceTimersByTime(100);
    expect(wire.packets).toHaveLength(1);
  });

  test('nothing waits longer than 16 ms, and nothing ticks when nothing waits', async () => {
    const [early, late] = [new FakeWire(), new FakeWire()];
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

test('who is asked is told at once, everybody at the end of a game; who only looks on can wait', () => {
  const chairs = ['a', 'b'].map((key) => ({ kind: 'human', key }));
  const subscribers = new Subscribers();
  const heard: [string, boolean][] = [];
  const join = (name: string, identity: object) => {
    const updates: Subscriber['updates'] = ([text], _match, _number, mayWait) => void heard.push([text, mayWait]);
    const subscriber = { identity, address: name, updates } as unknown as Subscriber;
    subscribers.reserve(subscriber);
    subscribers.add(subscriber);
  };
  join('a', { as: 'seat', key: 'a', hash: 'a' });
  join('b', { as: 'seat', key: 'b', hash: 'b' });
  join('watcher', { as: 'watcher', hash: 'w' });
  const doc = { chairs } as unknown as TableDoc;
  const tell = (awaited: number[], over: boolean) => {
    heard.length = 0;
    const updates = [0, 1, 'watcher' as const].map((viewer) => [viewer, [`to ${viewer}`]] as const);
    subscribers.tell(doc, updates as never, 1, { number: 1, awaited, over });
    return heard;
  };
  expect(tell([1], false)).toEqual([
    ['to 0', true],
    ['to 1', false],
    ['to watcher', true],
  ]);
  expect(tell([], true).every(([, mayWait]) => !mayWait)).toBe(true);
});
