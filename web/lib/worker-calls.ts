import { Refusal } from '@orrery/kernel';

/** Methods of an object in a worker, called as if they were here: arguments and results travel as plain data. */

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

type Reply =
  | { readonly pushed: unknown }
  /** The worker wants a worker of its own, at the other end of this port. */
  | { readonly wanted: MessagePort }
  /** A borrowed worker has died. */
  | { readonly died: string }
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly code: string; readonly details: Refusal['details'] };

/** The names of an object's methods. */
type MethodName<O> = { [name in keyof O]: O[name] extends (...args: never[]) => unknown ? name : never }[keyof O] &
  string;
type Arguments<F> = F extends (...args: infer A) => unknown ? A : never;
type Result<F> = F extends (...args: never[]) => infer R ? Awaited<R> : never;

/** Tells the lender of a worker to end it. */
const END = 'end';

interface WorkerOptions<P> {
  /** Starts the worker, or borrows one (`borrowWorker`). */
  readonly open: () => Worker | MessagePort;
  /** Starts a worker that the worker itself wants to borrow. */
  readonly lend?: () => Worker;
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
  private worker: Worker | MessagePort | undefined;
  private readonly lent = new Set<Worker>();
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

  private start(): Worker | MessagePort {
    const worker = this.options.open();
    const died = (message: string) => {
      console.error(message);
      this.end(worker, 'worker-died');
    };
    const onMessage = ({ data }: MessageEvent<Reply>) => ('died' in data ? died(data.died) : this.hear(data));
    if (worker instanceof MessagePort) worker.onmessage = onMessage;
    else {
      worker.addEventListener('message', onMessage);
      onError(worker, died);
    }
    return worker;
  }

  private hear(reply: Exclude<Reply, { died: string }>): void {
    this.deaths = 0;
    if ('wanted' in reply) {
      this.lend(reply.wanted);
      return;
    }
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

  private lend(port: MessagePort): void {
    const worker = this.options.lend?.();
    if (!worker) return;
    this.lent.add(worker);
    worker.addEventListener('message', ({ data }) => port.postMessage(data));
    onError(worker, (died) => port.postMessage({ died } satisfies Reply));
    port.onmessage = ({ data }) => {
      if (data !== END) worker.postMessage(data);
      else {
        worker.terminate();
        this.lent.delete(worker);
        port.close();
      }
    };
  }

  private end(worker: Worker | MessagePort, code: 'worker-died' | 'too-slow'): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    if (worker instanceof MessagePort) worker.postMessage(END);
    else worker.terminate();
    for (const lent of this.lent) lent.terminate();
    this.lent.clear();
    for (const { reject, timer } of this.open.values()) {
      clearTimeout(timer);
      reject(new Refusal(code));
    }
    this.open.clear();
    this.options.onDeath?.(++this.deaths);
  }
}

function onError(worker: Worker, tell: (message: string) => void): void {
  worker.addEventListener('error', (event) => {
    // Handled here: it need not reach whoever started the worker that this one runs in.
    event.preventDefault();
    tell(event.message || 'a worker could not be loaded');
  });
}

const reply = (message: Reply, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/**
 * Inside a worker: a worker that the page starts and passes messages to. Firefox now and then halts a worker for good
 * while that starts another one.
 */
export function borrowWorker(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  reply({ wanted: port2 }, [port2]);
  return port1;
}

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
