import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

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

parentPort?.once('message', () => {
  clearInterval(timer);
  db.close();
});
