import type { CheckpointCalls } from './sqlite-checkpoint-thread.ts';
import { ThreadCalls } from './thread-calls.ts';

/**
 * Moves pages that were written ahead to where they belong, again and again, in a thread and on a connection of its own:
 * no writer waits for it. Where the writing thread has to do that itself, all answers of that moment wait.
 */
export function keepCheckpoints(file: string): () => Promise<void> {
  const thread = new ThreadCalls<CheckpointCalls>({
    module: new URL('./sqlite-checkpoint-thread.ts', import.meta.url),
    workerData: { file },
    // Without it the writing thread makes its own, only more slowly.
    onDeath: (error) => process.emitWarning(`checkpoints are made while answers wait: ${error}`),
  });
  return async () => {
    await thread.call('close').catch(() => {});
    await thread.end();
  };
}
