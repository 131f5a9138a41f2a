import { Worker } from 'node:worker_threads';

const OFTEN_MS = 30_000;
/** One part in so many of a core at most. */
const SHARE = 20;

/** Looks through a database file, in a thread and on a connection of its own; says what is broken, if something is. */
export function lookThrough(file: string): Promise<string | undefined> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('./sqlite-patrol-thread.ts', import.meta.url), { workerData: { file } });
    worker.once('message', ({ damage }: { damage?: string }) => done(damage));
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the patrol ended without a word')));
  });
}

/** Looks through the file again and again while a server works on it, so that damage is known before it is met. */
export function patrol(file: string, onDamage: (damage: string) => void): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout;
  const go = async () => {
    const began = performance.now();
    // What cannot be looked through now is looked through next time.
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
