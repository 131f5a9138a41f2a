import { WorkerHandle, type WorkerOptions } from './worker-handle.ts';

export interface WorkerPoolOptions extends WorkerOptions {
  readonly size: number;
}

/** A fixed number of threads of one kind. Work for the same lane always meets the same thread, in order. */
export class WorkerPool {
  private readonly workers: WorkerHandle[];
  private turn = 0;

  constructor({ size, ...options }: WorkerPoolOptions) {
    this.workers = Array.from({ length: size }, () => new WorkerHandle(options));
  }

  /** Asks the thread of this lane, or (without one) the next idle thread. */
  ask(op: string, args: unknown, lane?: string): Promise<unknown> {
    const worker = lane === undefined ? this.idlest() : this.workers[laneNumber(lane) % this.workers.length];
    return worker.ask(op, args);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private idlest(): WorkerHandle {
    this.turn++;
    const rotated = this.workers.map((_, i) => this.workers[(i + this.turn) % this.workers.length]);
    return rotated.reduce((best, worker) => (worker.load < best.load ? worker : best));
  }
}

function laneNumber(lane: string): number {
  let number = 0;
  for (let i = 0; i < lane.length; i++) number = (Math.imul(number, 31) + lane.charCodeAt(i)) >>> 0;
  return number;
}
