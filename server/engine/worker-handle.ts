import { Worker } from 'node:worker_threads';
import { Refusal } from '@orrery/kernel';
import type { Request, Response, ThreadData } from './worker-loop.ts';

export interface WorkerOptions {
  /** The module that runs in the thread. */
  readonly module: URL;
  readonly registry: string;
  /** Milliseconds one request may take. A thread that takes longer is killed; nothing else suffers. */
  readonly limit: number;
  readonly memoryMb: number;
  readonly nice: ThreadData['nice'];
  /** Told when a thread had to be killed or died, with the request it was at. */
  readonly onKill: (kill: { op: string; reason: 'too-slow' | 'died' }) => void;
  readonly onFailure: (failure: { op: string; problem: string }) => void;
}

interface Open extends Request {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
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
 * One thread, and the requests it has not answered. Requests travel in bundles: what arrives while the thread is busy
 * waits for the next one, so that under load the way there and back is shared by many. (They are kept in lists: a map that
 * is filled and emptied all the time keeps much of what was in it until the next thorough collection of garbage.)
 */
export class WorkerHandle {
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

  /** How many requests are not answered yet. */
  get load(): number {
    return this.sent.reduce((sum, bundle) => sum + bundle.length, this.outgoing.length);
  }

  ask(op: string, args: unknown): Promise<unknown> {
    if (this.closed) return Promise.reject(new Refusal('stopping'));
    return new Promise((done, failed) => {
      this.ids = (this.ids + 1) | 0 || 1;
      this.post({ id: this.ids, op, args, done, failed, deaths: 0 });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const { failed } of this.takeOpen()) failed(new Refusal('stopping'));
    await this.worker?.terminate();
  }

  private post(request: Open): void {
    // A thread that nobody needs is not started.
    if (!this.worker) this.start();
    this.outgoing.push(request);
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
    this.worker?.postMessage(bundle.map(({ id, op, args }): Request => ({ id, op, args })));
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
    worker.on('message', (said: readonly Response[] | object) => {
      if (worker === this.worker && Array.isArray(said)) this.take(said);
    });
    worker.on('error', (error) => this.options.onFailure({ op: 'thread', problem: String(error) }));
    worker.on('exit', () => {
      if (worker === this.worker && !this.closed) this.replace('died');
    });
    this.watch(START_LIMIT);
  }

  private take(responses: readonly Response[]): void {
    for (const { value, refused, failed } of responses) {
      const [bundle] = this.sent;
      const request = bundle?.shift();
      if (!request) continue;
      if (bundle.length === 0) this.sent.shift();
      if (refused) request.failed(new Refusal(refused.code, refused.details));
      else if (failed !== undefined) {
        this.options.onFailure({ op: request.op, problem: failed });
        request.failed(new Refusal('rules-failed'));
      } else request.done(value);
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

  /** A new thread takes over. Only the request that the old one was stuck in fails; the others are asked again. */
  private replace(reason: 'too-slow' | 'died'): void {
    const at = Atomics.load(this.current, 0);
    const open = this.takeOpen();
    const culprit = open.find(({ id }) => id === at);
    const old = this.worker;
    this.worker = undefined;
    old?.terminate();
    this.options.onKill({ op: culprit?.op ?? 'start', reason });
    this.start();
    for (const request of open) {
      request.deaths++;
      if (request === culprit || request.deaths > 2) this.giveUp(request, reason);
      else this.outgoing.push(request);
    }
    this.flush();
  }

  private giveUp(request: Open, reason: 'too-slow' | 'died'): void {
    request.failed(
      reason === 'died' ? new Refusal('rules-failed') : new Refusal('too-slow', { ms: this.options.limit }),
    );
  }
}
