import { EventEmitter } from 'node:events';
import { PROTOCOL } from '@orrery/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Line, SocketParts } from '../gateway/socket.ts';
import { LiveSockets } from '../gateway/sockets.ts';
import { Metrics } from '../metrics.ts';
import { newTableId, newToken } from '../tokens.ts';

/** Thousands of connections at once, without a network. */

const COUNT = 700;
const config = { ...readConfig({}), socketsPerAddress: COUNT };
const services = { config, metrics: new Metrics(), after: () => () => {} };
/** A database so busy that nobody's table is there yet. */
const directory = { reach: () => new Promise(() => {}) };
const parts = { services, directory } as unknown as SocketParts;

class FakeSocket extends EventEmitter {
  pings = 0;
  closedAt: number | undefined;
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  ping() {
    this.pings++;
    this.emit('pong');
  }
  send() {}
  close() {
    this.closedAt = performance.now();
    this.emit('close');
  }
  terminate() {}
}

let sockets: LiveSockets;
let fakes: FakeSocket[];
beforeEach(() => {
  vi.useFakeTimers();
  sockets = new LiveSockets(parts);
  fakes = Array.from({ length: COUNT }, () => new FakeSocket());
  for (const socket of fakes)
    sockets.accept({ socket, wire: { cork() {}, uncork() {} }, address: 'here' } as unknown as Line);
});
afterEach(() => {
  sockets.close();
  vi.useRealTimers();
});

it('are pinged once in a period, a few at a time', async () => {
  const pinged = () => fakes.reduce((sum, { pings }) => sum + pings, 0);
  let most = 0;
  for (let ms = 0; ms < 7000; ms += 50) {
    const before = pinged();
    await vi.advanceTimersByTimeAsync(50);
    most = Math.max(most, pinged() - before);
  }
  expect(fakes.every(({ pings }) => pings === 1)).toBe(true);
  expect(most).toBeLessThanOrEqual(COUNT / 70);
});

it('are sent to other nodes evenly over the time that is given', async () => {
  const draining = sockets.drain(10_000);
  const gone = () => fakes.filter(({ closedAt }) => closedAt !== undefined).length;
  for (let second = 1; second <= 10; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    expect(Math.abs(gone() - (COUNT * second) / 10)).toBeLessThanOrEqual(COUNT / 50);
  }
  await draining;
  expect(gone()).toBe(COUNT);
});

it('from one network are not without bound, and a place is free again when one goes', async () => {
  const come = (address: string) => {
    const socket = new FakeSocket();
    sockets.accept({ socket, wire: { cork() {}, uncork() {} }, address } as unknown as Line);
    return socket.closedAt === undefined;
  };
  expect(come('here')).toBe(false);
  expect(come('elsewhere')).toBe(true);
  fakes[0].close();
  expect([come('here'), come('here')]).toEqual([true, false]);
});

it('are closed when nobody says who it is, but not while a hello waits for the server', async () => {
  const [waiting, silent] = fakes;
  const hello = { t: 'hello', protocol: PROTOCOL, table: newTableId(), token: newToken('seat') };
  waiting.emit('message', Buffer.from(JSON.stringify(hello)), false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(silent.closedAt).toBeDefined();
  expect(waiting.closedAt).toBeUndefined();
});
