import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { damageOf } from './sqlite-file.ts';

/** Reads a whole database file once and says what is broken in it. */
const db = new DatabaseSync((workerData as { file: string }).file, { readOnly: true, timeout: 5000 });
const damage = damageOf(db);
db.close();
parentPort?.postMessage({ damage });
