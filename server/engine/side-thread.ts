import { heard } from '@orrery/kernel';
import { checkFile, parseFile } from '@orrery/protocol';
import type { Registry } from '../registry.ts';
import type { SideOps } from './messages.ts';
import { Room } from './room.ts';
import { rulesOf } from './rules.ts';
import { serve } from './serve.ts';

/** Long work that no running match should wait for: whole replays. */

function ops(registry: Registry): SideOps {
  return {
    async history({ game, edition, match, setup, entries, viewer }) {
      const room = Room.open(await rulesOf(registry, game, edition), { match, setup });
      const events = JSON.stringify(heard(room.play.events, viewer));
      const first = room.fresh(viewer);
      const updates: string[] = [];
      room.repeat(entries, () => updates.push(room.updates()[0][1]));
      return `{"match":${match},"first":${first},"events":${events},"updates":[${updates.join(',')}]}`;
    },
    async check({ file }) {
      const read = parseFile(file);
      return checkFile(await rulesOf(registry, read.game, read.edition), read);
    },
  };
}

await serve((registry) => ({ ...ops(registry) }));
