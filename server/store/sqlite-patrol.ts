import type { PatrolCalls } from './sqlite-patrol-thread.ts';
import { ThreadCalls } from './thread-calls.ts';

const OFTEN_MS = 30_000;
/** One part in so many of a core at most. */
const SHARE = 20;

/** Looks through a database file, in a thread and on a connection of its own; says what is broken, if something is. */
export async function lookThrough(file: string): Promise<string | undefined> {
  const thread = new ThreadCalls<PatrolCalls>({ module: new URL('./sqlite-patrol-thread.ts', import.meta.url) });
  try {
    return await thread.call('lookThrough', file);
  } finally {
    await thread.end();
  }
}

/** Looks through the file again and again while a server works on it, so that damage is known before it is met. */
export function patrol(file: string, onDamage: (damage: string) => void): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const go = async () => {
    const began = performance.now();
    // A file that cannot be read now is read next time.
    const damage = await lookThrough(file).catch(() => undefined);
    if (damage !== undefined) onDamage(damage);
    if (!stopped) timer = setTimeout(go, Math.max(OFTEN_MS, (performance.now() - began) * SHARE)).unref();
  };
  timer = setTimeout(go, OFTEN_MS).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
