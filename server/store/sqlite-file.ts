import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { callerOf } from '@orrery/kernel/calls';
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
  readonly calls = {
    table: this.inTurn(reads.table),
    tables: this.inTurn(reads.tables),
    match: this.inTurn(reads.match),
    matchRow: this.inTurn(reads.matchRow),
    tableIds: this.inTurn(reads.tableIds),
    matchIds: this.inTurn(reads.matchIds),
    entries: this.inTurn(reads.entries),
    entryOf: this.inTurn(reads.entryOf),
    waitingForBots: this.inTurn(reads.waitingForBots),
    orders: this.inTurn(reads.orders),
    notices: this.inTurn(reads.notices),
    quarantined: this.inTurn(reads.quarantined),
    brokenTables: this.inTurn(reads.brokenTables),
    beat: this.inTurn(writes.beat),
    sent: this.inTransaction(writes.sent),
    sweep: this.inTransaction(writes.sweep),
    clusterSecret: this.inTransaction(writes.clusterSecret),
    leave: this.inTransaction(writes.leave),
    claim: this.inTransaction(writes.claim),
    release: this.inTransaction(writes.release),
    quarantine: this.inTransaction(writes.quarantine),
    remove: this.inTransaction(writes.remove),
    check: this.inTransaction((sql) => {
      if (this.damage) throw this.damage;
      return writes.check(sql);
    }),
    write: this.inTransaction(async (sql, batch: readonly Write[]) => {
      const written = [];
      for (const write of batch) written.push(await writes.apply(sql, write));
      return written;
    }),
    close: this.inTurn(async () => this.db.close()),
  };
  readonly call = callerOf(this.calls);
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

  /** The work, done when all that was asked for before is done. */
  private inTurn<A extends readonly unknown[], V>(
    work: (sql: Sql, ...args: A) => Promise<V>,
  ): (...args: A) => Promise<V> {
    return (...args) => {
      const done = this.last.then(() => work(this.sql, ...args));
      this.last = done.catch((error: Error & { errcode?: number }) => {
        if (codeOf(error.errcode) === 'storage-damaged') this.damage ??= error;
      });
      return done;
    };
  }

  private inTransaction<A extends readonly unknown[], V>(work: (sql: Sql, ...args: A) => Promise<V>) {
    return this.inTurn((sql, ...args: A) => this.transaction(() => work(sql, ...args)));
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

/** Calls that the file answers, also from another thread. */
export type SqliteCalls = SqliteFile['calls'];

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

/** SQLite's primary result codes: 13 full, 11 corrupt, 26 not a database, 8 read-only, 14 cannot open. */
export function codeOf(errcode = 0): StorageCode {
  const primary = errcode & 0xff;
  if (primary === 13) return 'storage-full';
  if (primary === 11 || primary === 26) return 'storage-damaged';
  return primary === 8 || primary === 14 ? 'storage-readonly' : 'storage-gone';
}
