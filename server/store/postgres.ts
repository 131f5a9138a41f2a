import pg from 'pg';
import { Group } from './group.ts';
import { StorageError, type Store, type Write, type Written } from './port.ts';
import * as reads from './reads.ts';
import { POSTGRES, SCHEMA_VERSION, schemaFor } from './schema.ts';
import type { Param, Row, Sql } from './sql.ts';
import * as writes from './writes.ts';

export interface PostgresOptions {
  readonly url: string;
  /** A schema of one's own inside the database; made if it is not there. */
  readonly schema?: string;
}

const LANES = 4;

/** PostgreSQL, for several nodes that share one database. */
export async function openPostgres({ url, schema = 'orrery' }: PostgresOptions): Promise<Store> {
  if (!/^[a-z][a-z0-9_]*$/.test(schema)) throw new Error(`"${schema}" is no name for a schema`);
  const pool = new pg.Pool({
    connectionString: url,
    max: LANES * 2,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    options: `-c search_path=${schema}`,
  });
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => {});
  await prepare(pool, schema);
  const sql = sqlOver(pool);
  const group = new Group((batch) => transaction(pool, (one) => applyAll(one, batch)), LANES);
  return {
    table: (id) => guarded(() => reads.table(sql, id)),
    match: (id) => guarded(() => reads.match(sql, id)),
    entries: (match, from) => guarded(() => reads.entries(sql, match, from)),
    entryOf: (match, intent) => guarded(() => reads.entryOf(sql, match, intent)),
    waitingForBots: (before) => guarded(() => reads.waitingForBots(sql, before)),
    notices: (limit) => guarded(() => reads.notices(sql, limit)),
    write: (write) => group.add(write),
    sent: (upTo) => transaction(pool, (one) => writes.sent(one, upTo)),
    sweep: (before) => transaction(pool, (one) => writes.sweep(one, before)),
    check: () => transaction(pool, (one) => writes.check(one)),
    close: () => pool.end(),
  };
}

async function applyAll(sql: Sql, batch: readonly Write[]): Promise<Written[]> {
  const written: Written[] = [];
  for (const write of batch) written.push(await writes.apply(sql, write));
  return written;
}

async function prepare(pool: pg.Pool, schema: string): Promise<void> {
  await transaction(pool, async (sql) => {
    // Two nodes that start together must not both create the tables.
    await sql.run(`select pg_advisory_xact_lock(hashtext('orrery.${schema}'))`);
    await sql.run(`create schema if not exists ${schema}`);
    for (const statement of schemaFor(POSTGRES)) await sql.run(statement);
    await sql.run(`insert into meta (key, value) values ('schema', '${SCHEMA_VERSION}') on conflict do nothing`);
    const { rows } = await sql.run(`select value from meta where key = 'schema'`);
    if (rows[0].value !== String(SCHEMA_VERSION))
      throw new Error(`the database has schema ${rows[0].value}, not ${SCHEMA_VERSION}`);
  });
}

const sqlOver = (client: pg.Pool | pg.PoolClient): Sql => ({
  async run(text: string, ...params: Param[]) {
    const { rows, rowCount } = await client.query({ text, values: params });
    return { rows: rows as Row[], changes: rowCount ?? 0 };
  },
});

async function transaction<V>(pool: pg.Pool, work: (sql: Sql) => Promise<V>): Promise<V> {
  return guarded(async () => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const value = await work(sqlOver(client));
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
