import pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import {
  MIGRATIONS,
  mustBeCurrent,
  POSTGRES,
  SCHEMA_OF,
  type SchemaState,
  schemaState,
  stepsFrom,
} from './migrations.ts';
import { appendTogether, isPlain, type PlainAppend } from './postgres-append.ts';
import * as reads from './reads.ts';
import type { Param, Row, Sql } from './sql.ts';
import { StorageError, type Store, type Write, type Written } from './store.ts';
import { Turns } from './turns.ts';
import * as writes from './writes.ts';

export interface PostgresOptions {
  readonly url: string;
  /** A schema of one's own inside the database; made if it is not there. */
  readonly schema?: string;
  /** The steps to this schema, for tests of older ones. */
  readonly migrations?: typeof MIGRATIONS;
  /** The schema must be there and current: a visitor makes nothing and brings nothing up to date. */
  readonly asItIs?: boolean;
  /** A clock in place of the database's, for tests. */
  readonly clock?: () => number;
}

/** So many connections each for answers, for other changes and for what is read. */
const LANES = 4;

/** PostgreSQL, for several nodes that share one database. */
export async function openPostgres(options: PostgresOptions): Promise<Store> {
  const { url, schema = 'orrery', migrations = MIGRATIONS, asItIs = false, clock } = options;
  if (!/^[a-z][a-z0-9_]*$/.test(schema)) throw new Error(`"${schema}" is no name for a schema`);
  const connections = (max: number): pg.Pool => {
    const made = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 3000,
      query_timeout: 10_000,
      application_name: asItIs ? 'orrery admin' : nodeName(schema),
      options: `-c search_path=${schema}`,
    });
    // A connection that breaks is replaced at the next query, be it idle or at work: who waits for it is told by its query.
    made.on('error', () => {});
    made.on('connect', (client) => client.on('error', () => {}));
    return made;
  };
  const pool = connections(LANES * 3);
  // However much there is to write: a node whose beat has to wait its turn counts as dead.
  const pulse = connections(1);
  try {
    if (asItIs) mustBeCurrent(await stateOf(sqlOver(pool), schema), POSTGRES);
    else await migrate(pool, schema, migrations);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const sql = sqlOver(pool, clock);
  // After a restart thousands of tables are read at once; answers do not wait behind them.
  const turns = new Turns(LANES);
  const read = <V>(work: () => Promise<V>) => guarded(() => turns.run(work));
  const change = <V>(work: (sql: Sql) => Promise<V>) => transaction(pool, work, clock);
  const group = new GroupCommit<Write>((batch) => change((one) => applyAll(one, batch)), LANES);
  const answers = new GroupCommit<PlainAppend>((batch) => guarded(() => appendTogether(pool, batch)), LANES);
  return {
    table: (id) => read(() => reads.table(sql, id)),
    tables: (ids) => read(() => reads.tables(sql, ids)),
    match: (id) => read(() => reads.match(sql, id)),
    matchRow: (id) => read(() => reads.matchRow(sql, id)),
    tableIds: () => read(() => reads.tableIds(sql)),
    matchIds: (table) => read(() => reads.matchIds(sql, table)),
    entries: (match, from) => read(() => reads.entries(sql, match, from)),
    entryOf: (match, intent) => read(() => reads.entryOf(sql, match, intent)),
    waitingForBots: (before, node) => read(() => reads.waitingForBots(sql, before, node)),
    notices: (limit) => read(() => reads.notices(sql, limit)),
    write: (write) => (isPlain(write) ? answers.add(write) : group.add(write)),
    sent: (notices) => change((one) => writes.sent(one, notices)),
    sweep: (keptFor) => change((one) => writes.sweep(one, keptFor)),
    beat: (node) => guarded(() => writes.beat(sqlOver(pulse, clock), node)),
    clusterSecret: () => change((one) => writes.clusterSecret(one)),
    leave: (node) => change((one) => writes.leave(one, node)),
    claim: (tables, node) => change((one) => writes.claim(one, tables, node)),
    release: (tables, node) => change((one) => writes.release(one, tables, node)),
    orders: (after) => read(() => reads.orders(sql, after)),
    quarantined: () => read(() => reads.quarantined(sql)),
    quarantine: (match, reason, at) => change((one) => writes.quarantine(one, match, reason, at)),
    remove: (table) => change((one) => writes.remove(one, table)),
    brokenTables: () => read(() => reads.brokenTables(sql)),
    check: () => change((one) => writes.check(one)),
    close: async () => {
      await Promise.all([pool.end(), pulse.end()]);
    },
  };
}

async function applyAll(sql: Sql, batch: readonly Write[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const write of batch) written.push(await writes.apply(sql, write));
  return written;
}

/** How the connections of nodes are called, for who looks at them in the database. */
const nodeName = (schema: string): string => `orrery ${schema}`;

async function stateOf(sql: Sql, schema: string): Promise<SchemaState> {
  const { rows } = await sql.run('select to_regclass($1) as meta', `${schema}.meta`);
  return schemaState(rows[0].meta === null ? [] : (await sql.run(SCHEMA_OF)).rows);
}

/** Brings the schema to its newest version. Where there is nothing to do, nothing is locked and nobody waits. */
async function migrate(pool: pg.Pool, schema: string, migrations: typeof MIGRATIONS): Promise<void> {
  const todo = async () => stepsFrom(await stateOf(sqlOver(pool), schema), POSTGRES, migrations).length;
  while ((await todo()) > 0)
    await transaction(pool, async (sql) => {
      // Two nodes that start together must not both do it, and none may wait for ever for the traffic of others.
      await sql.run(`set local lock_timeout = '5s'`);
      await sql.run(`select pg_advisory_xact_lock(hashtext('orrery.${schema}'))`);
      await sql.run(`create schema if not exists ${schema}`);
      const [step = []] = stepsFrom(await stateOf(sql, schema), POSTGRES, migrations);
      for (const statement of step) await sql.run(statement);
    });
}

const sqlOver = (client: pg.Pool | pg.PoolClient, clock?: () => number): Sql => ({
  async run(text: string, ...params: Param[]) {
    const { rows, rowCount } = await client.query({ text, values: params });
    return { rows: rows as Row[], changes: rowCount ?? 0 };
  },
  async time() {
    if (clock) return clock();
    const { rows } = await client.query('select extract(epoch from clock_timestamp()) * 1000 as now');
    return Math.floor(Number(rows[0].now));
  },
});

async function transaction<V>(pool: pg.Pool, work: (sql: Sql) => Promise<V>, clock?: () => number): Promise<V> {
  return guarded(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const value = await work(sqlOver(client, clock));
      await client.query('commit');
      return value;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  });
}

async function guarded<V>(work: () => Promise<V>): Promise<V> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StorageError ? error : new StorageError(codeOf(error), error);
  }
}

/** SQLSTATE: 53100 disk full, 25006 read-only transaction; anything else is a database that cannot be used. */
function codeOf(error: unknown): StorageError['code'] {
  const { code } = error as { code?: string };
  if (code === '53100') return 'storage-full';
  return code === '25006' ? 'storage-readonly' : 'storage-gone';
}
