import type { Seat } from '@orrery/kernel';
import type { MatchRow, StoredEntry, StoredMatch, StoredNotice, StoredTable } from './port.ts';
import { sealOf } from './rows.ts';
import type { Row, Sql } from './sql.ts';

/** Questions to the database that change nothing. */

export async function table(sql: Sql, id: string): Promise<StoredTable | undefined> {
  const [found] = (await sql.run('select version, doc, touched from tables where id = $1', id)).rows;
  if (!found) return undefined;
  const newest = `select * from matches join stands on stands.match = matches.id
    where table_id = $1 order by number desc limit 1`;
  const [match] = (await sql.run(newest, id)).rows;
  return {
    id,
    version: Number(found.version),
    doc: found.doc as string,
    touched: Math.max(Number(found.touched), Number(match?.touched ?? 0)),
    ...(match ? { match: matchRow(match) } : {}),
  };
}

function matchRow(row: Row): MatchRow {
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
  return {
    entries: await entries(sql, id, from),
    ...(snapshot ? { snapshot: { number: Number(snapshot.number), state: bytes(snapshot.state) } } : {}),
  };
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
    intent: row.intent === null ? null : bytes(row.intent),
    hash: Buffer.from(row.hash as Uint8Array).toString('hex'),
    seal: sealOf(Number(row.seal)),
  }));
}

export async function entryOf(sql: Sql, match: number, intent: Uint8Array) {
  const query = 'select number, seat from entries where match = $1 and intent = $2';
  const [row] = (await sql.run(query, match, intent)).rows;
  return row && { number: Number(row.number), seat: Number(row.seat) };
}

export async function waitingForBots(sql: Sql, before: number): Promise<string[]> {
  const query = `select distinct table_id from stands join matches on matches.id = stands.match
    where bots = 1 and touched < $1 limit 200`;
  return (await sql.run(query, before)).rows.map((row) => row.table_id as string);
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

const bytes = (value: unknown): Uint8Array => new Uint8Array(value as Uint8Array);
