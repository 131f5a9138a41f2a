import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { serveCalls } from './thread-calls.ts';

const OFTEN_MS = 250;

const db = new DatabaseSync((workerData as { file: string }).file);
const checkpoint = db.prepare('pragma wal_checkpoint(passive)');
const timer = setInterval(() => {
  try {
    checkpoint.get();
  } catch {
    // Whatever is wrong with the disk, the thread that writes answers meets it, too, and tells it.
  }
}, OFTEN_MS);

const checkpoints = {
  close(): void {
    clearInterval(timer);
    db.close();
  },
};
export type CheckpointCalls = typeof checkpoints;

serveCalls(checkpoints);
