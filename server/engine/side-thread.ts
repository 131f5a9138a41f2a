import { heard } from '@orrery/kernel';
import { checkFile, parseFile } from '@orrery/protocol';
import type { Registry } from '../registry.ts';
import { MatchSession } from './match-session.ts';
import type { SideCalls } from './messages.ts';
import { lessonsOf, rulesOf } from './rules.ts';
import { pack } from './snapshots.ts';
import { runWorker } from './worker-loop.ts';

/** No real game takes so long to replay. */
const CHECK_MS = 3000;

/** Long work that no running match should wait for: whole replays. */

function sideCalls(registry: Registry): SideCalls {
  return {
    async history({ game, edition, match, setup, entries, viewer }) {
      const session = MatchSession.open(await rulesOf(registry, game, edition), { match, setup });
      const events = JSON.stringify(heard(session.play.events, viewer));
      const first = session.fresh(viewer);
      const updates: string[] = [];
      session.repeat(entries, () => updates.push(session.updates()[0][1]));
      return `{"match":${match},"first":${first},"events":${events},"updates":[${updates.join(',')}]}`;
    },
    async condense({ game, edition, match, setup, snapshot, entries }) {
      const session = MatchSession.open(await rulesOf(registry, game, edition), { match, setup }, snapshot, entries);
      return pack(session.compact());
    },
    async check({ file }) {
      const read = parseFile(file);
      const until = performance.now() + CHECK_MS;
      return checkFile(await rulesOf(registry, read.game, read.edition), read, () => performance.now() > until);
    },
    lessons: () => lessonsOf(registry),
  };
}

await runWorker(sideCalls);
