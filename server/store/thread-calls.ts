import { parentPort, Worker } from 'node:worker_threads';
import {
  type Arguments,
  type Call,
  type MethodName,
  type OpenCall,
  type Outcome,
  openCall,
  outcomeOf,
  type Result,
  settle,
} from '@orrery/kernel/calls';

interface Sent extends Call {
  readonly id: number;
}

interface Reply {
  readonly id: number;
  readonly outcome: Outcome;
}

interface ThreadOptions {
  /** The module that runs in the thread. */
  readonly module: URL;
  readonly workerData?: unknown;
  /** Told when the thread ended though nobody asked it to. */
  readonly onDeath?: (error: Error) => void;
}

/** A thread that serves the methods of `O` for as long as it lives. Threads of the engine are a `WorkerPool`. */
export class ThreadCalls<O> {
  private readonly worker: Worker;
  private readonly open = new Map<number, OpenCall>();
  private readonly onDeath: ThreadOptions['onDeath'];
  private ended: Error | undefined;
  private calls = 0;

  constructor({ module, workerData, onDeath }: ThreadOptions) {
    this.onDeath = onDeath;
    this.worker = new Worker(module, { workerData });
    this.worker.on('message', ({ id, outcome }: Reply) => this.take(id, outcome));
    this.worker.on('error', (error: Error) => this.die(error));
    this.worker.on('exit', () => this.die(new Error('the thread ended')));
  }

  call<Name extends MethodName<O>>(name: Name, ...args: Arguments<O[Name]>): Promise<Result<O[Name]>> {
    if (this.ended) return Promise.reject(this.ended);
    return openCall((open) => {
      const id = ++this.calls;
      this.open.set(id, open);
      this.worker.postMessage({ id, name, args } satisfies Sent);
    });
  }

  get alive(): boolean {
    return this.ended === undefined;
  }

  async end(): Promise<void> {
    this.ended ??= new Error('the thread was ended');
    await this.worker.terminate();
  }

  private take(id: number, outcome: Outcome): void {
    const open = this.open.get(id);
    this.open.delete(id);
    if (!open) return;
    if ('failed' in outcome) open.reject(new Error(outcome.failed));
    else settle(open, outcome);
  }

  private die(error: Error): void {
    if (!this.ended) this.onDeath?.(error);
    this.ended ??= error;
    for (const { reject } of this.open.values()) reject(this.ended);
    this.open.clear();
  }
}

/** Inside such a thread: answers calls of these methods. */
export function serveCalls(methods: object, refusalOf?: Parameters<typeof outcomeOf>[2]): void {
  parentPort?.on('message', async ({ id, name, args }: Sent) => {
    const outcome = await outcomeOf(methods, { name, args }, refusalOf);
    parentPort?.postMessage({ id, outcome } satisfies Reply);
  });
}
