import { Worker } from 'node:worker_threads';

/**
 * Gives jobs to workers, one after the other, until there are none left or `done` says that it has seen enough. Results
 * come in any order.
 */
export async function workThrough<Job, Result>(
  { file, workerData, workers }: { readonly file: URL; readonly workerData: unknown; readonly workers: number },
  jobs: Iterator<Job>,
  done: (job: Job, result: Result) => boolean,
): Promise<void> {
  let enough = false;
  const one = (): Promise<void> => {
    const worker = new Worker(file, { workerData });
    return new Promise((finished, crashed) => {
      let job: IteratorResult<Job>;
      const give = (): void => {
        job = enough ? { done: true, value: undefined } : jobs.next();
        if (job.done) worker.terminate().then(() => finished(), crashed);
        else worker.postMessage(job.value);
      };
      worker.on('error', crashed).on('message', (result: Result) => {
        if (!job.done && done(job.value, result)) enough = true;
        give();
      });
      give();
    });
  };
  await Promise.all(Array.from({ length: workers }, one));
}
