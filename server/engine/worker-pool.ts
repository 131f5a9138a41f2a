import type { Arguments, MethodName, Result } from '@orrery/kernel/calls';
import { WorkerHandle, type WorkerOptions } from './worker-handle.ts';

export interface WorkerPoolOptions extends WorkerOptions {
  readonly size: number;
}

/** A fixed number of threads that serve the methods of `O`. */
export class WorkerPool<O> {
  private readonly workers: WorkerHandle<O>[];
  private turn = 0;

  constructor({ size, ...options }: WorkerPoolOptions) {
    this.workers = Array.from({ length: size }, () => new WorkerHandle<O>(options));
  }

  /** In the thread with the least to do. */
  call<Name extends MethodName<O>>(name: Name, ...args: Arguments<O[Name]>): Promise<Result<O[Name]>> {
    return this.idlest().call(name, ...args);
  }

  /** Calls for the same lane always meet the same thread, in order. */
  callIn<Name extends MethodName<O>>(lane: string, name: Name, ...args: Arguments<O[Name]>): Promise<Result<O[Name]>> {
    return this.workers[laneNumber(lane) % this.workers.length].call(name, ...args);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.close()));
  }

  private idlest(): WorkerHandle<O> {
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
