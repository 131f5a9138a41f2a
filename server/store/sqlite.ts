import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Group } from './group.ts';
import { StorageError, type Store, type Written } from './port.ts';
import type { CallName } from './sqlite-file.ts';
import type { Call, Reply } from './sqlite-thread.ts';

export interface SqliteOptions {
  /** The one data directory; made if it is not there. */
  readonly directory: string;
  /** Bound of the file in pages of 4 kB, for tests of a full disk. */
  readonly maxPages?: number;
}

/** The embedded database: one file, written ahead, forced to disk before anything is acknowledged. */
export async function openSqlite({ directory, maxPages }: SqliteOptions): Promise<Store> {
  mkdirSync(directory, { recursive: true });
  const thread = new Thread(join(directory, 'orrery.db'), maxPages);
  await thread.call('check', []);
  return storeOver(
    (name, args) => thread.call(name, args),
    () => thread.close(),
  );
}

/** A store over an SQLite file that is somewhere else: behind a thread, or behind the faults of a simulation. */
export function storeOver(
  call: (name: CallName, args: readonly unknown[]) => Promise<unknown>,
  close: () => Promise<void>,
): Store {
  const group = new Group((writes) => call('write', [writes]) as Promise<readonly Written[]>);
  return {
    table: (id) => call('table', [id]) as ReturnType<Store['table']>,
    match: (id) => call('match', [id]) as ReturnType<Store['match']>,
    entries: (match, from) => call('entries', [match, from]) as ReturnType<Store['entries']>,
    entryOf: (match, intent) => call('entryOf', [match, intent]) as ReturnType<Store['entryOf']>,
    waitingForBots: (before) => call('waitingForBots', [before]) as Promise<string[]>,
    notices: (limit) => call('notices', [limit]) as ReturnType<Store['notices']>,
    write: (write) => group.add(write),
    sent: (upTo) => call('sent', [upTo]) as Promise<void>,
    sweep: (before) => call('sweep', [before]) as Promise<number>,
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
