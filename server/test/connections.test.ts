import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { connectionsPerAddress } from '../gateway/connections.ts';
import { TestServer } from './test-server.ts';

const few = { socketsPerAddress: 1 };
const BOUND = connectionsPerAddress(few);
const lines: Socket[] = [];
let server: TestServer;
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await server.close();
});

async function open(config: Partial<Config>): Promise<void> {
  server = await TestServer.open({ ...few, ...config });
}

/** A connection that stays open after one request; false if it is closed instead of answered. */
function stays(): Promise<boolean> {
  const line = connect(Number(new URL(server.origin).port), '127.0.0.1');
  lines.push(line);
  return new Promise((done) => {
    line.on('connect', () => line.write('GET /health HTTP/1.1\r\nHost: here\r\n\r\n'));
    line.on('data', () => done(true));
    line.on('error', () => done(false));
    line.on('close', () => done(false));
  });
}

async function crowd(size: number): Promise<boolean[]> {
  return Promise.all(Array.from({ length: size }, stays));
}

it('one address holds no more connections open than its bound, and gets a place when one ends', async () => {
  await open({});
  expect((await crowd(BOUND)).every(Boolean)).toBe(true);
  expect(await crowd(3)).toEqual([false, false, false]);
  const [first] = lines;
  first.end();
  await once(first, 'close');
  await expect.poll(stays).toBe(true);
});

it.each([1, ['127.0.0.0/8']])('what a proxy brings is everybody: %s', async (trustProxy) => {
  await open({ trustProxy });
  expect((await crowd(BOUND + 3)).every(Boolean)).toBe(true);
});
