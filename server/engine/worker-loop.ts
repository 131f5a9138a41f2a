import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Call, type Outcome, outcomeOf } from '@orrery/kernel/calls';
import type { Registry } from '../registry.ts';

/** The thread's side of a pool: works off calls one after the other and says which one it is at. */

export interface NumberedCall extends Call {
  readonly id: number;
}

export interface ThreadData {
  /** Address of the module that exports the registry. */
  readonly registry: string;
  /** One cell: the id of the call in work, so that an endless one can be named after the thread was killed. */
  readonly current: Int32Array<SharedArrayBuffer>;
  /** By how much it comes after the main thread where the machine has not enough cores for all: 0 (not at all) to 19. */
  readonly nice: number;
}

/** Outcomes are sent in the order of their calls, in bundles, but none waits longer than this for its neighbours. */
const BUNDLE_MS = 2;

export async function runWorker(methodsOf: (registry: Registry) => object): Promise<void> {
  const { registry: address, current, nice } = workerData as ThreadData;
  standBack(nice);
  const { registry } = (await import(address)) as { registry: Registry };
  // All rules are read before the first call, so that none pays for it out of its own time limit.
  await Promise.all(registry.games.flatMap((id) => [registry.rules(id), registry.bot(id)]));
  // However this thread ends, the next one need not compile all that again.
  flushCompileCache();
  const methods = methodsOf(registry);
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (calls: readonly NumberedCall[]) => {
    last = last.then(() => workOff(methods, calls, current));
  });
  parentPort?.postMessage([]);
}

/** Only Linux sets it for a thread; elsewhere it would be for the whole process. */
function standBack(nice: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(Math.min(19, getPriority() + nice));
  } catch (error) {
    process.emitWarning(`threads of rules and bots are as urgent as all others: ${error}`);
  }
}

async function workOff(methods: object, calls: readonly NumberedCall[], current: ThreadData['current']): Promise<void> {
  let outcomes: Outcome[] = [];
  let began = performance.now();
  for (const call of calls) {
    Atomics.store(current, 0, call.id);
    outcomes.push(await outcomeOf(methods, call));
    if (performance.now() - began < BUNDLE_MS) continue;
    parentPort?.postMessage(outcomes);
    outcomes = [];
    began = performance.now();
  }
  Atomics.store(current, 0, 0);
  if (outcomes.length > 0) parentPort?.postMessage(outcomes);
}
