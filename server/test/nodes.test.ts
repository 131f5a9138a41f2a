import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE, readLink } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { LocalExchange } from '../bus/local.ts';
import { joinNats } from '../bus/nats.ts';
import { StorageError } from '../store/store.ts';
import { playOn } from './play-to-end.ts';
import { dropSchema, postgresUrl } from './test-postgres.ts';
import { TestServer } from './test-server.ts';

/** Two nodes that share a database: any of them serves any match. */
function together(name: string, open: () => Promise<[TestServer, TestServer]>, available = true): void {
  if (!available) console.warn(`SKIPPED: no servers for two nodes on ${name}`);
  describe.skipIf(!available)(`two nodes on ${name}`, () => {
    let one: TestServer;
    let other: TestServer;
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
      await other.http.action(id, tokens[1], { do: 'ready', ready: true });
      await ada.until(() => ada.table?.chairs[1].ready === true);
      await one.http.action(id, tokens[0], { do: 'start' });
      for (const client of [ada, bo]) await client.until(() => client.match === 1);
      await ada.close();
      await bo.close();
    });

    it('start one match when both are told to', async () => {
      const { id, tokens } = await one.table('tic-tac-toe', ['Ada', 'Bo']);
      await other.http.action(id, tokens[1], { do: 'ready', ready: true });
      const start = { do: 'start' } as const;
      const replies = await Promise.all([
        one.http.action(id, tokens[0], start),
        other.http.action(id, tokens[0], start),
      ]);
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
  const node = () => TestServer.open({ data }, { bus: exchange.join() });
  return [await node(), await node()];
});

const url = await postgresUrl();
const databaseSchema = `t${randomBytes(4).toString('hex')}`;
const nats = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';
const bus: Bus | undefined = await joinNats({ url: nats, prefix: databaseSchema }).catch(() => undefined);
await bus?.close();
together(
  'PostgreSQL and NATS',
  async () => {
    const node = async () =>
      TestServer.open(
        { databaseUrl: url, databaseSchema },
        { bus: await joinNats({ url: nats, prefix: databaseSchema }) },
      );
    return [await node(), await node()];
  },
  url !== undefined && bus !== undefined,
);

afterAll(async () => {
  rmSync(data, { recursive: true, force: true });
  if (url) await dropSchema(url, databaseSchema);
});

describe('two nodes that hear nothing of each other', () => {
  const deaf = (node: string): Bus => ({
    node,
    alone: false,
    connected: true,
    publish: () => {},
    tell: () => {},
    listen: () => () => {},
    ask: () => Promise.reject(new Error('nobody hears')),
    answer: () => {},
    close: async () => {},
  });
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    const data = mkdtempSync(join(tmpdir(), 'orrery-deaf-'));
    one = await TestServer.open({ data }, { bus: deaf('one') });
    other = await TestServer.open({ data }, { bus: deaf('other') });
  });
  afterAll(async () => {
    await one.close(true);
    await other.close();
  });

  /** A table that the other node has in memory as it was before Bo sat down. */
  async function halfKnown() {
    const created = await one.http.create({
      game: 'tic-tac-toe',
      pace: 'live',
      name: 'Ada',
      chairs: [{ kind: 'human' }, { kind: 'human' }],
    });
    const { table: id } = created.table;
    await other.http.request(`/api/tables/${id}`, { token: created.token });
    const { token } = await one.http.sit(id, readLink(created.links.join)?.token ?? '', 'Bo');
    return { id, ada: created.token, bo: token };
  }

  it('know a person who sat down at the other one', async () => {
    const { id, bo } = await halfKnown();
    const { json } = await other.http.request('/api/mine', { body: { seats: [{ table: id, token: bo }] } });
    expect([json.tables.length, json.gone]).toEqual([1, []]);
    const again = await halfKnown();
    expect((await other.http.request(`/api/tables/${again.id}`, { token: again.bo })).json.you.seat).toBe(1);
    const third = await halfKnown();
    const client = await other.client(third.id, third.bo).connect();
    expect(client.you?.seat).toBe(1);
    await client.close();
  });

  it('refuse a link that was replaced at the other one, at once', async () => {
    const { id, ada, bo } = await halfKnown();
    expect((await other.http.request(`/api/tables/${id}`, { token: bo })).status).toBe(200);
    const listening = await other.client(id, bo).connect();
    await one.http.request(`/api/tables/${id}/links`, { token: ada, body: { link: 'seat', seat: 1 } });
    expect((await other.http.request(`/api/tables/${id}`, { token: bo })).json.code).toBe('bad-token');
    await listening.until(() => listening.closeCode !== undefined);
    expect(listening.closeCode).toBe(CLOSE.forbidden);
  });

  it('catch up with all tables in one go, also those nobody looks at', async () => {
    const tables = [await halfKnown(), await halfKnown(), await halfKnown()];
    const [{ id, ada }] = tables;
    const watching = await other.client(id, ada).connect();
    await one.http.action(id, ada, { do: 'rename', name: 'Adele' });
    await other.running.liveTables.catchUp();
    await watching.until(() => watching.table?.chairs[0].name === 'Adele');
    expect(watching.table?.chairs[1].name).toBe('Bo');
    await watching.close();
  });

  it('never call a table gone because the database is away', async () => {
    const { id, bo } = await halfKnown();
    const gone = { ...one.running.services.store, versions: () => Promise.reject(new StorageError('storage-gone')) };
    const third = await TestServer.open({ data: one.data }, { bus: deaf('third'), store: gone });
    const { status, json } = await third.http.request('/api/mine', { body: { seats: [{ table: id, token: bo }] } });
    expect([status, json.code]).toEqual([503, 'storage-gone']);
    await third.running.app.close();
  });
});
