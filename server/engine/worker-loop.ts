import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@orrery/kernel';
import type { Registry } from '../registry.ts';

/** The thread's side of a pool: works off requests one after the other and says which one it is at. */

export interface Request {
  readonly id: number;
  readonly op: string;
  readonly args: unknown;
}

/** Replies come in the order of their requests. */
export interface Response {
  readonly value?: unknown;
  readonly refused?: { readonly code: string; readonly details: { readonly [name: string]: unknown } };
  readonly failed?: string;
}

export interface ThreadData {
  /** Address of the module that exports the registry. */
  readonly registry: string;
  /** One cell: the id of the request in work, so that an endless one can be named after the thread was killed. */
  readonly current: Int32Array<SharedArrayBuffer>;
  /** By how much it comes after the main thread where the machine has not enough cores for all: 0 (not at all) to 19. */
  readonly nice: number;
}

/** Replies are sent in bundles, but none waits longer than this for its neighbours. */
const BUNDLE_MS = 2;

type Ops = { readonly [op: string]: (args: never) => unknown };

export async function runWorker(makeOps: (registry: Registry) => Ops): Promise<void> {
  const { registry: address, current, nice } = workerData as ThreadData;
  standBack(nice);
  const { registry } = (await import(address)) as { registry: Registry };
  // All rules are read before the first request, so that none pays for it out of its own time limit.
  await Promise.all(registry.games.flatMap((id) => [registry.rules(id), registry.bot(id)]));
  // However this thread ends, the next one need not compile all that again.
  flushCompileCache();
  const ops = makeOps(registry);
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (requests: readonly Request[]) => {
    last = last.then(() => workOff(ops, requests, current));
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

async function workOff(ops: Ops, requests: readonly Request[], current: ThreadData['current']): Promise<void> {
  let replies: Response[] = [];
  let began = performance.now();
  for (const request of requests) {
    Atomics.store(current, 0, request.id);
    replies.push(await reply(ops, request));
    if (performance.now() - began < BUNDLE_MS) continue;
    parentPort?.postMessage(replies);
    replies = [];
    began = performance.now();
  }
  Atomics.store(current, 0, 0);
  if (replies.length > 0) parentPort?.postMessage(replies);
}

async function reply(ops: Ops, { op, args }: Request): Promise<Response> {
  try {
    return { value: await ops[op](args as never) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, details: error.details } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
