import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE, readLink } from '@orrery/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { joinNats } from '../cluster/nats.ts';
import type { Bus } from '../cluster/notices.ts';
import { StorageError } from '../store/store.ts';
import { newToken, tokenHash } from '../tokens.ts';
import { LocalExchange } from './local-bus.ts';
import { playOn } from './play-to-end.ts';
import type { TestClient } from './test-client.ts';
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

describe('two nodes', () => {
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    const data = mkdtempSync(join(tmpdir(), 'orrery-two-'));
    const exchange = new LocalExchange();
    const node = () => TestServer.open({ data }, { bus: exchange.join() });
    one = await node();
    other = await node();
  });
  afterAll(async () => {
    await one.close(true);
    await other.close();
  });

  /** A table whose room is on the first node, and whose people are Ada there and Bo. */
  async function tableAtOne() {
    const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
    expect([one.room(seats) !== undefined, other.room(seats)]).toEqual([true, undefined]);
    return { ...seats, ada: seats.tokens[0], bo: seats.tokens[1] };
  }

  it('know a person who sat down at the other one', async () => {
    const { id, bo, join: invitation } = await tableAtOne();
    await one.http.action(id, bo, { do: 'leave' });
    const { token } = await other.http.sit(id, invitation, 'Cy');
    const { json } = await other.http.request('/api/mine', { body: { seats: [{ table: id, token }] } });
    expect([json.tables.length, json.gone]).toEqual([1, []]);
    expect((await one.http.request(`/api/tables/${id}`, { token })).json.you.seat).toBe(1);
    const client = await other.client(id, token).connect();
    expect([client.you?.seat, other.room({ id })]).toEqual([1, undefined]);
    await client.close();
  });

  it('refuse a link that was replaced at the other one, at once', async () => {
    const { id, ada, bo } = await tableAtOne();
    expect((await other.http.request(`/api/tables/${id}`, { token: bo })).status).toBe(200);
    const listening = await other.client(id, bo).connect();
    await one.http.request(`/api/tables/${id}/links`, { token: ada, body: { link: 'seat', seat: 1 } });
    expect((await other.http.request(`/api/tables/${id}`, { token: bo })).json.code).toBe('bad-token');
    await listening.until(() => listening.closeCode !== undefined);
    expect(listening.closeCode).toBe(CLOSE.forbidden);
  });

  it('pass long polls on, and end those whose sender went', async () => {
    const { id, ada, bo } = await tableAtOne();
    const path = `/api/tables/${id}/news`;
    const { version } = (await other.http.request(`${path}?wait=0`, { token: bo })).json.table;
    const given = new AbortController();
    const headers = { authorization: `Bearer ${bo}` };
    const poll = fetch(`${other.origin}${path}?version=${version}&wait=25`, { headers, signal: given.signal });
    await vi.waitFor(() => expect(one.room({ id })?.audience.none).toBe(false));
    given.abort();
    await expect(poll).rejects.toThrow();
    await vi.waitFor(() => expect(one.room({ id })?.audience.none).toBe(true));
    const again = other.http.request(`${path}?version=${version}&wait=25`, { token: bo });
    await one.http.action(id, ada, { do: 'rename', name: 'Adele' });
    expect((await again).json.table.chairs[0].name).toBe('Adele');
  });

  it('never call a table gone because the database is away', async () => {
    const { id, bo } = await tableAtOne();
    const tables = () => Promise.reject(new StorageError('storage-gone'));
    const gone = { ...one.running.services.store, tables };
    const third = await TestServer.open({ data: one.data }, { bus: new LocalExchange().join(), store: gone });
    const { status, json } = await third.http.request('/api/mine', { body: { seats: [{ table: id, token: bo }] } });
    expect([status, json.code]).toEqual([503, 'storage-gone']);
    await third.running.app.close();
  });

  it('look at fifty tables with one question to the database, and open no room', async () => {
    const seats = [];
    for (let n = 0; n < 50; n++) {
      const { table, token } = await one.http.create({
        game: 'tic-tac-toe',
        pace: 'live',
        name: 'Ada',
        chairs: [{ kind: 'human' }, { kind: 'human' }],
      });
      seats.push({ table: table.table, token });
    }
    const calls = async () => {
      const { text } = await other.http.request('/metrics');
      return Object.fromEntries(
        [...text.matchAll(/^orrery_storage_calls_total{call="(\w+)"} (\d+)$/gm)].map(([, call, count]) => [
          call,
          +count,
        ]),
      );
    };
    const rooms = () => other.running.directory.rooms.all.length + one.running.directory.rooms.all.length;
    const [before, open] = [await calls(), rooms()];
    const { json } = await other.http.request('/api/mine', { body: { seats } });
    const after = await calls();
    expect([json.tables.length, json.gone, rooms() - open]).toEqual([50, [], 0]);
    expect(after.tables - (before.tables ?? 0)).toBe(1);
    for (const call of ['table', 'match', 'claim', 'entries']) expect(after[call] ?? 0, call).toBe(before[call] ?? 0);
  });

  it('refuse a header of theirs that somebody else wrote', async () => {
    const { id, ada } = await tableAtOne();
    const facts = Buffer.from(JSON.stringify({ address: '203.0.113.9' })).toString('base64url');
    for (const forged of ['', 'x', `${facts}.${'A'.repeat(43)}`, `${facts}.`]) {
      const headers = { 'x-orrery-passed-on': forged };
      const { status, json } = await one.http.request(`/api/tables/${id}`, { token: ada, headers });
      expect([status, json.code]).toEqual([403, 'bad-origin']);
    }
  });

  it('make one chair and one link however often a request that makes one arrives', async () => {
    const { id, tokens, join: invitation } = await one.table('high-card', ['Ada', 'Bo', 'Cy']);
    await one.http.action(id, tokens[1], { do: 'leave' });
    const room = one.room({ id });
    const token = newToken('seat');
    const sit = () => room?.sit(tokenHash(invitation), { name: 'Di', token });
    const seats = [await sit(), await sit()].map((seated) => seated?.you.seat);
    expect(seats).toEqual([1, 1]);
    const link = newToken('seat');
    const reissue = () => room?.reissue(tokenHash(token), { link: 'seat', seat: 1 }, link);
    expect(await reissue()).toBe(await reissue());
    expect((await other.http.request(`/api/tables/${id}`, { token: link })).json.you.seat).toBe(1);
    expect((await other.http.request(`/api/tables/${id}`, { token })).json.code).toBe('bad-token');
  });

  it('bring every entry to two hundred watchers on each of them', async () => {
    const seats = await one.table('tic-tac-toe', ['Ada', 'Bo']);
    await one.start(seats);
    const watch = async (server: TestServer, token: string) =>
      Promise.all(Array.from({ length: 100 }, () => server.client(seats.id, token).connect()));
    // One link is good for two hundred.
    const replaced = await one.http.request(`/api/tables/${seats.id}/links`, {
      token: seats.tokens[0],
      body: { link: 'join' },
    });
    const join = readLink(replaced.json.link)?.token ?? '';
    const watchers = [];
    for (const server of [one, other])
      for (const token of [seats.watch, join]) watchers.push(...(await watch(server, token)));
    expect(watchers.filter(({ welcomed }) => welcomed === 'fresh')).toHaveLength(400);
    const players: TestClient[] = [];
    for (const token of seats.tokens) players.push(await other.client(seats.id, token).connect());
    for (const [turn, cell] of [0, 3, 1, 4, 2].entries()) {
      await players[turn % 2].until(() => players[turn % 2].number === turn);
      await players[turn % 2].answer({ cell });
    }
    for (const watcher of watchers) await watcher.until(() => watcher.number === 5, 20_000);
    expect(watchers.every(({ heard }) => heard.length === 5)).toBe(true);
    for (const client of [...watchers, ...players]) client.cut();
  });
});

/** The way to a node, on which a reply can be lost. */
async function lossyWay() {
  const way = { target: 0, port: 0, losesReply: false, close: () => server.close() };
  const server = createServer((client) => {
    const node = connect(way.target, '127.0.0.1');
    client.on('error', () => {}).pipe(node);
    node.on('error', () => {}).on('close', () => client.destroy());
    client.on('close', () => node.destroy());
    node.on('data', (data) => {
      if (!way.losesReply) return client.write(data);
      way.losesReply = false;
      return client.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  way.port = (server.address() as AddressInfo).port;
  return way;
}

it('nodes leave no chair without a person when a reply between them is lost', async () => {
  const way = await lossyWay();
  const data = mkdtempSync(join(tmpdir(), 'orrery-lossy-'));
  const exchange = new LocalExchange();
  const owner = await TestServer.open({ data, address: `127.0.0.1:${way.port}` }, { bus: exchange.join() });
  way.target = Number(new URL(owner.origin).port);
  const gateway = await TestServer.open({ data }, { bus: exchange.join() });
  const { id, tokens, join: invitation } = await owner.table('high-card', ['Ada', 'Bo', 'Cy']);
  const chairs = async () => {
    const { json } = await owner.http.request(`/api/tables/${id}`, { token: tokens[0] });
    return json.table.chairs.map(({ name, kind }: { name?: string; kind: string }) => name ?? kind);
  };
  way.losesReply = true;
  const left = await gateway.http.action(id, tokens[1], { do: 'leave' });
  expect([left.status, left.json.code, await chairs()]).toEqual([503, 'bus-gone', ['Ada', 'free', 'Cy']]);
  way.losesReply = true;
  const { token } = await gateway.http.sit(id, invitation, 'Di');
  expect([way.losesReply, await chairs()]).toEqual([false, ['Ada', 'Di', 'Cy']]);
  way.losesReply = true;
  const replaced = await gateway.http.request(`/api/tables/${id}/links`, { token, body: { link: 'seat', seat: 1 } });
  const again = { token: readLink(replaced.json.link)?.token ?? '' };
  expect((await gateway.http.request(`/api/tables/${id}`, again)).json.you.seat).toBe(1);
  expect([way.losesReply, await chairs()]).toEqual([false, ['Ada', 'Di', 'Cy']]);
  await gateway.close(true);
  await owner.close();
  way.close();
});

it('a node does not start beside living nodes of the kind before, and says what to do', async () => {
  const data = mkdtempSync(join(tmpdir(), 'orrery-older-'));
  const first = await TestServer.open({ data }, { bus: new LocalExchange().join() });
  const { store } = first.running.services;
  const older = setInterval(() => store.beat('one_7f4df1f6-6a04-4b8a-9b43-6b4f0a6f2b11'), 200);
  await expect(TestServer.open({ data }, { bus: new LocalExchange().join() })).rejects.toThrow('stop all nodes');
  clearInterval(older);
  await first.close();
});
