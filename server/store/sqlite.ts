import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { holdDirectory } from './directory-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { keepCheckpoints } from './sqlite-checkpoint.ts';
import { type CallName, SqliteFile } from './sqlite-file.ts';
import { patrol } from './sqlite-patrol.ts';
import type { Call, Reply } from './sqlite-thread.ts';
import { StorageError, type Store, type Written } from './store.ts';

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
    const thread = new Thread(join(directory, FILE), maxPages);
    // A full disk is no reason not to start: what is there can be seen.
    await thread.call('table', ['']);
    writeFileSync(
      join(directory, STARTED),
      'A server has run here. Without this file, a missing database is made anew.\n',
    );
    let damage: string | undefined;
    const stopPatrol = patrol(join(directory, FILE), (found) => {
      damage = found;
    });
    const stopCheckpoints = keepCheckpoints(join(directory, FILE));
    const store = storeOver(
      (name, args) => thread.call(name, args),
      async () => {
        stopPatrol();
        await stopCheckpoints();
        await thread.close().finally(leave);
      },
    );
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
  const sqlite = new SqliteFile(databaseIn(directory), { asItIs: true });
  const call = (name: CallName, args: readonly unknown[]) => sqlite.call(name, args);
  return storeOver(call, async () => void (await call('close', [])));
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
export function storeOver(
  call: (name: CallName, args: readonly unknown[]) => Promise<unknown>,
  close: () => Promise<void>,
): Store {
  const group = new GroupCommit((writes) => call('write', [writes]) as Promise<readonly Written[]>, LANES);
  return {
    table: (id) => call('table', [id]) as ReturnType<Store['table']>,
    tables: (ids) => call('tables', [ids]) as ReturnType<Store['tables']>,
    match: (id) => call('match', [id]) as ReturnType<Store['match']>,
    matchRow: (id) => call('matchRow', [id]) as ReturnType<Store['matchRow']>,
    tableIds: () => call('tableIds', []) as Promise<string[]>,
    matchIds: (table) => call('matchIds', [table]) as Promise<number[]>,
    entries: (match, from) => call('entries', [match, from]) as ReturnType<Store['entries']>,
    entryOf: (match, intent) => call('entryOf', [match, intent]) as ReturnType<Store['entryOf']>,
    waitingForBots: (before, node) => call('waitingForBots', [before, node]) as Promise<string[]>,
    notices: (limit) => call('notices', [limit]) as ReturnType<Store['notices']>,
    write: (write) => group.add(write),
    sent: (notices) => call('sent', [notices]) as Promise<void>,
    sweep: (keptFor) => call('sweep', [keptFor]) as ReturnType<Store['sweep']>,
    beat: (node) => call('beat', [node]) as Promise<string[]>,
    clusterSecret: () => call('clusterSecret', []) as Promise<string>,
    leave: (node) => call('leave', [node]) as Promise<void>,
    claim: (tables, node) => call('claim', [tables, node]) as ReturnType<Store['claim']>,
    release: (tables, node) => call('release', [tables, node]) as Promise<void>,
    orders: (after) => call('orders', [after]) as ReturnType<Store['orders']>,
    quarantined: () => call('quarantined', []) as ReturnType<Store['quarantined']>,
    quarantine: (match, reason, at) => call('quarantine', [match, reason, at]) as Promise<void>,
    remove: (table) => call('remove', [table]) as Promise<boolean>,
    brokenTables: () => call('brokenTables', []) as Promise<string[]>,
    check: () => call('check', []) as Promise<void>,
    close,
  };
}

class Thread {
  private readonly worker: Worker;
  private readonly open = new Map<number, { done: (value: unknown) => void; failed: (error: Error) => void }>();
  private dead: Error | undefined;
  private calls = 0;

  constructor(file: string, maxPages?: number) {
    this.worker = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file, maxPages } });
    this.worker.on('message', (reply: Reply) => this.take(reply));
    this.worker.on('error', (error) => this.die(error as Error));
    this.worker.on('exit', () => this.die(new Error('closed')));
  }

  call(call: CallName, args: readonly unknown[]): Promise<unknown> {
    if (this.dead) return Promise.reject(new StorageError('storage-gone', this.dead));
    return new Promise((done, failed) => {
      const id = ++this.calls;
      this.open.set(id, { done, failed });
      this.worker.postMessage({ id, call, args } satisfies Call);
    });
  }

  async close(): Promise<void> {
    if (!this.dead) await this.call('close', []);
    await this.worker.terminate();
  }

  private take({ id, value, error }: Reply): void {
    const call = this.open.get(id);
    this.open.delete(id);
    if (error) call?.failed(new StorageError(error.code, error.message));
    else call?.done(value);
  }

  private die(error: Error): void {
    this.dead ??= error;
    for (const { failed } of this.open.values()) failed(new StorageError('storage-gone', error));
    this.open.clear();
  }
}
