import { Refusal } from '@orrery/kernel';

/** Methods of an object in a worker, called as if they were here: arguments and results travel as plain data. */

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Reply =
  | { readonly pushed: unknown }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly code: string; readonly details: Refusal['details'] };

/** The names of an object's methods. */
type MethodName<O> = { [name in keyof O]: O[name] extends (...args: never[]) => unknown ? name : never }[keyof O] &
  string;
type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;
type Result<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

interface WorkerOptions<P> {
  readonly open: () => Worker;
  /** Milliseconds a call may take; a worker that takes longer is ended and replaced. */
  readonly limit: number;
  /** What the worker sends by itself. */
  readonly onPush?: (pushed: P) => void;
  /** The worker has ended and its open calls are refused; `inRow` counts such ends since it last said something. */
  readonly onDeath?: (inRow: number) => void;
}

interface Open {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Refusal) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** This side of a worker that serves the methods of `O`. It is started by the first call, and again after it died. */
export class WorkerCalls<O, P = never> {
  private readonly options: WorkerOptions<P>;
  private readonly open = new Map<number, Open>();
  private worker: Worker | undefined;
  private calls = 0;
  private deaths = 0;

  constructor(options: WorkerOptions<P>) {
    this.options = options;
  }

  call<Name extends MethodName<O>>(name: Name, ...args: Arguments<O[Name]>): Promise<Result<O[Name]>> {
    this.worker ??= this.start();
    const { worker } = this;
    const id = ++this.calls;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end(worker, 'too-slow'), this.options.limit);
      this.open.set(id, { resolve: resolve as (result: unknown) => void, reject, timer });
      worker.postMessage({ id, name, args } satisfies Call);
    });
  }

  private start(): Worker {
    const worker = this.options.open();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => this.hear(data));
    worker.addEventListener('error', (event) => {
      // Handled here: it need not reach whoever started the worker that this one runs in.
      event.preventDefault();
      console.error(event.message || 'a worker could not be loaded');
      this.end(worker, 'worker-died');
    });
    return worker;
  }

  private hear(reply: Reply): void {
    this.deaths = 0;
    if ('pushed' in reply) {
      this.options.onPush?.(reply.pushed as P);
      return;
    }
    const one = this.open.get(reply.id);
    this.open.delete(reply.id);
    clearTimeout(one?.timer);
    if ('code' in reply) one?.reject(new Refusal(reply.code, reply.details));
    else one?.resolve(reply.result);
  }

  private end(worker: Worker, code: 'worker-died' | 'too-slow'): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    worker.terminate();
    for (const { reject, timer } of this.open.values()) {
      clearTimeout(timer);
      reject(new Refusal(code));
    }
    this.open.clear();
    this.options.onDeath?.(++this.deaths);
  }
}

const reply = (message: Reply): void => self.postMessage(message);

/** Inside a worker: sends something nobody asked for. */
export const push = (pushed: unknown): void => reply({ pushed });

/** Inside a worker: answers calls of these methods. */
export function serveCalls(methods: object): void {
  self.addEventListener('message', async ({ data: { id, name, args } }: MessageEvent<Call>) => {
    try {
      const method = methods[name as keyof typeof methods] as (...given: readonly unknown[]) => unknown;
      reply({ id, result: await method.apply(methods, [...args]) });
    } catch (error) {
      if (error instanceof Refusal) reply({ id, code: error.code, details: error.details });
      else {
        console.error(error);
        reply({ id, code: 'rules-failed', details: {} });
      }
    }
  });
}
