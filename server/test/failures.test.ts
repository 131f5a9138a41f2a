import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { type StorageCode, StorageError, type Store } from '../store/store.ts';
import { LocalExchange } from './local-bus.ts';
import { playOn } from './play-to-end.ts';
import { TestServer } from './test-server.ts';

describe('rules that misbehave', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ rulesLimit: 300 });
  });
  afterAll(() => server.close());

  it('and throw spoil nothing', async () => {
    const { clients } = await server.game('failing', ['Ada', 'Bo']);
    expect(await clients[0].answer({ act: 'throw' })).toMatchObject({ code: 'rules-failed', details: {} });
    expect(await clients[0].answer({ act: 'calm' })).toMatchObject({ t: 'ack', number: 1 });
    await clients[0].until(() => clients[0].number === 1);
    expect(clients[0].view?.table).toEqual({ calm: 1 });
    await Promise.all(clients.map((client) => client.close()));
  });

  it('and loop lose their thread, while other matches go on', async () => {
    const troubled = await server.game('failing', ['Ada', 'Bo']);
    const calm = await server.game('tic-tac-toe', ['Cy', 'Di']);
    await troubled.clients[0].answer({ act: 'calm' });
    await calm.clients[0].answer({ cell: 0 });
    await calm.clients[1].until(() => calm.clients[1].number === 1);
    await troubled.clients[1].until(() => troubled.clients[1].number === 1);
    const [stuck, answered] = await Promise.all([
      troubled.clients[1].answer({ act: 'loop' }),
      calm.clients[1].answer({ cell: 1 }),
    ]);
    expect(stuck).toMatchObject({ code: 'too-slow' });
    expect(answered).toMatchObject({ t: 'ack', number: 2 });
    expect(await troubled.clients[1].answer({ act: 'calm' })).toMatchObject({ t: 'ack', number: 2 });
    for (const client of troubled.clients) await client.until(() => client.number === 2);
    await playOn(calm.clients);
    const { text } = await server.http.request('/metrics');
    expect(text).toMatch(/orrery_thread_kills_total\{reason="too-slow"\} 1/);
    await Promise.all([...troubled.clients, ...calm.clients].map((client) => client.close()));
  });
});

/** A store that fails on demand, before or after the write. */
function moody(store: Store): Store & { mood?: StorageCode; late?: boolean } {
  const moodyStore = {
    ...store,
    mood: undefined as StorageCode | undefined,
    late: false,
    async write(write: Parameters<Store['write']>[0]) {
      if (moodyStore.mood && moodyStore.late) await store.write(write);
      if (moodyStore.mood) throw new StorageError(moodyStore.mood, 'ENOSPC');
      return store.write(write);
    },
  };
  return moodyStore;
}

describe('a disk that misbehaves', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  it.each(['storage-full', 'storage-readonly', 'storage-gone'] as const)(
    '%s is said, and nothing is lost or half written',
    async (code) => {
      const directory = mkdtempSync(join(tmpdir(), 'orrery-moody-'));
      const store = moody(await openSqlite({ directory }));
      server = await TestServer.open({ data: directory }, { store });
      const { clients, id, tokens } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
      await clients[0].answer({ cell: 0 });
      await clients[1].until(() => clients[1].number === 1);
      store.mood = code;
      const intent = randomUUID();
      expect(await clients[1].answer({ cell: 1 }, { id: intent })).toMatchObject({ t: 'refused', code });
      expect((await server.http.action(id, tokens[0], { do: 'rename', name: 'Eva' })).json.code).toBe(code);
      expect((await server.http.request('/api/tables', { body: {} })).status).toBe(400);
      expect(clients[0].number).toBe(1);
      store.mood = undefined;
      expect(await clients[1].answer({ cell: 1 }, { id: intent })).toMatchObject({ t: 'ack', number: 2 });
      for (const client of clients) await client.until(() => client.number === 2);
      await playOn(clients);
      await Promise.all(clients.map((client) => client.close()));
    },
  );

  it('an answer that is on disk although the database said otherwise is found by its id', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'orrery-moody-'));
    const store = moody(await openSqlite({ directory }));
    server = await TestServer.open({ data: directory }, { store });
    const { clients } = await server.game('tic-tac-toe', ['Ada', 'Bo']);
    const intent = randomUUID();
    Object.assign(store, { mood: 'storage-gone', late: true });
    expect(await clients[0].answer({ cell: 0 }, { id: intent })).toMatchObject({ code: 'storage-gone' });
    store.mood = undefined;
    expect(await clients[0].answer({ cell: 0 }, { id: intent })).toMatchObject({ t: 'ack', number: 1 });
    for (const client of clients) await client.until(() => client.number === 1);
    await playOn(clients);
    await Promise.all(clients.map((client) => client.close()));
  });

  it('really full: refused, and the game goes on after the operator made room', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'orrery-full-'));
    const small = await openSqlite({ directory, maxPages: 24 });
    server = await TestServer.open({ data: directory, messagesPerSecond: 10_000 }, { store: small });
    const { clients, tokens, id } = await server.game('failing', ['Ada', 'Bo']);
    let acknowledged = 0;
    let refusal: unknown;
    for (let turn = 0; turn < 5000 && !refusal; turn++) {
      const client = clients[turn % 2];
      await client.until(() => client.number === turn);
      const settled = await client.answer({ act: 'calm' });
      if (settled.t === 'ack') acknowledged++;
      else refusal = settled;
    }
    expect(refusal).toMatchObject({ code: 'storage-full' });
    await server.close(true);
    server = await TestServer.open({ data: directory });
    const ada = await server.client(id, tokens[0]).connect();
    expect(ada.number).toBe(acknowledged);
    expect(
      await server
        .client(id, tokens[acknowledged % 2])
        .connect()
        .then((one) => one.answer({ act: 'calm' })),
    ).toMatchObject({
      t: 'ack',
      number: acknowledged + 1,
    });
  });
});

describe('a restart', () => {
  it('loses nothing, and who comes back with the newest number needs no fresh view', async () => {
    const data = mkdtempSync(join(tmpdir(), 'orrery-restart-'));
    const first = await TestServer.open({ data });
    const { clients, id, tokens } = await first.game('high-card', ['Ada', 'Bo', 'Cy']);
    const intent = randomUUID();
    await clients[0].answer(clients[0].asked?.answers[0] ?? {}, { id: intent });
    for (const client of clients) await client.until(() => client.number === 1);
    await first.close(true);
    for (const client of clients) await client.until(() => client.closeCode === 1012);
    const second = await TestServer.open({ data });
    const again = tokens.map((token) => second.client(id, token));
    for (const [seat, client] of again.entries()) {
      Object.assign(client, { view: clients[seat].view, number: 1, match: 1 });
      await client.connect();
      expect(client.welcomed).toBe('missed');
    }
    expect(await again[0].answer({ card: 'n1' }, { id: intent })).toMatchObject({ t: 'ack', number: 1 });
    await playOn(again);
    await Promise.all(again.map((client) => client.close()));
    await second.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('wakes bots that were left thinking', async () => {
    const data = mkdtempSync(join(tmpdir(), 'orrery-restart-'));
    const directory = data;
    const store = await openSqlite({ directory });
    const first = await TestServer.open({ data }, { store: { ...store, waitingForBots: async () => [] } });
    const chairs = [{ kind: 'human' }, { kind: 'bot', level: 'easy' }];
    const created = await first.http.create({ game: 'high-card', pace: 'live', name: 'Ada', chairs });
    const { table } = created.table;
    await first.http.action(table, created.token, { do: 'start' });
    await first.close(true);
    const second = await TestServer.open({ data });
    const ada = await second.client(table, created.token).connect();
    await ada.until(() => ada.number === 1);
    await ada.close();
    await second.close();
  });
});

it('a server that is stopped while its database is away stops', async () => {
  const data = mkdtempSync(join(tmpdir(), 'orrery-away-'));
  const store = await openSqlite({ directory: data });
  const leave = () => Promise.reject(new StorageError('storage-gone'));
  const server = await TestServer.open({ data }, { store: { ...store, leave }, bus: new LocalExchange().join() });
  await server.close();
});

describe('a match that cannot be loaded', () => {
  const openFile = (data: string) => new DatabaseSync(join(data, 'orrery.db'));

  async function played(entries: number): Promise<{ data: string; id: string; tokens: string[] }> {
    const data = mkdtempSync(join(tmpdir(), 'orrery-aside-'));
    const server = await TestServer.open({ data, messagesPerSecond: 10_000 });
    const { clients, id, tokens } = await server.game('endless', ['Ada', 'Bo']);
    for (let n = 0; n < entries; n++) {
      await clients[n % 2].until(() => clients[n % 2].number === n);
      await clients[n % 2].answer({ digit: n % 10 });
    }
    await server.close(true);
    return { data, id, tokens };
  }

  it('is set aside after a few tries, its people are told, and it goes on when it is released', async () => {
    const { data, id, tokens } = await played(5);
    const change = (digit: number) => {
      const db = openFile(data);
      db.exec(`update entries set answer = '{"digit":${digit}}' where number = 2 and match = 1`);
      db.close();
    };
    change(9);
    const server = await TestServer.open({ data });
    const codes: string[] = [];
    for (let n = 0; n < 5; n++) {
      const ada = server.client(id, tokens[0]);
      await ada.connect();
      await ada.until(() => ada.problems.length > 0);
      codes.push(ada.problems[0].code);
      ada.cut();
    }
    expect(codes).toEqual(['rules-failed', 'rules-failed', 'rules-failed', 'quarantined', 'quarantined']);
    const { store } = server.running.services;
    expect(await store.quarantined()).toMatchObject([{ match: 1, table: id, reason: 'rules-failed' }]);
    const past = await server.http.request(`/api/tables/${id}/history`, { token: tokens[0] });
    expect(past.json, 'no thread is lost to its past, either').toEqual({ code: 'quarantined', details: {} });
    const fine = await server.game('tic-tac-toe', ['Ed', 'Flo']);
    await fine.clients[0].answer({ cell: 4 });
    change(1);
    await store.quarantine(1, null, 0);
    const ada = await server.client(id, tokens[0]).connect();
    expect(ada.number).toBe(5);
    await server.close();
  });

  it('because its log is long and has no snapshot is made short elsewhere first', async () => {
    const { data, id, tokens } = await played(230);
    const db = openFile(data);
    db.exec('delete from snapshots');
    db.close();
    const server = await TestServer.open({ data });
    const ada = await server.client(id, tokens[0]).connect();
    expect(ada.number).toBe(230);
    expect(await ada.answer({ digit: 1 })).toMatchObject({ t: 'ack', number: 231 });
    await ada.close();
    await server.close();
  });
});
