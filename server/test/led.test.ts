import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY_NODE, CLOSE } from '@orrery/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LocalExchange } from '../bus/local.ts';
import type { TestClient } from './test-client.ts';
import { type Seats, TestServer } from './test-server.ts';

/** Two nodes with names: people are led to the one that works on their table. */
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  const exchange = new LocalExchange();
  const data = mkdtempSync(join(tmpdir(), 'orrery-led-'));
  const node = (name: string) => TestServer.open({ data, drainSeconds: 0.4 }, { bus: exchange.join(name) });
  one = await node('one');
  two = await node('two');
  for (const { running } of [one, two]) await running.services.nodes.beat();
});
afterAll(async () => {
  await one.close(true);
  await two.close();
});

const worksOn = async ({ running }: TestServer, { id }: Seats) => (await running.liveTables.get(id)).worksHere;

/** A game that the first node works on, with Ada there. */
async function gameAtOne(): Promise<{ seats: Seats; ada: TestClient }> {
  const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
  await one.start(seats);
  const ada = await one.client(seats.id, seats.tokens[0]).connect({ node: ANY_NODE });
  expect(ada.welcomed).toBe('fresh');
  expect(await worksOn(one, seats)).toBe(true);
  return { seats, ada };
}

/** The first node gives its table to the second, and what that hears of it is lost. */
async function giveAwayUnheard(seats: Seats): Promise<void> {
  const { store, bus, nodes } = one.running.services;
  nodes.draining = true;
  await store.release([seats.id], bus.node);
  await (await one.running.liveTables.get(seats.id)).match.played?.lookAgain();
  nodes.draining = false;
  expect([await worksOn(one, seats), await worksOn(two, seats)]).toEqual([false, false]);
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

it('people in the lobby are led when the match is dealt and worked on elsewhere', async () => {
  const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
  const ada = await one.client(seats.id, seats.tokens[0]).connect({ node: ANY_NODE });
  const bo = await two.client(seats.id, seats.tokens[1]).connect({ node: ANY_NODE });
  expect([ada.welcomed, bo.welcomed]).toEqual(['nothing', 'nothing']);
  await one.start(seats);
  await ada.until(() => ada.match === 1 || ada.ledTo !== undefined);
  await bo.until(() => bo.match === 1 || bo.ledTo !== undefined);
  const [here, name, led] = (await worksOn(one, seats)) ? [one, 'one', bo] : [two, 'two', ada];
  await led.until(() => led.closeCode !== undefined);
  expect([ada.ledTo, bo.ledTo].filter(Boolean)).toEqual([name]);
  const again = await here.client(seats.id, led.token).connect({ node: name });
  expect(again.match).toBe(1);
  await Promise.all([ada, bo, again].map((client) => client.close()));
});

it('nodes that believe each other to work on a table do not send people to and fro', async () => {
  const { seats, ada } = await gameAtOne();
  const watcher = await two.client(seats.id, seats.watch).connect();
  await ada.close();
  await giveAwayUnheard(seats);
  const bo = await two.client(seats.id, seats.tokens[1]).connect({ node: ANY_NODE });
  expect([bo.ledTo, bo.match]).toEqual([undefined, 1]);
  expect(await worksOn(two, seats)).toBe(true);
  await Promise.all([bo.close(), watcher.close()]);
});

it('a node that was given a table, and did not hear of it, works on it when it is asked', async () => {
  const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
  await one.start(seats);
  const ada = await one.client(seats.id, seats.tokens[0]).connect();
  const visitor = await two.client(seats.id, seats.watch).connect();
  await visitor.close();
  await giveAwayUnheard(seats);
  expect(await ada.answer({ cell: 0 })).toMatchObject({ t: 'ack', number: 1 });
  expect(await worksOn(two, seats)).toBe(true);
  await ada.close();
});

it('a node that drains hands its tables over, and its people with them', async () => {
  const { seats, ada } = await gameAtOne();
  await ada.answer({ cell: 0 });
  // The other node has heard that the first works on it.
  const bo = await two.client(seats.id, seats.tokens[1]).connect();
  const drained = one.running.drain();
  await ada.until(() => ada.closeCode !== undefined);
  expect([ada.ledTo, ada.closeCode]).toEqual(['two', CLOSE.elsewhere]);
  const back = await two.client(seats.id, seats.tokens[0]).connect({ node: 'two' });
  expect([back.number, await worksOn(two, seats), await worksOn(one, seats)]).toEqual([1, true, false]);
  expect(await bo.answer({ cell: 4 })).toMatchObject({ t: 'ack', number: 2 });
  await drained;
  await Promise.all([back.close(), bo.close()]);
});
