import { Worker } from 'node:worker_threads';
import { Refusal } from '@orrery/kernel';
import {
  type Arguments,
  type MethodName,
  type OpenCall,
  type Outcome,
  openCall,
  type Result,
  settle,
} from '@orrery/kernel/calls';
import type { NumberedCall, ThreadData } from './worker-loop.ts';

export interface WorkerOptions {
  /** The module that runs in the thread. */
  readonly module: URL;
  readonly registry: string;
  /** Milliseconds one call may take. A thread that takes longer is killed; nothing else suffers. */
  readonly limit: number;
  readonly memoryMb: number;
  readonly nice: ThreadData['nice'];
  /** Told when a thread had to be killed or died, with the name of the call it was at. */
  readonly onKill: (kill: { call: string; reason: 'too-slow' | 'died' }) => void;
  readonly onFailure: (failure: { call: string; problem: string }) => void;
}

interface Open extends NumberedCall, OpenCall {
  deaths: number;
}

/** Loading rules is slow on a busy machine; only work is held to the limit. */
const START_LIMIT = 60_000;

/** A process that was halted finds its time run out, and answers that it has not read yet: they come first. */
const GRACE_MS = 100;

/** Answers make much short-lived data; room for it saves collecting it too often. */
const YOUNG_MB = 96;

/** So many bundles are under way at most: one that is worked off, and the next, so that the thread need not wait for it. */
const BUNDLES = 2;

/**
 * One thread that serves the methods of `O`, and the calls it has not answered. Calls travel in bundles: those that come
 * while the thread is busy wait for the next bundle, so that under load the way there and back is shared by many. (They
 * are kept in lists: a map that is filled and emptied all the time keeps much of what was in it until the next thorough
 * collection of garbage.)
 */
export class WorkerHandle<O> {
  private readonly options: WorkerOptions;
  /** The bundles that the thread has, in their order, as far as they are not answered. */
  private sent: Open[][] = [];
  private outgoing: Open[] = [];
  private worker: Worker | undefined;
  private current = new Int32Array(new SharedArrayBuffer(4));
  private timer: NodeJS.Timeout | undefined;
  private ids = 0;
  private closed = false;

  constructor(options: WorkerOptions) {
    this.options = options;
  }

  /** How many calls are not answered yet. */
  get load(): number {
    return this.sent.reduce((sum, bundle) => sum + bundle.length, this.outgoing.length);
  }

  call<Name extends MethodName<O>>(name: Name, ...args: Arguments<O[Name]>): Promise<Result<O[Name]>> {
    if (this.closed) return Promise.reject(new Refusal('stopping'));
    return openCall((open) => {
      this.ids = (this.ids + 1) | 0 || 1;
      this.post({ id: this.ids, name, args, ...open, deaths: 0 });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const { reject } of this.takeOpen()) reject(new Refusal('stopping'));
    await this.worker?.terminate();
  }

  private post(call: Open): void {
    // A thread that nobody needs is not started.
    if (!this.worker) this.start();
    this.outgoing.push(call);
    if (this.outgoing.length === 1) this.flushSoon();
  }

  private flushSoon(): void {
    if (this.sent.length < BUNDLES) setImmediate(() => this.flush());
  }

  private flush(): void {
    if (this.outgoing.length === 0 || this.sent.length >= BUNDLES) return;
    const bundle = this.outgoing;
    this.outgoing = [];
    this.sent.push(bundle);
    this.worker?.postMessage(bundle.map(({ id, name, args }): NumberedCall => ({ id, name, args })));
    if (!this.timer) this.watch(this.options.limit);
  }

  /** Everything that is not answered, in order; it is no longer waited for. */
  private takeOpen(): Open[] {
    const open = [...this.sent.flat(), ...this.outgoing];
    this.sent = [];
    this.outgoing = [];
    return open;
  }

  private start(): void {
    const { module, registry, memoryMb, nice } = this.options;
    this.current = new Int32Array(new SharedArrayBuffer(4));
    const workerData: ThreadData = { registry, current: this.current, nice };
    const worker = new Worker(module, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.worker = worker;
    // Under `node --watch` a thread also reports the files it reads.
    worker.on('message', (said: readonly Outcome[] | object) => {
      if (worker === this.worker && Array.isArray(said)) this.take(said);
    });
    worker.on('error', (error) => this.options.onFailure({ call: 'thread', problem: String(error) }));
    worker.on('exit', () => {
      if (worker === this.worker && !this.closed) this.replace('died');
    });
    this.watch(START_LIMIT);
  }

  private take(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      const [bundle] = this.sent;
      const call = bundle?.shift();
      if (!call) continue;
      if (bundle.length === 0) this.sent.shift();
      if ('failed' in outcome) this.options.onFailure({ call: call.name, problem: outcome.failed });
      settle(call, outcome);
    }
    this.watch(this.options.limit);
    if (this.outgoing.length > 0) this.flushSoon();
  }

  /** Starts the clock anew, or stops it when there is nothing to wait for. */
  private watch(limit: number): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.load === 0 && limit !== START_LIMIT) return;
    this.timer = setTimeout(() => {
      this.timer = setTimeout(() => this.replace('too-slow'), GRACE_MS);
    }, limit);
  }

  /** A new thread takes over. Only the call that the old one was stuck in fails; the others are asked again. */
  private replace(reason: 'too-slow' | 'died'): void {
    const at = Atomics.load(this.current, 0);
    const open = this.takeOpen();
    const culprit = open.find(({ id }) => id === at);
    const old = this.worker;
    this.worker = undefined;
    old?.terminate();
    this.options.onKill({ call: culprit?.name ?? 'start', reason });
    this.start();
    for (const call of open) {
      call.deaths++;
      if (call === culprit || call.deaths > 2) this.giveUp(call, reason);
      else this.outgoing.push(call);
    }
    this.flush();
  }

  private giveUp({ reject }: Open, reason: 'too-slow' | 'died'): void {
    reject(reason === 'died' ? new Refusal('rules-failed') : new Refusal('too-slow', { ms: this.options.limit }));
  }
}
