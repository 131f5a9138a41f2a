import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { StorageCode, Write } from './port.ts';
import * as reads from './reads.ts';
import { SCHEMA_VERSION, SQLITE, schemaFor } from './schema.ts';
import type { Param, Result, Row, Sql } from './sql.ts';
import * as writes from './writes.ts';

/** The thread that owns the SQLite file, so that waiting for the disk stops nobody else. */

const { file, maxPages } = workerData as { file: string; maxPages?: number };
const db = new DatabaseSync(file);
const prepared = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();

const sql: Sql = {
  run(text: string, ...params: Param[]): Result {
    let known = prepared.get(text);
    if (!known) {
      known = { statement: db.prepare(text.replace(/\$\d+/g, '?')), reads: /^\s*select|returning/i.test(text) };
      prepared.set(text, known);
    }
    if (known.reads) return { rows: known.statement.all(...params) as Row[], changes: 0 };
    return { rows: [], changes: Number(known.statement.run(...params).changes) };
  },
};

db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
if (maxPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`);
for (const statement of schemaFor(SQLITE)) db.exec(statement);
db.exec(`insert into meta (key, value) values ('schema', '${SCHEMA_VERSION}') on conflict do nothing`);
const schema = db.prepare(`select value from meta where key = 'schema'`).get()?.value;
if (schema !== String(SCHEMA_VERSION)) throw new Error(`the database has schema ${schema}, not ${SCHEMA_VERSION}`);

const calls = {
  ...reads,
  sent: (_: Sql, upTo: number) => transaction(() => writes.sent(sql, upTo)),
  sweep: (_: Sql, before: number) => transaction(() => writes.sweep(sql, before)),
  check: () => transaction(() => writes.check(sql)),
  write: (_: Sql, batch: readonly Write[]) =>
    transaction(async () => {
      const written = [];
      for (const write of batch) written.push(await writes.apply(sql, write));
      return written;
    }),
  close: async () => db.close(),
};

async function transaction<V>(work: () => Promise<V>): Promise<V> {
  db.exec('begin immediate');
  try {
    const value = await work();
    db.exec('commit');
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

export interface Call {
  readonly id: number;
  readonly call: keyof typeof calls;
  readonly args: readonly unknown[];
}

export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly code: StorageCode; readonly message: string };
}

// One call after the other: a transaction spans several turns of the event loop and must not mix with another.
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', (call: Call) => {
  last = last.then(() => answer(call));
});

async function answer({ id, call, args }: Call): Promise<void> {
  const work = calls[call] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
  try {
    parentPort?.postMessage({ id, value: await work(sql, ...args) } satisfies Reply);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    parentPort?.postMessage({ id, error: { code: codeOf(errcode), message } } satisfies Reply);
  }
}

/** SQLite's primary result codes: 13 full, 8 read-only, 14 cannot open. */
function codeOf(errcode = 0): StorageCode {
  const primary = errcode & 0xff;
  if (primary === 13) return 'storage-full';
  return primary === 8 || primary === 14 ? 'storage-readonly' : 'storage-gone';
}
