import { type AskNews, LIMITS } from '@orrery/protocol';
import type { z } from 'zod';
import type { LiveTable } from '../tables/live-table.ts';
import type { Subscriber } from '../tables/subscribers.ts';
import type { Identity } from '../tables/table-doc.ts';

/** A poll counts as being there until the next one can be expected. */
const LINGER_MS = 15_000;

interface Poll {
  readonly liveTable: LiveTable;
  readonly identity: Identity;
  /** The network that asks. */
  readonly address: string;
  /** Does this when who asks does not wait any more. */
  readonly onGone: (work: () => void) => void;
}

/** Answers a long poll: at once if there is something new, else as soon as there is. */
export async function longPoll(poll: Poll, asked: z.output<typeof AskNews>): Promise<string> {
  const { liveTable, identity } = poll;
  const visit = liveTable.attendance.come(identity.as === 'seat' ? identity.key : undefined, false);
  liveTable.news.attendanceChanged();
  try {
    await liveTable.welcomeBack(identity);
    await liveTable.settled();
    // No waiting between the look and the listening: nothing can happen in between.
    if (!isNew(liveTable, asked)) await change(poll, asked);
    return await write(liveTable, identity, asked);
  } finally {
    setTimeout(() => {
      liveTable.attendance.go(visit);
      liveTable.news.attendanceChanged();
    }, LINGER_MS).unref();
  }
}

function isNew(liveTable: LiveTable, { match, seen, version }: z.output<typeof AskNews>): boolean {
  const behind =
    liveTable.match.number > 0 &&
    (match !== liveTable.match.number || seen === undefined || seen < liveTable.match.running.position.number);
  return behind || version !== liveTable.state().version;
}

/** Resolves at the next change, when the asked time is over, or when nobody waits for it any more. */
function change({ liveTable, identity, address, onGone }: Poll, asked: z.output<typeof AskNews>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      liveTable.leave(subscriber);
      resolve();
    };
    const table = () => {
      if (isNew(liveTable, asked)) done();
    };
    const subscriber: Subscriber = { identity, address, updates: done, table, startOver: done, sentAway: done };
    liveTable.subscribers.reserve(subscriber);
    const timer = setTimeout(done, (asked.wait ?? LIMITS.longPoll) * 1000);
    liveTable.subscribers.add(subscriber);
    onGone(done);
  });
}

async function write(liveTable: LiveTable, identity: Identity, { match, seen, version }: z.output<typeof AskNews>) {
  const now = await liveTable.now(identity, match, seen);
  const state = liveTable.state();
  const table = state.version === version ? '' : `"table":${JSON.stringify(state)},`;
  return `{${table}"you":${JSON.stringify(liveTable.you(identity))},"now":${now}}`;
}
