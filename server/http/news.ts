import { type AskNews, LIMITS } from '@orrery/protocol';
import type { z } from 'zod';
import type { Identity } from '../tables/doc.ts';
import type { Guest } from '../tables/guests.ts';
import type { Hall } from '../tables/hall.ts';

/** A poll counts as being there until the next one can be expected. */
const LINGER_MS = 15_000;

/** Answers a long poll: at once if there is something new, else as soon as there is. */
export async function news(hall: Hall, identity: Identity, asked: z.output<typeof AskNews>): Promise<string> {
  const visit = hall.attendance.come(identity.as === 'seat' ? identity.key : undefined, false);
  hall.attendanceChanged();
  await hall.welcomeBack(identity);
  try {
    await hall.settled();
    // No waiting between the look and the listening: nothing can happen in between.
    if (!isNew(hall, asked)) await change(hall, identity, asked);
    return await write(hall, identity, asked);
  } finally {
    setTimeout(() => {
      hall.attendance.go(visit);
      hall.attendanceChanged();
    }, LINGER_MS).unref();
  }
}

function isNew(hall: Hall, { match, seen, version }: z.output<typeof AskNews>): boolean {
  const behind = hall.match > 0 && (match !== hall.match || seen === undefined || seen < hall.running.position.number);
  return behind || version !== hall.state().version;
}

/** Resolves at the next change, or when the asked time is over. */
function change(hall: Hall, identity: Identity, asked: z.output<typeof AskNews>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      hall.leave(guest);
      resolve();
    };
    const table = () => {
      if (isNew(hall, asked)) done();
    };
    const guest: Guest = { identity, updates: done, table, startOver: done, sentAway: done };
    const timer = setTimeout(done, (asked.wait ?? LIMITS.longPoll) * 1000);
    hall.guests.add(guest);
  });
}

async function write(hall: Hall, identity: Identity, { match, seen, version }: z.output<typeof AskNews>) {
  const now = (await hall.now(identity, match, seen)).text;
  const state = hall.state();
  const table = state.version === version ? '' : `"table":${JSON.stringify(state)},`;
  return `{${table}"you":${JSON.stringify(hall.you(identity))},"now":${now}}`;
}
