import { DatabaseSync } from 'node:sqlite';
import { damageOf } from './sqlite-file.ts';
import { serveCalls } from './thread-calls.ts';

const patrol = {
  /** Reads a whole database file and says what is broken in it. */
  lookThrough(file: string): string | undefined {
    const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    try {
      return damageOf(db);
    } finally {
      db.close();
    }
  },
};
export type PatrolCalls = typeof patrol;

serveCalls(patrol);
