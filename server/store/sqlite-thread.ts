import { workerData } from 'node:worker_threads';
import { Refusal } from '@orrery/kernel';
import { codeOf, SqliteFile } from './sqlite-file.ts';
import { serveCalls } from './thread-calls.ts';

/** The thread that owns the SQLite file, so that waiting for the disk stops nobody else. */

const { file, maxPages } = workerData as { file: string; maxPages?: number };

serveCalls(new SqliteFile(file, { maxPages }).calls, (error) => {
  const { message, errcode } = error as Error & { errcode?: number };
  return new Refusal(codeOf(errcode), { message });
});
