import type { Seal } from '@orrery/kernel';
import type { Row } from './sql.ts';

/**
 * The tables of the database, as numbered steps in the dialects of SQLite and PostgreSQL. A step only adds, so that nodes
 * of two neighbouring versions work on one database; once released it is never changed.
 */

export interface Dialect {
  readonly blob: string;
  readonly long: string;
  readonly serial: string;
  /** How rows are kept in the order of their key, where the database can. */
  readonly clustered: string;
}

export const SQLITE: Dialect = {
  blob: 'blob',
  long: 'integer',
  serial: 'integer primary key autoincrement',
  clustered: ' without rowid',
};

export const POSTGRES: Dialect = {
  blob: 'bytea',
  long: 'bigint',
  serial: 'bigint generated always as identity primary key',
  clustered: '',
};

type Migration = (dialect: Dialect) => readonly string[];

const first: Migration = ({ blob, long, serial, clustered }) => [
  'create table meta (key text primary key, value text not null)',
  `create table tables (
     id text primary key, version integer not null, doc text not null, touched ${long} not null)`,
  'create index tables_touched on tables (touched)',
  `create table matches (
     id ${serial}, table_id text not null references tables (id) on delete cascade, number integer not null,
     setup text not null, fairness text not null, players text not null, unique (table_id, number))`,
  // What every entry changes stands apart, so that little has to be written for it.
  `create table stands (
     match ${long} primary key references matches (id) on delete cascade, entries integer not null,
     awaited text not null, bots integer not null, over integer not null, standing text, touched ${long} not null)`,
  'create index stands_bots on stands (touched) where bots = 1',
  // The unique keys are the last judges: one entry for each number, one for each intent.
  `create table entries (
     match ${long} not null references matches (id) on delete cascade, number integer not null, seat integer not null,
     answer text, intent ${blob}, hash ${blob} not null, seal integer not null, primary key (match, number))${clustered}`,
  'create unique index entries_intent on entries (match, intent) where intent is not null',
  `create table snapshots (
     match ${long} not null references matches (id) on delete cascade, number integer not null,
     state ${blob} not null, primary key (match, number))`,
  `create table outbox (
     id ${serial}, table_id text not null references tables (id) on delete cascade, kind text not null,
     match integer not null, number integer not null, at ${long} not null)`,
];

/** When an entry was made, when a table was first found forgotten, and matches that cannot be loaded. */
const times: Migration = ({ long }) => [
  `alter table entries add column at ${long}`,
  `alter table tables add column marked ${long}`,
  `create table quarantine (
     match ${long} primary key references matches (id) on delete cascade, reason text not null, at ${long} not null)`,
];

/** Which nodes live, which of them works on a table, and what the operator wants nodes to look at again. */
const leases: Migration = ({ long, serial }) => [
  `create table nodes (id text primary key, until ${long} not null)`,
  `create table leases (
     table_id text primary key references tables (id) on delete cascade, node text not null)`,
  'create index leases_node on leases (node)',
  // Without a reference: that a table is gone has to be told, too.
  `create table orders (id ${serial}, table_id text not null, at ${long} not null)`,
];

export const MIGRATIONS: readonly Migration[] = [first, times, leases];

/** What a database says about itself. */
export interface SchemaState {
  /** The newest step that was done; 0 for an empty database. */
  readonly version: number;
  /** The oldest server that can work with it. */
  readonly oldest: number;
}

export const SCHEMA_OF = `select key, value from meta where key in ('schema', 'oldest')`;

export function schemaState(rows: readonly Row[]): SchemaState {
  const value = (key: string) => Number(rows.find((row) => row.key === key)?.value ?? 0);
  return { version: value('schema'), oldest: value('oldest') };
}

/** The statements that are still to be done, by step; each step is one transaction. */
export function stepsFrom(
  { version, oldest }: SchemaState,
  dialect: Dialect,
  migrations: readonly Migration[] = MIGRATIONS,
): string[][] {
  if (oldest > migrations.length)
    throw new Error(
      `the database has schema ${version}, and this server knows ${migrations.length}: start the newer server again, or restore the backup made before the update`,
    );
  return migrations.slice(version).map((migration, at) => {
    const number = version + at + 1;
    return [...migration(dialect), set('schema', number), set('oldest', Math.max(1, number - 1))];
  });
}

/** For visitors, who neither make a database nor change its schema. */
export function mustBeCurrent(state: SchemaState, dialect: Dialect): void {
  if (state.version === 0) throw new Error('the database holds no Orrery tables: look at the settings');
  if (stepsFrom(state, dialect).length > 0)
    throw new Error(
      `the database has schema ${state.version}, and this program knows ${MIGRATIONS.length}: start the server of this version first`,
    );
}

const set = (key: string, value: number): string =>
  `insert into meta (key, value) values ('${key}', '${value}') on conflict (key) do update set value = '${value}'`;

/** A seal as it is stored. */
const SEALS: readonly Seal[] = [null, 'own', 'all'];

export const sealNumber = (seal: Seal): number => SEALS.indexOf(seal);
export const sealOf = (number: number): Seal => SEALS[number];
