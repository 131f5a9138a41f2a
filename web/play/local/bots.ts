import type { Answer } from '@orrery/kernel';
import type { Think } from './desk.ts';

/** Bots think in a worker of their own: they get a view and nothing else, and never hold up the rules. */
export function botThoughts(): Think {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let asked = 0;
  const open = (): Worker => {
    const opened = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    opened.addEventListener('message', ({ data }: MessageEvent<{ id: number; answer?: Answer; problem?: string }>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.answer) one?.resolve(data.answer);
      else one?.reject(new Error(data.problem));
    });
    return opened;
  };
  return (view, level) => {
    worker ??= open();
    const id = ++asked;
    worker.postMessage({ id, request: { view, level, seed: crypto.randomUUID() } });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}
