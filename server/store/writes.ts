import { randomBytes } from 'node:crypto';
import type { Packed } from '../engine/snapshots.ts';
import { sealNumber } from './migrations.ts';
import type { Sql } from './sql.ts';
import { ALIVE_MS, type Lease, type NewMatch, type Swept, type Write, type Written } from './store.ts';

/** Changes of the database, each inside the transaction that the adapter opened. */

const CONFLICT: Written = { ok: false };

export function apply(sql: Sql, write: Write): Promise<Written> {
  return write.do === 'table' ? saveTable(sql, write) : append(sql, write);
}

async function saveTable(sql: Sql, write: Write & { do: 'table' }): Promise<Written> {
  const { id, replaces, doc, at, match, bots } = write;
  const { changes } =
    replaces === 0
      ? await sql.run(
          'insert into tables (id, version, doc, touched) values ($1, 1, $2, $3) on conflict do nothing',
          id,
          doc,
          at,
        )
      : await sql.run(
          'update tables set version = version + 1, doc = $1, touched = $2 where id = $3 and version = $4',
          doc,
          at,
          id,
          replaces,
        );
  if (changes === 0) return CONFLICT;
  if (bots) await sql.run('update stands set bots = $1 where match = $2', bots.bots ? 1 : 0, bots.match);
  return match ? { ok: true, match: await startMatch(sql, id, match, at) } : { ok: true };
}

async function startMatch(sql: Sql, table: string, match: NewMatch, at: number): Promise<number> {
  const { rows } = await sql.run(
    `insert into matches (table_id, number, setup, fairness, players)
     values ($1, $2, $3, $4, $5) returning id`,
    table,
    match.number,
    match.setup,
    match.fairness,
    match.players,
  );
  const id = Number(rows[0].id);
  await sql.run(
    `insert into stands (match, entries, awaited, bots, over, standing, touched)
     values ($1, 0, $2, $3, $4, $5, $6)`,
    id,
    JSON.stringify(match.awaited),
    match.bots ? 1 : 0,
    match.over ? 1 : 0,
    match.standing ?? null,
    at,
  );
  return id;
}

async function append(sql: Sql, write: Write & { do: 'append' }): Promise<Written> {
  // A single row either goes in or not; of several, a later one may clash, and then the earlier ones have to go too.
  const several = write.rows.length > 1;
  if (several) await sql.run('savepoint rows_of_one_write');
  for (const row of write.rows) {
    // Its table may have been closed a moment ago: that must not spoil what is written along with it.
    const { changes } = await sql.run(
      `insert into entries (number, seat, answer, intent, hash, seal, at, match)
       select $1, $2, $3, $4, $5, $6, $7, id from matches where id = $8 on conflict do nothing`,
      row.number,
      row.seat,
      row.answer,
      row.intent && Buffer.from(row.intent, 'hex'),
      Buffer.from(row.hash, 'hex'),
      sealNumber(row.seal),
      write.at,
      write.match,
    );
    if (changes > 0) continue;
    if (several) await sql.run('rollback to savepoint rows_of_one_write');
    return CONFLICT;
  }
  await stand(sql, write);
  if (write.snapshot) await saveSnapshot(sql, write.match, write.snapshot);
  if (write.notice) await notify(sql, write);
  return { ok: true };
}

async function stand(sql: Sql, { match, rows, stand, at }: Write & { do: 'append' }): Promise<void> {
  const { awaited, bots, over, standing } = stand;
  await sql.run(
    'update stands set entries = $1, awaited = $2, bots = $3, over = $4, standing = $5, touched = $6 where match = $7',
    rows[rows.length - 1].number,
    JSON.stringify(awaited),
    bots ? 1 : 0,
    over ? 1 : 0,
    standing ?? null,
    at,
    match,
  );
}

/** The one before stays, should the newest be spoilt; older ones are of no use to anybody. */
async function saveSnapshot(sql: Sql, match: number, { number, state }: Packed): Promise<void> {
  await sql.run(
    `delete from snapshots where match = $1 and number <
       (select max(number) from snapshots as newest where newest.match = $2)`,
    match,
    match,
  );
  await sql.run(
    'insert into snapshots (match, number, state) values ($1, $2, $3) on conflict do nothing',
    match,
    number,
    state,
  );
}

async function notify(sql: Sql, { table, notice }: Write & { do: 'append' }): Promise<void> {
  if (!notice) return;
  await sql.run(
    'insert into outbox (table_id, kind, match, number, at) values ($1, $2, $3, $4, $5)',
    table,
    notice.kind,
    notice.match,
    notice.number,
    notice.at,
  );
}

/** One by one, and not up to the newest: an older one may appear late, when what it was written with is done. */
export async function sent(sql: Sql, notices: readonly number[]): Promise<void> {
  for (const notice of notices) await sql.run('delete from outbox where id = $1', notice);
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** No answer and no change since, and no finished game that somebody may want to see again. */
const FORGOTTEN = `touched < $2 and not exists
  (select 1 from matches join stands on stands.match = matches.id
   where matches.table_id = tables.id and (stands.touched >= $3 or stands.over = 1))`;

export async function sweep(sql: Sql, keptFor: number): Promise<Swept> {
  const now = Math.min(await sql.time(), await newestChange(sql));
  const before = now - keptFor;
  const [last] = (await sql.run(`select value from meta where key = 'swept'`)).rows;
  const since = last ? now - Number(last.value) : Number.POSITIVE_INFINITY;
  const jumped = since > 2 * DAY || since < -HOUR;
  await sql.run(
    `insert into meta (key, value) values ('swept', $1) on conflict (key) do update set value = excluded.value`,
    String(now),
  );
  await sql.run('delete from orders where at < $1', now - DAY);
  await sql.run('delete from nodes where until < $1', now - DAY);
  // Marks of another time, or of tables that were remembered, are worth nothing.
  await sql.run(
    `update tables set marked = null where marked > $1 or (marked is not null and not (${FORGOTTEN}))`,
    now,
    before,
    before,
  );
  if (jumped) await sql.run('update tables set marked = null where marked is not null');
  const { changes: marked } = await sql.run(
    `update tables set marked = $1 where marked is null and ${FORGOTTEN}`,
    now,
    before,
    before,
  );
  if (jumped) return { marked, deleted: 0, jumped };
  const { changes: deleted } = await sql.run(
    `delete from tables where marked <= $1 and ${FORGOTTEN}`,
    now - DAY,
    before,
    before,
  );
  return { marked, deleted, jumped };
}

async function newestChange(sql: Sql): Promise<number> {
  const newest = async (table: string) =>
    Number((await sql.run(`select max(touched) as touched from ${table}`)).rows[0].touched ?? 0);
  return Math.max(await newest('tables'), await newest('stands'));
}

export async function quarantine(sql: Sql, match: number, reason: string | null, at: number): Promise<void> {
  await sql.run('delete from quarantine where match = $1', match);
  if (reason !== null)
    await sql.run('insert into quarantine (match, reason, at) values ($1, $2, $3)', match, reason, at);
  const [row] = (await sql.run('select table_id from matches where id = $1', match)).rows;
  if (row) await order(sql, row.table_id as string);
}

export async function remove(sql: Sql, table: string): Promise<boolean> {
  await order(sql, table);
  return (await sql.run('delete from tables where id = $1', table)).changes > 0;
}

async function order(sql: Sql, table: string): Promise<void> {
  await sql.run('insert into orders (table_id, at) values ($1, $2)', table, await sql.time());
}

/** No transaction: it is said all the time, and a late beat is as bad as none. */
export async function beat(sql: Sql, node: string): Promise<string[]> {
  const now = await sql.time();
  await sql.run(
    'insert into nodes (id, until) values ($1, $2) on conflict (id) do update set until = excluded.until',
    node,
    now + ALIVE_MS,
  );
  const { rows } = await sql.run('select id from nodes where until > $1 and until <= $2', now, now + ALIVE_MS);
  return rows.map((row) => row.id as string);
}

export async function clusterSecret(sql: Sql): Promise<string> {
  await sql.run(
    `insert into meta (key, value) values ('cluster', $1) on conflict (key) do nothing`,
    randomBytes(32).toString('hex'),
  );
  return String((await sql.run(`select value from meta where key = 'cluster'`)).rows[0].value);
}

export async function leave(sql: Sql, node: string): Promise<void> {
  await sql.run('delete from nodes where id = $1', node);
  await sql.run('delete from leases where node = $1', node);
}

export async function claim(sql: Sql, tables: readonly string[], node: string): Promise<Lease[]> {
  if (tables.length === 0) return [];
  const now = await sql.time();
  const list = (first: number) => tables.map((_, at) => `$${first + at}`).join(', ');
  const last = tables.length + 1;
  // In the order of the tables, so that two nodes never wait for each other's rows.
  await sql.run(
    `insert into leases (table_id, node) select id, cast($1 as text) from tables where id in (${list(2)}) order by id
     on conflict (table_id) do update set node = excluded.node
     where not exists (select 1 from nodes
       where nodes.id = leases.node and nodes.until > $${last + 1} and nodes.until <= $${last + 2})`,
    node,
    ...tables,
    now,
    // A beat from the future was made before the clock was set back: its node may be dead for long.
    now + ALIVE_MS,
  );
  const { rows } = await sql.run(`select table_id, node from leases where table_id in (${list(1)})`, ...tables);
  return rows.map((row) => ({ table: row.table_id as string, node: row.node as string }));
}

export async function release(sql: Sql, tables: readonly string[], node: string): Promise<void> {
  for (const table of tables) await sql.run('delete from leases where table_id = $1 and node = $2', table, node);
}

/** So much must find room, as a few answers would. */
const PROBE = 'x'.repeat(8 * 1024);

/** A write that changes nothing in the end, to see whether one could. */
export async function check(sql: Sql): Promise<void> {
  for (const value of [PROBE, ''])
    await sql.run(
      `insert into meta (key, value) values ('checked', $1) on conflict (key) do update set value = excluded.value`,
      value,
    );
}
