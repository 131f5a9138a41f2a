import { setImmediate as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { entrant } from '../registry.ts';
import { soakOne, type Violation } from './one.ts';

/** Every `step`-th game from `from` on, up to `until`; the titles take turns. */
export interface Job {
  readonly ids: readonly string[];
  readonly from: number;
  readonly until: number;
  readonly step: number;
}

/** What a worker tells after each handful of games. */
export interface Progress {
  readonly games: number;
  readonly answers: number;
  readonly violations: readonly Violation[];
}

const HANDFUL = 10;

const { ids, from, until, step } = workerData as Job;
const entrants = await Promise.all(ids.map(entrant));
let stopped = false;
parentPort?.on('message', () => {
  stopped = true;
});

for (let seed = from; seed < until && !stopped; ) {
  const violations: Violation[] = [];
  const progress = { games: 0, answers: 0, violations };
  for (; progress.games < HANDFUL && seed < until; seed += step) {
    const { answers, violation } = soakOne(entrants[seed % entrants.length], seed);
    progress.games++;
    progress.answers += answers;
    if (violation) violations.push(violation);
  }
  parentPort?.postMessage(progress satisfies Progress);
  await rest();
}
parentPort?.close();
