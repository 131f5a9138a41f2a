import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** So long the server before may take to stop. */
const PATIENCE_MS = 5000;

const held = new Map<string, { readonly lock: DatabaseSync; users: number }>();

/**
 * Keeps other processes away from a data directory until the returned function is called. The lock is the operating
 * system's, so a process that is killed leaves none behind.
 */
export function holdDirectory(directory: string): () => void {
  const path = join(realpathSync(directory), 'orrery.lock');
  const known = held.get(path) ?? { lock: lockAt(path, directory), users: 0 };
  held.set(path, known);
  known.users++;
  let mine = true;
  return () => {
    if (!mine) return;
    mine = false;
    if (--known.users > 0) return;
    held.delete(path);
    known.lock.close();
  };
}

function lockAt(path: string, directory: string): DatabaseSync {
  const lock = new DatabaseSync(path, { timeout: PATIENCE_MS });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new Error(`another server works on ${directory}: stop it, or set ORRERY_DATA`, { cause: error });
  }
}
