import type { Seat } from '@orrery/kernel';
import { sealOf } from './migrations.ts';
import type { Row, Sql } from './sql.ts';
import type { MatchRow, Order, Quarantined, StoredEntry, StoredMatch, StoredNotice, StoredTable } from './store.ts';

/** Questions to the database that change nothing. */

export async function table(sql: Sql, id: string): Promise<StoredTable | undefined> {
  return (await tables(sql, [id]))[0];
}

export async function tables(sql: Sql, ids: readonly string[]): Promise<StoredTable[]> {
  if (ids.length === 0) return [];
  const withNewestMatch = `select tables.id as name, tables.version, tables.doc, tables.touched as changed,
      matches.*, stands.* from tables
    left join matches on matches.table_id = tables.id
      and matches.number = (select max(number) from matches as all_matches where all_matches.table_id = tables.id)
    left join stands on stands.match = matches.id
    where tables.id in (${ids.map((_, at) => `$${at + 1}`).join(', ')})`;
  return (await sql.run(withNewestMatch, ...ids)).rows.map((row) => ({
    id: String(row.name),
    version: Number(row.version),
    doc: String(row.doc),
    touched: Math.max(Number(row.changed), Number(row.touched ?? 0)),
    ...(row.number === null ? {} : { match: toMatchRow(row) }),
  }));
}

function toMatchRow(row: Row): MatchRow {
  return {
    id: Number(row.id),
    number: Number(row.number),
    setup: row.setup as string,
    fairness: row.fairness as string,
    players: row.players as string,
    entries: Number(row.entries),
    awaited: JSON.parse(row.awaited as string) as Seat[],
    over: Number(row.over) === 1,
    ...(row.standing === null ? {} : { standing: row.standing as string }),
  };
}

export async function match(sql: Sql, id: number): Promise<StoredMatch | undefined> {
  const newest = 'select number, state from snapshots where match = $1 order by number desc limit 1';
  const [snapshot] = (await sql.run(newest, id)).rows;
  const from = snapshot ? Number(snapshot.number) + 1 : 1;
  const [aside] = (await sql.run('select reason from quarantine where match = $1', id)).rows;
  return {
    entries: await entries(sql, id, from),
    ...(snapshot ? { snapshot: { number: Number(snapshot.number), state: bytes(snapshot.state) } } : {}),
    ...(aside ? { quarantined: aside.reason as string } : {}),
  };
}

export async function matchRow(sql: Sql, id: number): Promise<(MatchRow & { readonly table: string }) | undefined> {
  const query = 'select * from matches join stands on stands.match = matches.id where id = $1';
  const [row] = (await sql.run(query, id)).rows;
  return row && { ...toMatchRow(row), table: row.table_id as string };
}

export async function tableIds(sql: Sql): Promise<string[]> {
  const { rows } = await sql.run('select id from tables order by touched desc, id');
  return rows.map(({ id }) => String(id));
}

export async function matchIds(sql: Sql, table?: string): Promise<number[]> {
  const { rows } =
    table === undefined
      ? await sql.run('select id from matches order by id')
      : await sql.run('select id from matches where table_id = $1 order by id', table);
  return rows.map((row) => Number(row.id));
}

export async function entries(sql: Sql, match: number, from: number): Promise<StoredEntry[]> {
  const { rows } = await sql.run(
    'select number, seat, answer, intent, hash, seal from entries where match = $1 and number >= $2 order by number',
    match,
    from,
  );
  return rows.map((row) => ({
    number: Number(row.number),
    seat: Number(row.seat),
    answer: row.answer as string | null,
    intent: row.intent === null ? null : hex(row.intent),
    hash: hex(row.hash),
    seal: sealOf(Number(row.seal)),
  }));
}

export async function entryOf(sql: Sql, match: number, intent: string) {
  const query = 'select number, seat from entries where match = $1 and intent = $2';
  const [row] = (await sql.run(query, match, Buffer.from(intent, 'hex'))).rows;
  return row && { number: Number(row.number), seat: Number(row.seat) };
}

export async function waitingForBots(sql: Sql, before: number, node: string): Promise<string[]> {
  const query = `select distinct table_id from stands join matches on matches.id = stands.match
    where bots = 1 and touched < $1 and not exists (select 1 from quarantine where quarantine.match = stands.match)
      and not exists
      (select 1 from leases join nodes on nodes.id = leases.node
       where leases.table_id = matches.table_id and nodes.id <> $2 and nodes.until > $3) limit 200`;
  const { rows } = await sql.run(query, before, node, await sql.time());
  return rows.map((row) => String(row.table_id));
}

/** Every chair begins with its kind. A `,{` in somebody's name is found, too: who mends looks closer. */
export async function brokenTables(sql: Sql): Promise<string[]> {
  const others = `replace(replace(doc, '[{"kind":', ''), ',{"kind":', '')`;
  const { rows } = await sql.run(`select id from tables where ${others} like '%[{%' or ${others} like '%,{%'`);
  return rows.map((row) => String(row.id));
}

export async function orders(sql: Sql, after: number): Promise<Order[]> {
  const query = 'select id, table_id from orders where id > $1 order by id limit 1000';
  const { rows } = await sql.run(query, after);
  return rows.map((row) => ({ id: Number(row.id), table: row.table_id as string }));
}

export async function notices(sql: Sql, limit: number): Promise<StoredNotice[]> {
  const { rows } = await sql.run('select * from outbox order by id limit $1', limit);
  return rows.map((row) => ({
    id: Number(row.id),
    table: row.table_id as string,
    kind: row.kind as StoredNotice['kind'],
    match: Number(row.match),
    number: Number(row.number),
    at: Number(row.at),
  }));
}

export async function quarantined(sql: Sql): Promise<Quarantined[]> {
  const query = `select match, table_id, reason, at from quarantine join matches on matches.id = quarantine.match
    order by at desc limit 100`;
  return (await sql.run(query)).rows.map((row) => ({
    match: Number(row.match),
    table: row.table_id as string,
    reason: row.reason as string,
    at: Number(row.at),
  }));
}

const bytes = (value: unknown): Uint8Array => new Uint8Array(value as Uint8Array);
const hex = (value: unknown): string => Buffer.from(value as Uint8Array).toString('hex');
