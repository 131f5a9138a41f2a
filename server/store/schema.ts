/** The tables of the database, in the dialects of SQLite and PostgreSQL. */

export const SCHEMA_VERSION = 1;

interface Dialect {
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

export const schemaFor = ({ blob, long, serial, clustered }: Dialect): string[] => [
  'create table if not exists meta (key text primary key, value text not null)',
  `create table if not exists tables (
     id text primary key, version integer not null, doc text not null, touched ${long} not null)`,
  'create index if not exists tables_touched on tables (touched)',
  `create table if not exists matches (
     id ${serial}, table_id text not null references tables (id) on delete cascade, number integer not null,
     setup text not null, fairness text not null, players text not null, unique (table_id, number))`,
  // What every entry changes stands apart, so that little has to be written for it.
  `create table if not exists stands (
     match ${long} primary key references matches (id) on delete cascade, entries integer not null,
     awaited text not null, bots integer not null, over integer not null, standing text, touched ${long} not null)`,
  'create index if not exists stands_bots on stands (touched) where bots = 1',
  // The unique keys are the last judges: one entry for each number, one for each intent.
  `create table if not exists entries (
     match ${long} not null references matches (id) on delete cascade, number integer not null, seat integer not null,
     answer text, intent ${blob}, hash ${blob} not null, seal integer not null, primary key (match, number))${clustered}`,
  'create unique index if not exists entries_intent on entries (match, intent) where intent is not null',
  `create table if not exists snapshots (
     match ${long} not null references matches (id) on delete cascade, number integer not null,
     state ${blob} not null, primary key (match, number))`,
  `create table if not exists outbox (
     id ${serial}, table_id text not null references tables (id) on delete cascade, kind text not null,
     match integer not null, number integer not null, at ${long} not null)`,
];
