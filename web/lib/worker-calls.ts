import { Refusal } from '@orrery/kernel';
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

/** Methods of an object in a worker, called as if they were here: arguments and results travel as plain data. */

interface Sent extends Call {
  readonly id: number;
}

type Message =
  | { readonly pushed: unknown }
  /** The worker wants a worker of its own, at the other end of this port. */
  | { readonly wanted: MessagePort }
  /** A borrowed worker has died. */
  | { readonly died: string }
  | { readonly id: number; readonly outcome: Outcome };

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

interface Open extends OpenCall {
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
    return openCall((open) => {
      const timer = setTimeout(() => this.end(worker, 'too-slow'), this.options.limit);
      this.open.set(id, { ...open, timer });
      worker.postMessage({ id, name, args } satisfies Sent);
    });
  }

  private start(): Worker | MessagePort {
    const worker = this.options.open();
    const died = (message: string) => {
      console.error(message);
      this.end(worker, 'worker-died');
    };
    const onMessage = ({ data }: MessageEvent<Message>) => ('died' in data ? died(data.died) : this.hear(data));
    if (worker instanceof MessagePort) worker.onmessage = onMessage;
    else {
      worker.addEventListener('message', onMessage);
      onError(worker, died);
    }
    return worker;
  }

  private hear(message: Exclude<Message, { died: string }>): void {
    this.deaths = 0;
    if ('wanted' in message) {
      this.lend(message.wanted);
      return;
    }
    if ('pushed' in message) {
      this.options.onPush?.(message.pushed as P);
      return;
    }
    const one = this.open.get(message.id);
    this.open.delete(message.id);
    clearTimeout(one?.timer);
    if (one) settle(one, message.outcome);
  }

  private lend(port: MessagePort): void {
    const worker = this.options.lend?.();
    if (!worker) return;
    this.lent.add(worker);
    worker.addEventListener('message', ({ data }) => port.postMessage(data));
    onError(worker, (died) => port.postMessage({ died } satisfies Message));
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

const send = (message: Message, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

/**
 * Inside a worker: a worker that the page starts and passes messages to. Firefox now and then halts a worker for good
 * while that starts another one.
 */
export function borrowWorker(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  send({ wanted: port2 }, [port2]);
  return port1;
}

/** Inside a worker: sends something nobody asked for. */
export const push = (pushed: unknown): void => send({ pushed });

/** Inside a worker: answers calls of these methods. */
export function serveCalls(methods: object): void {
  self.addEventListener('message', async ({ data: { id, name, args } }: MessageEvent<Sent>) => {
    const outcome = await outcomeOf(methods, { name, args });
    if ('failed' in outcome) console.error(outcome.failed);
    send({ id, outcome });
  });
}
