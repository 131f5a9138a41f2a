import { parentPort, workerData } from 'node:worker_threads';
import { type CallName, codeOf, SqliteFile } from './sqlite-file.ts';
import type { StorageCode } from './store.ts';

/** The thread that owns the SQLite file, so that waiting for the disk stops nobody else. */

const { file, maxPages } = workerData as { file: string; maxPages?: number };
const sqlite = new SqliteFile(file, { maxPages });

export interface Call {
  readonly id: number;
  readonly call: CallName;
  readonly args: readonly unknown[];
}

export interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly code: StorageCode; readonly message: string };
}

parentPort?.on('message', async ({ id, call, args }: Call) => {
  try {
    parentPort?.postMessage({ id, value: await sqlite.call(call, args) } satisfies Reply);
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    parentPort?.postMessage({ id, error: { code: codeOf(errcode), message } } satisfies Reply);
  }
});
