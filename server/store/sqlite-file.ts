import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  MIGRATIONS,
  mustBeCurrent,
  SCHEMA_OF,
  type SchemaState,
  SQLITE,
  schemaState,
  stepsFrom,
} from './migrations.ts';
import * as reads from './reads.ts';
import type { Param, Result, Row, Sql } from './sql.ts';
import type { StorageCode, Write } from './store.ts';
import * as writes from './writes.ts';

export interface SqliteFileOptions {
  /** Bound of the file in pages of 4 kB, for tests of a full disk. */
  readonly maxPages?: number;
  /** The steps to this schema, for tests of older ones. */
  readonly migrations?: typeof MIGRATIONS;
  /** The file must have this schema already: a visitor brings nothing up to date. */
  readonly asItIs?: boolean;
  /** A clock in place of the machine's, for tests. */
  readonly clock?: () => number;
}

/** So many pages may be written ahead before a writer sees to what is left of them to move, while answers wait. */
const PAGES_AHEAD = 8000;

/** An SQLite file (or memory) that holds the tables of one server. Calls are worked off one after the other. */
export class SqliteFile {
  private readonly db: DatabaseSync;
  private readonly prepared = new Map<string, { readonly statement: StatementSync; readonly reads: boolean }>();
  private readonly sql: Sql;
  private readonly calls = {
    ...reads,
    sent: (sql: Sql, notices: readonly number[]) => this.transaction(() => writes.sent(sql, notices)),
    sweep: (sql: Sql, keptFor: number) => this.transaction(() => writes.sweep(sql, keptFor)),
    beat: writes.beat,
    clusterSecret: (sql: Sql) => this.transaction(() => writes.clusterSecret(sql)),
    leave: (sql: Sql, node: string) => this.transaction(() => writes.leave(sql, node)),
    claim: (sql: Sql, tables: readonly string[], node: string) =>
      this.transaction(() => writes.claim(sql, tables, node)),
    release: (sql: Sql, tables: readonly string[], node: string) =>
      this.transaction(() => writes.release(sql, tables, node)),
    quarantine: (sql: Sql, match: number, reason: string | null, at: number) =>
      this.transaction(() => writes.quarantine(sql, match, reason, at)),
    remove: (sql: Sql, table: string) => this.transaction(() => writes.remove(sql, table)),
    check: (sql: Sql) => {
      if (this.damage) throw this.damage;
      return this.transaction(() => writes.check(sql));
    },
    write: (sql: Sql, batch: readonly Write[]) =>
      this.transaction(async () => {
        const written = [];
        for (const write of batch) written.push(await writes.apply(sql, write));
        return written;
      }),
    close: async () => this.db.close(),
  };
  /** Set when a page of the file turned out to be broken. */
  private damage: Error | undefined;
  // A transaction spans several turns of the event loop and must not mix with another.
  private last: Promise<unknown> = Promise.resolve();

  constructor(file: string, options: SqliteFileOptions = {}) {
    const { maxPages, migrations = MIGRATIONS, asItIs = false, clock = Date.now } = options;
    this.sql = { run: (text, ...params) => this.run(text, params), time: clock };
    const db = new DatabaseSync(file);
    this.db = db;
    mustBeSound(db);
    db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
    );
    db.exec(`pragma wal_autocheckpoint = ${PAGES_AHEAD}`);
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`);
    if (asItIs) mustBeCurrent(stateOf(db), SQLITE);
    else migrate(db, file, migrations);
  }

  call(name: CallName, args: readonly unknown[]): Promise<unknown> {
    const work = this.calls[name] as (sql: Sql, ...args: readonly unknown[]) => Promise<unknown>;
    const done = this.last.then(() => work(this.sql, ...args));
    this.last = done.catch((error: Error & { errcode?: number }) => {
      if (codeOf(error.errcode) === 'storage-damaged') this.damage ??= error;
    });
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

/** Better not to start than to write into a broken file. */
function mustBeSound(db: DatabaseSync): void {
  const damage = damageOf(db);
  if (damage !== undefined) throw new Error(`the database file is damaged (${damage}): restore the newest backup`);
}

/** Looks through the whole file; says what is broken, if something is. */
export function damageOf(db: DatabaseSync): string | undefined {
  try {
    const found = (db.prepare('pragma quick_check(1)').get() as { quick_check: string }).quick_check;
    return found === 'ok' ? undefined : found.split('\n').at(-1);
  } catch (error) {
    if (codeOf((error as { errcode?: number }).errcode) !== 'storage-damaged') throw error;
    return (error as Error).message;
  }
}

function stateOf(db: DatabaseSync): SchemaState {
  const known = db.prepare(`select 1 from sqlite_master where name = 'meta'`).get() !== undefined;
  return schemaState(known ? (db.prepare(SCHEMA_OF).all() as Row[]) : []);
}

/** Brings the file to the newest schema. A file with anything in it is copied before the first statement. */
function migrate(db: DatabaseSync, file: string, migrations: typeof MIGRATIONS): void {
  const state = stateOf(db);
  const steps = stepsFrom(state, SQLITE, migrations);
  if (steps.length > 0 && state.version > 0 && file !== ':memory:') {
    const copy = `${file}.schema-${state.version}.${new Date().toISOString().replaceAll(/[^0-9T]/g, '')}`;
    db.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  }
  for (const statements of steps) {
    db.exec('begin immediate');
    try {
      for (const statement of statements) db.exec(statement);
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }
}

export type CallName =
  | 'table'
  | 'match'
  | 'tables'
  | 'clusterSecret'
  | 'matchRow'
  | 'tableIds'
  | 'matchIds'
  | 'entries'
  | 'entryOf'
  | 'waitingForBots'
  | 'orders'
  | 'beat'
  | 'leave'
  | 'claim'
  | 'release'
  | 'notices'
  | 'sent'
  | 'sweep'
  | 'quarantine'
  | 'quarantined'
  | 'remove'
  | 'brokenTables'
  | 'check'
  | 'write'
  | 'close';

/** SQLite's primary result codes: 13 full, 11 corrupt, 26 not a database, 8 read-only, 14 cannot open. */
export function codeOf(errcode = 0): StorageCode {
  const primary = errcode & 0xff;
  if (primary === 13) return 'storage-full';
  if (primary === 11 || primary === 26) return 'storage-damaged';
  return primary === 8 || primary === 14 ? 'storage-readonly' : 'storage-gone';
}
