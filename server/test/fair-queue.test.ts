import type { Refusal } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { FairQueue, type Job } from '../engine/fair-queue.ts';

/** Work that ends when it is told to, in the order in which it was begun. */
class Bench {
  readonly begun: string[] = [];
  readonly refused: string[] = [];
  private readonly ends: (() => void)[] = [];
  private readonly queue: FairQueue;

  constructor(threads: number) {
    this.queue = new FairQueue(threads, 50);
  }

  ask(name: string, job: Job): void {
    const work = () => {
      this.begun.push(name);
      return new Promise<void>((end) => this.ends.push(end));
    };
    this.queue.run(job, work).catch(() => this.refused.push(name));
  }

  /** Ends the oldest work that runs. */
  async end(): Promise<void> {
    this.ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  }
}

const hard = (address: string, table: string): Job => ({ address, table, cost: 8 });
const easy = (address: string, table: string): Job => ({ address, table, cost: 1 });

describe('thinking', () => {
  it('of an honest player waits for what is under way, not for the 45 thoughts a stranger asked for', async () => {
    const bench = new Bench(1);
    for (let n = 0; n < 45; n++) bench.ask(`stranger ${n}`, hard('10.0.0.1', `table ${n % 9}`));
    bench.ask('honest', easy('10.0.0.2', 'quiet'));
    await bench.end();
    expect(bench.begun).toEqual(['stranger 0', 'honest']);
  });

  it('is shared between two addresses by what it costs, however much one of them asks for', async () => {
    const bench = new Bench(1);
    for (let n = 0; n < 40; n++) bench.ask('many', hard('10.0.0.1', `table ${n}`));
    for (let n = 0; n < 5; n++) bench.ask('few', hard('10.0.0.2', 'one'));
    for (let n = 0; n < 10; n++) await bench.end();
    expect(bench.begun.slice(0, 11).filter((name) => name === 'few')).toHaveLength(5);
  });

  it('is shared between the tables of one address, cheap thoughts first', async () => {
    const bench = new Bench(1);
    for (let n = 0; n < 5; n++) bench.ask('greedy', hard('10.0.0.1', 'greedy'));
    bench.ask('dear', hard('10.0.0.1', 'modest'));
    bench.ask('cheap', easy('10.0.0.1', 'other'));
    await bench.end();
    await bench.end();
    await bench.end();
    expect(bench.begun).toEqual(['greedy', 'cheap', 'dear', 'greedy']);
  });

  it('leaves a thread to others, and refuses what goes beyond all measure', async () => {
    const bench = new Bench(3);
    for (let n = 0; n < 60; n++) bench.ask(`stranger ${n}`, hard('10.0.0.1', 'table'));
    expect(bench.begun).toHaveLength(2);
    bench.ask('honest', easy('10.0.0.2', 'quiet'));
    expect(bench.begun.at(-1)).toBe('honest');
    await bench.end();
    expect(bench.refused).toHaveLength(8);
  });

  it('refuses what goes beyond what all together may have waiting', async () => {
    const queue = new FairQueue(1, 2, 5);
    const asked = Array.from({ length: 9 }, (_, n) =>
      queue.run({ address: `10.0.0.${n}`, table: '', cost: 1 }, async () => n).catch(({ code }: Refusal) => code),
    );
    expect(await Promise.all(asked)).toEqual([0, 1, 2, 3, 4, 5, 'too-many', 'too-many', 'too-many']);
  });
});
