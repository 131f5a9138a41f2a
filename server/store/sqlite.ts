import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@orrery/kernel';
import type { Caller } from '@orrery/kernel/calls';
import { holdDirectory } from './directory-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { keepCheckpoints } from './sqlite-checkpoint.ts';
import { type SqliteCalls, SqliteFile } from './sqlite-file.ts';
import { patrol } from './sqlite-patrol.ts';
import { type StorageCode, StorageError, type Store } from './store.ts';
import { ThreadCalls } from './thread-calls.ts';

export interface SqliteOptions {
  /** The one data directory; made if it is not there. */
  readonly directory: string;
  /** Bound of the file in pages of 4 kB, for tests of a full disk. */
  readonly maxPages?: number;
}

/** The embedded database: one file, written ahead, forced to disk before anything is acknowledged. */
export async function openSqlite({ directory, maxPages }: SqliteOptions): Promise<Store> {
  // Secrets of running games lie there: a directory that is made here is its owner's alone.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const leave = holdDirectory(directory);
  try {
    mustHaveData(directory);
    const thread = openThread(join(directory, FILE), maxPages);
    // A full disk is no reason not to start: what is there can be seen.
    await thread.call('table', '');
    writeFileSync(
      join(directory, STARTED),
      'A server has run here. Without this file, a missing database is made anew.\n',
    );
    let damage: string | undefined;
    const stopPatrol = patrol(join(directory, FILE), (found) => {
      damage = found;
    });
    const stopCheckpoints = keepCheckpoints(join(directory, FILE));
    const store = storeOver(thread.call, async () => {
      stopPatrol();
      await stopCheckpoints();
      await thread.close().finally(leave);
    });
    const check = async () => {
      if (damage !== undefined) throw new StorageError('storage-damaged', damage);
      await mustHaveRoom(directory);
      await store.check();
    };
    return { ...store, check };
  } catch (error) {
    leave();
    // What its thread died of says it best.
    throw error instanceof StorageError && error.cause instanceof Error ? error.cause : error;
  }
}

/** The same file for a visitor, also while a server works on it: nothing is made, nobody is kept away. */
export function visitSqlite(directory: string): Store {
  return storeOver(new SqliteFile(databaseIn(directory), { asItIs: true }).call);
}

/** The database file of a data directory; fails if there is none. */
export function databaseIn(directory: string): string {
  const file = join(directory, FILE);
  if (!existsSync(file)) throw new Error(`${file} is not there: set ORRERY_DATA to the server's data directory`);
  return file;
}

/** A server that has run here and finds nothing must not begin anew as if nothing had been lost. */
function mustHaveData(directory: string): void {
  const file = join(directory, FILE);
  const empty = !existsSync(file) || statSync(file).size === 0;
  if (empty && existsSync(join(directory, STARTED)))
    throw new Error(
      `${file} is missing or empty, though a server has run here: restore a backup, or delete ${STARTED}`,
    );
}

/** A disk that is all but full would let a small write through and refuse the next answer. */
async function mustHaveRoom(directory: string): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < LEAST_ROOM) throw new StorageError('storage-full', `${bavail * bsize} bytes are left`);
}

const FILE = 'orrery.db';
const STARTED = 'orrery.started';
const LEAST_ROOM = 16 * 1024 * 1024;
/** The next writes are on their way while others are forced to disk, so that the thread need not wait for them. */
const LANES = 2;

/** A store over an SQLite file that is somewhere else: behind a thread, or behind the faults of a simulation. */
export function storeOver(call: Caller<SqliteCalls>, close: () => Promise<void> = () => call('close')): Store {
  const group = new GroupCommit((writes) => call('write', writes), LANES);
  return {
    table: (id) => call('table', id),
    tables: (ids) => call('tables', ids),
    match: (id) => call('match', id),
    matchRow: (id) => call('matchRow', id),
    tableIds: () => call('tableIds'),
    matchIds: (table) => call('matchIds', table),
    entries: (match, from) => call('entries', match, from),
    entryOf: (match, intent) => call('entryOf', match, intent),
    waitingForBots: (before, node) => call('waitingForBots', before, node),
    notices: (limit) => call('notices', limit),
    write: (write) => group.add(write),
    sent: (notices) => call('sent', notices),
    sweep: (keptFor) => call('sweep', keptFor),
    beat: (node) => call('beat', node),
    clusterSecret: () => call('clusterSecret'),
    leave: (node) => call('leave', node),
    claim: (tables, node) => call('claim', tables, node),
    release: (tables, node) => call('release', tables, node),
    orders: (after) => call('orders', after),
    quarantined: () => call('quarantined'),
    quarantine: (match, reason, at) => call('quarantine', match, reason, at),
    remove: (table) => call('remove', table),
    brokenTables: () => call('brokenTables'),
    check: () => call('check'),
    close,
  };
}

/** The thread of the file. Its errors have a code; a thread that died takes the storage along. */
function openThread(file: string, maxPages?: number): { call: Caller<SqliteCalls>; close(): Promise<void> } {
  const thread = new ThreadCalls<SqliteCalls>({
    module: new URL('./sqlite-thread.ts', import.meta.url),
    workerData: { file, maxPages },
  });
  const failed = (error: unknown): never => {
    if (!(error instanceof Refusal)) throw new StorageError('storage-gone', error);
    throw new StorageError(error.code as StorageCode, error.details.message);
  };
  const call: Caller<SqliteCalls> = (name, ...args) => thread.call(name, ...args).catch(failed);
  const close = async () => {
    if (thread.alive) await call('close');
    await thread.end();
  };
  return { call, close };
}
