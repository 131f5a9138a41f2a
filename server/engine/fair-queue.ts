import { Refusal } from '@orrery/kernel';

/** On whose behalf something is done, and how much of a thread it takes, compared with others. */
export interface Job {
  /** Network address of the people it is done for. */
  readonly address: string;
  readonly table: string;
  readonly cost: number;
}

interface Waiting extends Job {
  readonly start: () => void;
}

/**
 * Shares threads out fairly: between addresses first, then between the tables of one address, and what is cheap goes
 * before what is dear. However much somebody asks for, everybody else waits for what is under way and no more.
 */
export class FairQueue {
  private readonly atOnce: number;
  private readonly waiting: number;
  private readonly inAll: number;
  private readonly addresses = new Turns<string>();
  private readonly tables = new Map<string, Turns<Waiting>>();
  private readonly running = new Map<string, number>();
  private busy = 0;

  /** So many threads there are, and so much one address, and all together, may have waiting; the rest is refused. */
  constructor(atOnce: number, waiting: number, inAll = Number.POSITIVE_INFINITY) {
    this.atOnce = atOnce;
    this.waiting = waiting;
    this.inAll = inAll;
  }

  run<V>(job: Job, work: () => Promise<V>): Promise<V> {
    const tables = this.tables.get(job.address) ?? new Turns<Waiting>();
    if (tables.size >= this.waiting || this.addresses.size >= this.inAll)
      return Promise.reject(new Refusal('too-many', { seconds: 10 }));
    return new Promise<V>((done, failed) => {
      const start = () => {
        this.count(job.address, 1);
        work()
          .then(done, failed)
          .finally(() => {
            this.count(job.address, -1);
            this.next();
          });
      };
      this.tables.set(job.address, tables);
      tables.push(job.table, job.cost, { ...job, start });
      this.addresses.push(job.address, job.cost, job.address);
      this.next();
    });
  }

  private next(): void {
    // Where there are several threads, one address never has them all.
    const most = Math.max(1, this.atOnce - 1);
    while (this.busy < this.atOnce) {
      const address = this.addresses.shift((one) => (this.running.get(one) ?? 0) < most);
      if (address === undefined) return;
      this.tables.get(address)?.shift()?.start();
    }
  }

  private count(address: string, change: 1 | -1): void {
    this.busy += change;
    const running = (this.running.get(address) ?? 0) + change;
    if (running > 0) this.running.set(address, running);
    else this.running.delete(address);
    if (running === 0 && this.tables.get(address)?.size === 0) this.tables.delete(address);
  }
}

interface Turn<V> {
  readonly flow: string;
  readonly start: number;
  readonly cost: number;
  readonly value: V;
}

/** Start-time fair queueing: each flow moves on by what it costs, and the one that is furthest behind is next. */
class Turns<V> {
  private readonly turns: Turn<V>[] = [];
  /** How far each flow has got. */
  private readonly reached = new Map<string, number>();
  private now = 0;

  get size(): number {
    return this.turns.length;
  }

  push(flow: string, cost: number, value: V): void {
    const start = Math.max(this.now, this.reached.get(flow) ?? 0);
    this.reached.set(flow, start + cost);
    this.turns.push({ flow, start, cost, value });
  }

  shift(allowed: (flow: string) => boolean = () => true): V | undefined {
    let best: Turn<V> | undefined;
    for (const turn of this.turns) {
      if (!allowed(turn.flow)) continue;
      if (!best || turn.start < best.start || (turn.start === best.start && turn.cost < best.cost)) best = turn;
    }
    if (!best) return undefined;
    this.turns.splice(this.turns.indexOf(best), 1);
    this.now = Math.max(this.now, best.start);
    for (const [flow, reached] of this.reached) if (reached <= this.now) this.reached.delete(flow);
    return best.value;
  }
}
