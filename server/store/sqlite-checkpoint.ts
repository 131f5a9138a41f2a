import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Moves pages that were written ahead to where they belong, again and again, in a thread and on a connection of its own:
 * no writer waits for it. Where the writing thread has to do that itself, all answers of that moment wait.
 */
export function keepCheckpoints(file: string): () => Promise<void> {
  const worker = new Worker(new URL('./sqlite-checkpoint-thread.ts', import.meta.url), { workerData: { file } });
  // Without it the writing thread makes its own, only more slowly.
  worker.on('error', (error) => process.emitWarning(`checkpoints are made while answers wait: ${error}`));
  const ended = once(worker, 'exit').catch(() => {});
  return async () => {
    worker.postMessage('close');
    await ended;
  };
}
