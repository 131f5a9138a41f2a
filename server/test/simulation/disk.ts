import { StorageError, type Store } from '../../store/port.ts';
import { storeOver } from '../../store/sqlite.ts';
import type { SqliteFile } from '../../store/sqlite-file.ts';
import type { Weather } from './faults.ts';
import { Lane } from './lane.ts';
import type { World } from './world.ts';

const LONGEST = 12;

/** One node's way to the disk that all nodes share. What a node asked for before it died may still be done. */
export function diskOf(world: World, weather: Weather, file: SqliteFile, isAlive: () => boolean): Store {
  const there = new Lane(world, LONGEST);
  const back = new Lane(world, LONGEST);
  const call: Parameters<typeof storeOver>[0] = (name, args) =>
    new Promise((done, failed) => {
      const answer = (settle: () => void) => back.send(() => isAlive() && settle());
      const fail = () => answer(() => failed(new StorageError('storage-gone')));
      there.send(async () => {
        if (!isAlive() && world.chance(500)) return;
        const refused = weather.strikes('diskRefuses');
        const value = refused ? undefined : await file.call(name, structuredClone(args));
        if (refused || weather.strikes('diskForgetsToSay')) fail();
        else answer(() => done(structuredClone(value)));
      });
    });
  return storeOver(call, async () => {});
}
