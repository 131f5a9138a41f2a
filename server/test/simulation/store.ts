import type { Caller } from '@orrery/kernel/calls';
import { storeOver } from '../../store/sqlite.ts';
import type { SqliteCalls, SqliteFile } from '../../store/sqlite-file.ts';
import { StorageError, type Store } from '../../store/store.ts';
import { DelayedQueue } from './delayed-queue.ts';
import type { Faults } from './faults.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

const LONGEST = 12;

/** One node's way to the disk that all nodes share. What a node asked for before it died may still be done. */
export function simulatedStore(world: World, faults: Faults, file: SqliteFile, life: Life): Store {
  const there = new DelayedQueue(world, LONGEST);
  const back = new DelayedQueue(world, LONGEST);
  const call: Caller<SqliteCalls> = (name, ...args) =>
    new Promise((done, failed) => {
      const answer = (settle: () => void) => back.send(() => life.whenAwake(settle));
      const fail = () => answer(() => failed(new StorageError('storage-gone')));
      there.send(async () => {
        if (!life.alive && world.chance(500)) return;
        const refused = faults.databaseStopped || faults.strikes('diskRefuses');
        if (refused) return fail();
        const value = await file.call(name, ...structuredClone(args));
        if (faults.strikes('diskForgetsToSay')) fail();
        else answer(() => done(structuredClone(value)));
      });
    });
  return storeOver(call, async () => {});
}
