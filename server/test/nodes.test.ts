import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalExchange } from '../bus/local.ts';
import { joinNats } from '../bus/nats.ts';
import type { Bus } from '../bus/port.ts';
import { House } from './house.ts';
import { playOn } from './play.ts';
import { dropSchema, postgresUrl } from './postgres.ts';

/** Two nodes that share a database: any of them serves any match. */
function together(name: string, open: () => Promise<[House, House]>, available = true): void {
  if (!available) console.warn(`SKIPPED: no servers for two nodes on ${name}`);
  describe.skipIf(!available)(`two nodes on ${name}`, () => {
    let one: House;
    let other: House;
    beforeAll(async () => {
      [one, other] = await open();
    });
    afterAll(async () => {
      await one?.close();
      await other?.close();
    });

    it('play one game together', async () => {
      const seats = await one.table('high-card', ['Ada', 'Bo', 'Cy']);
      await one.start(seats);
      const clients = [];
      for (const [seat, token] of seats.tokens.entries())
        clients.push(await (seat % 2 ? other : one).client(seats.id, token).connect());
      await playOn(clients);
      for (const client of clients) {
        const newcomer = await other.client(seats.id, client.token).connect();
        expect(newcomer.view).toEqual(client.view);
        await newcomer.close();
      }
      await Promise.all(clients.map((client) => client.close()));
    });

    it('see who is connected to the other one, and what is done at the table', async () => {
      const { id, tokens } = await one.table('high-card', ['Ada', 'Bo']);
      const ada = await one.client(id, tokens[0]).connect();
      const bo = await other.client(id, tokens[1]).connect();
      await ada.until(() => ada.table?.chairs[1].presence?.state === 'here');
      await bo.until(() => bo.table?.chairs[0].presence?.state === 'here');
      await other.http.deed(id, tokens[1], { do: 'ready', ready: true });
      await ada.until(() => ada.table?.chairs[1].ready === true);
      await one.http.deed(id, tokens[0], { do: 'start' });
      for (const client of [ada, bo]) await client.until(() => client.match === 1);
      await ada.close();
      await bo.close();
    });

    it('start one match when both are told to', async () => {
      const { id, tokens } = await one.table('tic-tac-toe', ['Ada', 'Bo']);
      await other.http.deed(id, tokens[1], { do: 'ready', ready: true });
      const start = { do: 'start' } as const;
      const replies = await Promise.all([one.http.deed(id, tokens[0], start), other.http.deed(id, tokens[0], start)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(replies.find(({ status }) => status === 409)?.json.code).toBe('already-started');
      for (const node of [one, other])
        expect((await node.http.request(`/api/tables/${id}`, { token: tokens[1] })).json.table).toMatchObject({
          match: 1,
          stage: 'playing',
        });
    });

    it('let one of two simultaneous answers win, and an intent count once', async () => {
      const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
      await one.start(seats);
      const here = await one.client(seats.id, seats.tokens[0]).connect();
      const there = await other.client(seats.id, seats.tokens[0]).connect();
      const results = await Promise.all([here.answer({ cell: 0 }), there.answer({ cell: 8 })]);
      expect(results.map(({ t }) => t).sort()).toEqual(['ack', 'refused']);
      for (const client of [here, there]) await client.until(() => client.number === 1);
      expect(here.view).toEqual(there.view);
      const bo = [
        await one.client(seats.id, seats.tokens[1]).connect(),
        await other.client(seats.id, seats.tokens[1]).connect(),
      ];
      const id = randomUUID();
      const same = await Promise.all(bo.map((client) => client.answer({ cell: 4 }, { id })));
      expect(same).toMatchObject([
        { t: 'ack', number: 2 },
        { t: 'ack', number: 2 },
      ]);
      await Promise.all([here, there, ...bo].map((client) => client.close()));
    });
  });
}

const data = mkdtempSync(join(tmpdir(), 'orrery-nodes-'));
const exchange = new LocalExchange();
together('SQLite, in process', async () => {
  const node = () => House.open({ data }, { bus: exchange.join() });
  return [await node(), await node()];
});

const url = await postgresUrl();
const databaseSchema = `t${randomBytes(4).toString('hex')}`;
const nats = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const bus: Bus | undefined = await joinNats(nats, databaseSchema).catch(() => undefined);
await bus?.close();
together(
  'PostgreSQL and NATS',
  async () => {
    const node = async () =>
      House.open({ databaseUrl: url, databaseSchema }, { bus: await joinNats(nats, databaseSchema) });
    return [await node(), await node()];
  },
  url !== undefined && bus !== undefined,
);

afterAll(async () => {
  rmSync(data, { recursive: true, force: true });
  if (url) await dropSchema(url, databaseSchema);
});
