import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { SqliteFile } from '../store/sqlite-file.ts';
import type { Store } from '../store/store.ts';
import { dropSchema, postgresUrl } from './test-postgres.ts';

/** What a server of the first schema had written: a table, its match in mid-game, a snapshot and a notice. */
const DATA = [
  `insert into tables (id, version, doc, touched) values ('oldtable0000', 3, '{"old":true}', 1000)`,
  `insert into matches (table_id, number, setup, fairness, players) values ('oldtable0000', 1, '{"seats":2}', '{}', '[]')`,
  `insert into stands (match, entries, awaited, bots, over, standing, touched) values (1, 2, '[1]', 0, 0, null, 2000)`,
  `insert into entries (match, number, seat, answer, intent, hash, seal) values (1, 1, 0, '{"cell":3}', null, HASH, 2)`,
  `insert into entries (match, number, seat, answer, intent, hash, seal) values (1, 2, 1, null, null, HASH, 0)`,
  `insert into snapshots (match, number, state) values (1, 1, HASH)`,
  `insert into outbox (table_id, kind, match, number, at) values ('oldtable0000', 'turn', 1, 2, 2000)`,
];
const OLDER = MIGRATIONS.slice(1).map((_, at) => at + 1);

async function expectItAll(store: Store): Promise<void> {
  expect(await store.table('oldtable0000')).toMatchObject({ version: 3, doc: '{"old":true}', match: { entries: 2 } });
  const stored = await store.match(1);
  expect(stored?.snapshot?.number).toBe(1);
  expect(stored?.entries.map(({ number, seal }) => [number, seal])).toEqual([[2, null]]);
  expect((await store.entries(1, 1)).map(({ answer }) => answer)).toEqual(['{"cell":3}', null]);
  expect(await store.notices(10)).toHaveLength(1);
  const row = { number: 3, seat: 0, answer: '{}', intent: null, hash: '00ff00ff00ff00ff', seal: null };
  const stand = { awaited: [0], bots: false, over: false };
  const write = { do: 'append', table: 'oldtable0000', match: 1, rows: [row], stand, at: 3000 } as const;
  expect(await store.write(write)).toEqual({ ok: true });
  await store.quarantine(1, 'because', 3000);
  expect((await store.match(1))?.quarantined).toBe('because');
  await store.quarantine(1, null, 3000);
  expect((await store.match(1))?.quarantined).toBeUndefined();
}

describe('SQLite', () => {
  const folders: string[] = [];
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'orrery-schema-')));
    return folders[folders.length - 1];
  };
  afterAll(() => {
    for (const one of folders) rmSync(one, { recursive: true, force: true });
  });

  it.each(OLDER)('of schema %i is brought up to date with all its data, after a copy was made', async (version) => {
    const directory = folder();
    const file = join(directory, 'orrery.db');
    await new SqliteFile(file, { migrations: MIGRATIONS.slice(0, version) }).call('close');
    const db = new DatabaseSync(file);
    for (const statement of DATA) db.exec(statement.replace('HASH', `x'00ff00ff00ff00ff'`));
    db.close();
    const store = await openSqlite({ directory });
    await expectItAll(store);
    await store.close();
    const copies = readdirSync(directory).filter((name) => name.startsWith(`orrery.db.schema-${version}.`));
    expect(copies).toHaveLength(1);
    const copy = new DatabaseSync(join(directory, copies[0]));
    expect(copy.prepare('select count(*) as n from entries').get()).toEqual({ n: 2 });
    copy.close();
    const again = await openSqlite({ directory });
    await again.close();
    expect(readdirSync(directory).filter((name) => name.includes('.schema-'))).toHaveLength(1);
  });

  it('of the next schema is used as it is, of a later one refused with what to do', async () => {
    const directory = folder();
    const file = join(directory, 'orrery.db');
    const next = MIGRATIONS.length + 1;
    await new SqliteFile(file).call('close');
    const set = (schema: number, oldest: number) => {
      const db = new DatabaseSync(file);
      db.exec(`update meta set value = '${schema}' where key = 'schema'`);
      db.exec(`update meta set value = '${oldest}' where key = 'oldest'`);
      db.close();
    };
    set(next, next - 1);
    await (await openSqlite({ directory })).close();
    set(next + 1, next);
    await expect(openSqlite({ directory })).rejects.toThrow(/restore the backup/);
  });

  it('that fails half-way stays as it was', async () => {
    const file = join(folder(), 'orrery.db');
    await new SqliteFile(file).call('close');
    const broken = [...MIGRATIONS, () => ['create table half (a text)', 'create nonsense']];
    expect(() => new SqliteFile(file, { migrations: broken })).toThrow();
    const db = new DatabaseSync(file);
    expect(db.prepare(`select name from sqlite_master where name = 'half'`).get()).toBeUndefined();
    db.close();
    await new SqliteFile(file).call('close');
  });
});

const url = await postgresUrl();
if (!url) console.warn('SKIPPED: no PostgreSQL for the tests of migrations');

describe.skipIf(!url)('PostgreSQL', () => {
  const schemas: string[] = [];
  const newSchema = () => {
    schemas.push(`m${Math.random().toString(36).slice(2)}`);
    return schemas[schemas.length - 1];
  };
  afterAll(async () => {
    for (const schema of schemas) await dropSchema(url ?? '', schema);
  });
  const open = (schema: string, migrations = MIGRATIONS) => openPostgres({ url: url ?? '', schema, migrations });

  async function filled(version: number): Promise<string> {
    const schema = newSchema();
    await (await open(schema, MIGRATIONS.slice(0, version))).close();
    const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` });
    await client.connect();
    for (const statement of DATA) await client.query(statement.replace('HASH', `'\\x00ff00ff00ff00ff'`));
    await client.end();
    return schema;
  }

  it.each(OLDER)('of schema %i is brought up to date with all its data', async (version) => {
    const store = await open(await filled(version));
    await expectItAll(store);
    await store.close();
  });

  it('is brought up to date by six nodes at once, while an older one writes', async () => {
    const schema = await filled(1);
    const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` });
    await client.connect();
    let writing = true;
    const traffic = (async () => {
      for (let n = 0; writing; n++) {
        await client.query('begin');
        await client.query(`update stands set touched = ${n} where match = 1`);
        await client.query(`insert into tables (id, version, doc, touched) values ('t${n}', 1, '{}', 1)`);
        await client.query('commit');
      }
    })();
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(schema)));
    writing = false;
    await traffic;
    await client.end();
    await expectItAll(stores[5]);
    await Promise.all(stores.map((store) => store.close()));
  });
});
