import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY_NODE, CLOSE } from '@orrery/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LocalExchange } from './local-bus.ts';
import type { TestClient } from './test-client.ts';
import { type Seats, TestServer } from './test-server.ts';

/** Two nodes with names: people are led to the one that works on their table. */
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  const exchange = new LocalExchange();
  const data = mkdtempSync(join(tmpdir(), 'orrery-led-'));
  const node = (nodeName: string) => TestServer.open({ data, nodeName, drainSeconds: 0.4 }, { bus: exchange.join() });
  one = await node('one');
  two = await node('two');
  for (const { running } of [one, two]) await running.directory.beat();
});
afterAll(async () => {
  await one.close(true);
  await two.close();
});

const worksOn = (server: TestServer, seats: Seats) => server.room(seats) !== undefined;

/** A game that the first node works on, with Ada there. */
async function gameAtOne(): Promise<{ seats: Seats; ada: TestClient }> {
  const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
  await one.start(seats);
  const ada = await one.client(seats.id, seats.tokens[0]).connect({ node: ANY_NODE });
  expect(ada.welcomed).toBe('fresh');
  expect(worksOn(one, seats)).toBe(true);
  return { seats, ada };
}

/** The first node gives its room to the second, which is not told. */
async function giveAway(seats: Seats): Promise<void> {
  const { directory } = one.running;
  directory.draining = true;
  await directory.handOver(1);
  await vi.waitFor(() => expect(worksOn(one, seats)).toBe(false));
  directory.draining = false;
}

it('a person who comes to another node is led to the one that works on the table', async () => {
  const { seats, ada } = await gameAtOne();
  const astray = await two.client(seats.id, seats.tokens[1]).connect({ node: ANY_NODE });
  expect([astray.ledTo, astray.closeCode, astray.welcomed]).toEqual(['one', CLOSE.elsewhere, undefined]);
  const bo = await one.client(seats.id, seats.tokens[1]).connect({ node: 'one' });
  await ada.answer({ cell: 0 });
  expect(await bo.answer({ cell: 4 }, { after: 1 })).toMatchObject({ t: 'ack', number: 2 });
  await ada.until(() => ada.table?.chairs[1].presence?.state === 'here');
  await Promise.all([ada.close(), bo.close()]);
});

it('who cannot be led, or was sent there and came elsewhere, plays all the same', async () => {
  const { seats, ada } = await gameAtOne();
  await ada.answer({ cell: 0 });
  const bot = await two.client(seats.id, seats.tokens[1]).connect();
  const lost = await two.client(seats.id, seats.tokens[1]).connect({ node: 'one' });
  for (const client of [bot, lost]) expect([client.ledTo, client.number]).toEqual([undefined, 1]);
  expect(await bot.answer({ cell: 4 })).toMatchObject({ t: 'ack', number: 2 });
  await lost.until(() => lost.number === 2);
  await Promise.all([ada, bot, lost].map((client) => client.close()));
});

it('people are led to the room of a lobby, too', async () => {
  const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
  const ada = await one.client(seats.id, seats.tokens[0]).connect({ node: ANY_NODE });
  const bo = await two.client(seats.id, seats.tokens[1]).connect({ node: ANY_NODE });
  expect([ada.welcomed, ada.ledTo, bo.welcomed, bo.ledTo]).toEqual(['nothing', undefined, undefined, 'one']);
  const again = await one.client(seats.id, seats.tokens[1]).connect({ node: 'one' });
  await one.start(seats);
  for (const client of [ada, again]) await client.until(() => client.match === 1);
  await Promise.all([ada, again].map((client) => client.close()));
});

it('people are led once when a room goes to another node, and never to and fro', async () => {
  const { seats, ada } = await gameAtOne();
  await giveAway(seats);
  await ada.until(() => ada.closeCode !== undefined);
  expect([ada.ledTo, ada.closeCode]).toEqual(['two', CLOSE.elsewhere]);
  const bo = await two.client(seats.id, seats.tokens[1]).connect({ node: ANY_NODE });
  expect([bo.ledTo, bo.match]).toEqual([undefined, 1]);
  expect([worksOn(one, seats), worksOn(two, seats)]).toEqual([false, true]);
  await bo.close();
});

it('a client that cannot be led stays connected when its room goes to another node', async () => {
  const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
  await one.start(seats);
  const ada = await one.client(seats.id, seats.tokens[0]).connect();
  const visitor = await two.client(seats.id, seats.watch).connect();
  await giveAway(seats);
  expect(await ada.answer({ cell: 0 })).toMatchObject({ t: 'ack', number: 1 });
  await visitor.until(() => visitor.number === 1);
  expect([worksOn(two, seats), ada.closeCode]).toEqual([true, undefined]);
  await Promise.all([ada.close(), visitor.close()]);
});

it('a node that drains hands its tables over, and its people with them', async () => {
  const { seats, ada } = await gameAtOne();
  await ada.answer({ cell: 0 });
  const bo = await two.client(seats.id, seats.tokens[1]).connect();
  const drained = one.running.drain();
  await ada.until(() => ada.closeCode !== undefined);
  expect([ada.ledTo, ada.closeCode]).toEqual(['two', CLOSE.elsewhere]);
  const back = await two.client(seats.id, seats.tokens[0]).connect({ node: 'two' });
  expect([back.number, worksOn(two, seats), worksOn(one, seats)]).toEqual([1, true, false]);
  expect(await bo.answer({ cell: 4 })).toMatchObject({ t: 'ack', number: 2 });
  await drained;
  await Promise.all([back.close(), bo.close()]);
});
