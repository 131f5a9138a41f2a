import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mendChairs } from '../room/mend-chairs.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { StorageError, type Store, type Write } from '../store/store.ts';
import { AT, append, id, newIntent, newMatch, newTable, row, stand, tableWithMatch } from './stored.ts';
import { dropSchema, postgresUrl } from './test-postgres.ts';
import { SILENT } from './test-server.ts';

/** One contract, run on every adapter. */

function contract(name: string, open: () => Promise<Store>, available = true): void {
  if (!available) console.warn(`SKIPPED: no server for the ${name} store contract`);
  describe.skipIf(!available)(`store: ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store?.close());

    it('knows no table it was not given', async () => {
      expect(await store.table(id())).toBeUndefined();
    });

    it('keeps a table and refuses a second one of the same id', async () => {
      const table = id();
      expect(await store.write(newTable(table))).toEqual({ ok: true });
      expect(await store.write(newTable(table))).toEqual({ ok: false });
      expect(await store.table(table)).toEqual({ id: table, version: 1, doc: '{"a":1}', touched: AT });
    });

    it('replaces only the version that was read', async () => {
      const table = id();
      await store.write(newTable(table));
      const change = (doc: string): Write => ({ do: 'table', id: table, replaces: 1, doc, at: AT + 5 });
      const [one, other] = await Promise.all([store.write(change('{"b":1}')), store.write(change('{"b":2}'))]);
      expect([one.ok, other.ok]).toEqual([true, false]);
      expect(await store.table(table)).toMatchObject({ version: 2, doc: '{"b":1}', touched: AT + 5 });
    });

    it('finds tables with a chair of no kind, and they are mended', async () => {
      const person = { kind: 'human', key: 'k1', name: 'Ada ,{', token: 't', ready: true };
      const whole = { host: 'k1', chairs: [person, { kind: 'free' }] };
      const broken = { host: 'gone', chairs: [person, { ready: true }] };
      const names = { whole: id(), lobby: id(), first: id() };
      const put = (table: string, doc: object) =>
        store.write({ ...newTable(table), doc: JSON.stringify(doc) } as Write);
      await put(names.whole, whole);
      await put(names.lobby, broken);
      await put(names.first, { ...broken, chairs: [{}, person] });
      const { table: playing } = await tableWithMatch(store);
      await store.write({ do: 'table', id: playing, replaces: 2, doc: JSON.stringify(broken), at: AT });
      expect(await store.brokenTables()).toEqual(expect.arrayContaining([names.lobby, names.first, playing]));
      await mendChairs({ store, log: SILENT });
      const doc = async (table: string) => JSON.parse((await store.table(table))?.doc ?? '');
      expect(await doc(names.whole)).toEqual(whole);
      expect(await doc(names.lobby)).toEqual(whole);
      expect(await doc(names.first)).toEqual({ host: 'k1', chairs: [{ kind: 'free' }, person] });
      expect(await doc(playing)).toEqual({ host: 'k1', chairs: [person, { kind: 'bot', level: 'medium' }] });
      expect(await store.table(names.lobby)).toMatchObject({ version: 2, touched: AT });
    });

    it('starts a match together with the table it is played at', async () => {
      const { table, match } = await tableWithMatch(store);
      expect((await store.table(table))?.match).toEqual({
        id: match,
        number: 1,
        setup: '{"seats":2}',
        fairness: '{}',
        players: '[]',
        entries: 0,
        awaited: [0],
        over: false,
      });
    });

    it('appends entries with where the match stands', async () => {
      const at = await tableWithMatch(store);
      const intent = newIntent();
      expect(await store.write(append(at, row(1, intent), { ...row(2), answer: null, seal: null }))).toEqual({
        ok: true,
      });
      expect((await store.match(at.match))?.entries).toEqual([row(1, intent), { ...row(2), answer: null, seal: null }]);
      expect((await store.table(at.table))?.match).toMatchObject({ entries: 2, awaited: [1] });
      expect(await store.entryOf(at.match, intent)).toEqual({ number: 1, seat: 1 });
      expect(await store.entryOf(at.match, newIntent())).toBeUndefined();
    });

    it('lets one of two entries with the same number win', async () => {
      const at = await tableWithMatch(store);
      const results = await Promise.all([store.write(append(at, row(1))), store.write(append(at, row(1)))]);
      expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
      expect(await store.entries(at.match, 1)).toHaveLength(1);
    });

    it('lets an intent into the log once', async () => {
      const at = await tableWithMatch(store);
      const intent = newIntent();
      await store.write(append(at, row(1, intent)));
      expect(await store.write(append(at, row(2, intent)))).toEqual({ ok: false });
      expect((await store.table(at.table))?.match?.entries).toBe(1);
    });

    it('does nothing of a write whose last entry clashes, and all of its neighbours in the batch', async () => {
      const [one, other] = [await tableWithMatch(store), await tableWithMatch(store)];
      const intent = newIntent();
      await store.write(append(one, row(1, intent)));
      const results = await Promise.all([
        store.write(append(one, row(2), row(3, intent))),
        store.write(append(other, row(1), row(2))),
      ]);
      expect(results).toEqual([{ ok: false }, { ok: true }]);
      expect(await store.entries(one.match, 1)).toHaveLength(1);
      expect(await store.entries(other.match, 1)).toHaveLength(2);
    });

    it('loses nothing of what is written along with an answer at a table that was closed just then', async () => {
      const [one, other] = [await tableWithMatch(store), await tableWithMatch(store)];
      await store.remove(one.table);
      const both = (...rows: ReturnType<typeof row>[]) =>
        Promise.all([one, other].map((at) => store.write(append(at, ...rows))));
      expect(await both(row(1))).toEqual([{ ok: false }, { ok: true }]);
      expect(await both(row(2), row(3))).toEqual([{ ok: false }, { ok: true }]);
      expect(await store.entries(other.match, 1)).toHaveLength(3);
    });

    it('loads from the newest snapshot and keeps only two', async () => {
      const at = await tableWithMatch(store);
      for (const number of [1, 2, 3]) {
        const snapshot = { number, state: new Uint8Array([number]) };
        await store.write({ ...append(at, row(number)), snapshot });
      }
      await store.write(append(at, row(4)));
      const { snapshot, entries } = (await store.match(at.match)) ?? {};
      expect(snapshot).toEqual({ number: 3, state: new Uint8Array([3]) });
      expect(entries?.map(({ number }) => number)).toEqual([4]);
    });

    it('hands notices over once, oldest first', async () => {
      const at = await tableWithMatch(store);
      const notice = { kind: 'turn', match: 1, number: 1, at: AT } as const;
      await store.write({ ...append(at, row(1)), notice });
      await store.write({ ...append(at, row(2)), notice: { ...notice, kind: 'over', number: 2 } });
      const mine = (await store.notices(1000)).filter(({ table }) => table === at.table);
      expect(mine.map(({ kind, number }) => [kind, number])).toEqual([
        ['turn', 1],
        ['over', 2],
      ]);
      await store.sent(mine.map((notice) => notice.id));
      expect((await store.notices(1000)).filter(({ table }) => table === at.table)).toEqual([]);
    });

    it('reads many tables in one go, each with its newest match', async () => {
      const [played, bare] = [await tableWithMatch(store), id()];
      await store.write(newTable(bare));
      await store.write(append(played, row(1), row(2)));
      await store.write({
        do: 'table',
        id: played.table,
        replaces: 2,
        doc: '{}',
        at: AT,
        match: { ...newMatch, number: 2 },
      });
      expect(await store.tables([])).toEqual([]);
      const tables = await store.tables([played.table, 'nosuchtable0', bare]);
      const facts = tables.map(({ id, version, match }) => ({
        id,
        version,
        match: match?.number,
        entries: match?.entries,
      }));
      expect(new Set(facts)).toEqual(
        new Set([
          { id: played.table, version: 3, match: 2, entries: 0 },
          { id: bare, version: 1, match: undefined, entries: undefined },
        ]),
      );
    });

    it('keeps one secret for all nodes', async () => {
      const secret = await store.clusterSecret();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(await store.clusterSecret()).toBe(secret);
    });

    it('finds tables whose bots were left thinking', async () => {
      const at = await tableWithMatch(store);
      await store.write({ ...append(at, row(1)), stand: { ...stand, bots: true } });
      expect(await store.waitingForBots(AT + 2, 'me')).toContain(at.table);
      expect(await store.waitingForBots(AT + 1, 'me')).not.toContain(at.table);
      // What was set aside would only take the places of others in the list.
      await store.quarantine(at.match, 'too-slow', AT);
      expect(await store.waitingForBots(AT + 2, 'me')).not.toContain(at.table);
      await store.quarantine(at.match, null, AT);
      expect(await store.waitingForBots(AT + 2, 'me')).toContain(at.table);
      const bots = { match: at.match, bots: false };
      await store.write({ do: 'table', id: at.table, replaces: 2, doc: '{}', at: AT, bots });
      expect(await store.waitingForBots(AT + 2, 'me')).not.toContain(at.table);
    });

    it('writes many answers of many matches', async () => {
      const tables = await Promise.all(Array.from({ length: 20 }, () => tableWithMatch(store)));
      for (let number = 1; number <= 10; number++)
        await Promise.all(tables.map((at) => store.write(append(at, row(number, newIntent())))));
      for (const { match } of tables) expect(await store.entries(match, 1)).toHaveLength(10);
    });

    it('says that it can be written', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}

const directory = mkdtempSync(join(tmpdir(), 'orrery-store-'));
const schema = `t${id()}`;
const url = await postgresUrl();

contract('SQLite', () => openSqlite({ directory }));
contract('PostgreSQL', () => openPostgres({ url: url ?? '', schema }), url !== undefined);

afterAll(async () => {
  rmSync(directory, { recursive: true, force: true });
  if (url) await dropSchema(url, schema);
});

it('a data directory that is made for SQLite is its owner’s alone', async () => {
  const made = join(mkdtempSync(join(tmpdir(), 'orrery-made-')), 'var');
  await (await openSqlite({ directory: made })).close();
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

describe('a full disk', () => {
  it('refuses with storage-full, keeps what was acknowledged and goes on when there is room again', async () => {
    const small = mkdtempSync(join(tmpdir(), 'orrery-full-'));
    let store = await openSqlite({ directory: small, maxPages: 30 });
    const at = await tableWithMatch(store);
    let kept = 0;
    const fill = async () => {
      for (let number = 1; number < 10_000; number++) {
        await store.write({ ...append(at, row(number)), snapshot: { number, state: randomBytes(3000) } });
        kept = number;
      }
    };
    await expect(fill()).rejects.toMatchObject({ code: 'storage-full' });
    const tooMuch = { ...append(at, row(kept + 1)), snapshot: { number: kept + 1, state: randomBytes(3000) } };
    await expect(store.write(tooMuch)).rejects.toBeInstanceOf(StorageError);
    expect(await store.entries(at.match, 1)).toHaveLength(kept);
    await expect(store.check(), 'ready').rejects.toMatchObject({ code: 'storage-full' });
    await store.close();
    store = await openSqlite({ directory: small, maxPages: 100 });
    expect(await store.write(append(at, row(kept + 1)))).toEqual({ ok: true });
    await store.close();
    rmSync(small, { recursive: true, force: true });
  });
});

describe.skipIf(!url)('a PostgreSQL that is slow to write', () => {
  const busy = `b${randomBytes(5).toString('hex')}`;
  afterAll(() => dropSchema(url ?? '', busy));

  it('still hears that the node lives', async () => {
    const store = await openPostgres({ url: url ?? '', schema: busy });
    const at = await Promise.all(Array.from({ length: 8 }, () => tableWithMatch(store)));
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`begin; lock table ${busy}.entries in access exclusive mode`);
    const writes: Promise<unknown>[] = [];
    for (const [n, one] of at.entries()) {
      writes.push(store.write(n % 2 === 0 ? append(one, row(1)) : append(one, row(1), row(2))));
      await new Promise((over) => setTimeout(over, 20));
    }
    expect(await store.beat('node')).toEqual(['node']);
    await other.query('rollback');
    await other.end();
    expect(await Promise.all(writes)).toEqual(at.map(() => ({ ok: true })));
    await store.close();
  });
});

describe('the file of SQLite', () => {
  it('takes in what was written ahead while nobody waits for it', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'orrery-ahead-'));
    const store = await openSqlite({ directory });
    const size = () => statSync(join(directory, 'orrery.db')).size;
    const before = size();
    const doc = JSON.stringify({ long: 'x'.repeat(before) });
    await store.write({ do: 'table', id: id(), replaces: 0, doc, at: AT });
    await vi.waitFor(() => expect(size()).toBeGreaterThan(before), { timeout: 10_000, interval: 50 });
    await store.close();
    rmSync(directory, { recursive: true });
  });
});

describe.skipIf(!url)('a notice of PostgreSQL', () => {
  const late = `n${randomBytes(5).toString('hex')}`;
  afterAll(() => dropSchema(url ?? '', late));

  it('that appears late, behind a newer one, is handed over all the same', async () => {
    const store = await openPostgres({ url: url ?? '', schema: late });
    const at = await tableWithMatch(store);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`begin; insert into ${late}.outbox (table_id, kind, match, number, at)
      values ('${at.table}', 'turn', 1, 1, ${AT})`);
    await store.write({ ...append(at, row(2)), notice: { kind: 'turn', match: 1, number: 2, at: AT } });
    const first = await store.notices(10);
    expect(first.map(({ number }) => number)).toEqual([2]);
    await other.query('commit');
    await other.end();
    await store.sent(first.map(({ id: one }) => one));
    expect((await store.notices(10)).map(({ number }) => number)).toEqual([1]);
    await store.close();
  });
});
