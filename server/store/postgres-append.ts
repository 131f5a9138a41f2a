import type pg from 'pg';
import { sealNumber } from './migrations.ts';
import type { Write, Written } from './store.ts';

/** An answer as nearly all of them are: one entry, and nothing else to be written. */
export type PlainAppend = Extract<Write, { do: 'append' }>;

export const isPlain = (write: Write): write is PlainAppend =>
  write.do === 'append' && write.rows.length === 1 && !write.snapshot && !write.notice;

/** Entries that clash, or whose match is gone, are left out, with where their match would stand. */
const APPEND = `
  with given as (
    select given.* from json_to_recordset($1::json) as given (
      match bigint, number integer, seat integer, answer text, intent text, hash text, seal integer, at bigint,
      awaited text, bots integer, over integer, standing text)
    join matches on matches.id = given.match),
  entered as (
    insert into entries (match, number, seat, answer, intent, hash, seal, at)
    select match, number, seat, answer, decode(intent, 'hex'), decode(hash, 'hex'), seal, at from given order by match
    on conflict do nothing returning match),
  stood as (
    update stands set entries = given.number, awaited = given.awaited, bots = given.bots, over = given.over,
      standing = given.standing, touched = given.at
    from given join entered on entered.match = given.match where stands.match = given.match)
  select match from entered`;

/** Writes many answers in one statement: what they share costs more than what is theirs. */
export async function appendTogether(pool: pg.Pool, batch: readonly PlainAppend[]): Promise<Written[]> {
  // Two for one match cannot be told apart in one statement.
  const now = [...new Map(batch.toReversed().map((write) => [write.match, write])).values()];
  const { rows } = await pool.query({ name: 'append', text: APPEND, values: [JSON.stringify(now.map(toRow))] });
  const entered = new Set(rows.map(({ match }) => Number(match)));
  const written = new Map<PlainAppend, Written>(now.map((write) => [write, { ok: entered.has(write.match) }]));
  const later = batch.filter((write) => !written.has(write));
  const others = later.length > 0 ? await appendTogether(pool, later) : [];
  later.forEach((write, at) => {
    written.set(write, others[at]);
  });
  return batch.map((write) => written.get(write) ?? { ok: false });
}

function toRow({ match, rows: [row], stand, at }: PlainAppend) {
  const { number, seat, answer, intent, hash, seal } = row;
  const { awaited, bots, over, standing } = stand;
  return {
    match,
    number,
    seat,
    answer,
    intent,
    hash,
    seal: sealNumber(seal),
    at,
    awaited: JSON.stringify(awaited),
    bots: bots ? 1 : 0,
    over: over ? 1 : 0,
    standing: standing ?? null,
  };
}
