import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { StorageCode, Write } from './port.ts';
import * as reads from './reads.ts';
import { SCHEMA_VERSION, SQLITE, schemaFor } from './schema.ts';
import type { Param, Result, Row, Sql } from './sql.ts';
import * as writes from './writes.ts';

/** An SQLite file (or memory) that holds the tables of one server. Calls are worked off one after the other. */
export class SqliteFile {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();
  private readonly sql: Sql = { run: (text, ...params) => this.run(text, params) };
  private readonly calls = {
    ...reads,
    sent: (sql: Sql, upTo: number) => this.transaction(() => writes.sent(sql, upTo)),
    sweep: (sql: Sql, before: number) => this.transaction(() => writes.sweep(sql, before)),
    check: (sql: Sql) => this.transaction(() => writes.check(sql)),
    write: (sql: Sql, batch: readonly Write[]) =>
      this.transaction(async () => {
        const written = [];
        for (const write of batch) written.push(await writes.apply(sql, write));
        return written;
      }),
    close: async () => this.db.close(),
  };
  // A transaction spans several turns of the event loop and must not mix with another.
  private last: Promise<unknown> = Promise.resolve();

  constructor(file: string, maxPages?: number) {
    const db = new DatabaseSync(file);
    this.db = db;
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`);
    for (const statement of schemaFor(SQLITE)) db.exec(statement);
    db.exec(`insert into meta (key, value) values ('schema', '${SCHEMA_VERSION}') on conflict do nothing`);
    const schema = db.prepare(`select value from meta where key = 'schema'`).get()?.value;
    if (schema !== String(SCHEMA_VERSION)) throw new Error(`the database has schema ${schema}, not ${SCHEMA_VERSION}`);
  }

  call(name: CallName, args: readonly unknown[]): Promise<unknown> {
    const work = this.calls[name] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
    const done = this.last.then(() => work(this.sql, ...args));
    this.last = done.catch(() => {});
    return done;
  }

  private run(text: string, params: readonly Param[]): Result {
    let known = this.prepared.get(text);
    if (!known) {
      known = { statement: this.db.prepare(text.replace(/\$\d+/g, '?')), reads: /^\s*select|returning/i.test(text) };
      this.prepared.set(text, known);
    }
    if (known.reads) return { rows: known.statement.all(...params) as Row[], changes: 0 };
    return { rows: [], changes: Number(known.statement.run(...params).changes) };
  }

  private async transaction<V>(work: () => Promise<V>): Promise<V> {
    this.db.exec('begin immediate');
    try {
      const value = await work();
      this.db.exec('commit');
      return value;
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('rollback');
      throw error;
    }
  }
}

export type CallName =
  | 'table'
  | 'match'
  | 'entries'
  | 'entryOf'
  | 'waitingForBots'
  | 'notices'
  | 'sent'
  | 'sweep'
  | 'check'
  | 'write'
  | 'close';

/** SQLite's primary result codes: 13 full, 8 read-only, 14 cannot open. */
export function codeOf(errcode = 0): StorageCode {
  const primary = errcode & 0xff;
  if (primary === 13) return 'storage-full';
  return primary === 8 || primary === 14 ? 'storage-readonly' : 'storage-gone';
}
