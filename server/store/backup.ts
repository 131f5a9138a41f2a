import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseIn } from './sqlite.ts';

/**
 * Copies the database of a data directory into one new file, also while a server writes: the copy is of one moment. It
 * gets its name only when it is whole, sound and on disk.
 */
export function backupSqlite(directory: string, to: string): void {
  if (existsSync(to)) throw new Error(`${to} is there already: name a new file`);
  if (!existsSync(dirname(to))) throw new Error(`the folder ${dirname(to)} is not there`);
  const part = `${to}.part`;
  rmSync(part, { force: true });
  try {
    const db = new DatabaseSync(databaseIn(directory), { timeout: 5000 });
    try {
      db.prepare('vacuum into ?').run(part);
    } finally {
      db.close();
    }
    // It holds what players may not know.
    chmodSync(part, 0o600);
    mustBeWhole(part);
    force(part);
    renameSync(part, to);
    force(dirname(to));
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

function mustBeWhole(file: string): void {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db.prepare('pragma integrity_check(1)').get() as { integrity_check: string };
    if (found.integrity_check !== 'ok') throw new Error(`the copy is damaged (${found.integrity_check})`);
  } finally {
    db.close();
  }
}

/** Waits until the disk has it. */
function force(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}
