import { below, type Random, randomFrom } from '@orrery/kernel';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly work: () => void;
}

/** A clock that differs from the world's time, and jumps when it is told to. */
export class Clock {
  private readonly world: World;
  private readonly epoch: number;
  private skew = 0;

  constructor(world: World, epoch: number) {
    this.world = world;
    this.epoch = epoch;
  }

  get now(): number {
    return this.epoch + this.world.time + this.skew;
  }

  /** By so many seconds at most, forwards or back. */
  jump(most: number): void {
    this.skew += this.world.between(-most, most) * 1000;
  }
}

/** Time and chance of one simulated session: everything that happens follows from the seed. */
export class World {
  /** Milliseconds since the session began. */
  time = 0;
  readonly random: Random;
  private readonly plan: Planned[] = [];
  private planned = 0;

  constructor(seed: string) {
    this.random = randomFrom(seed);
  }

  after(ms: number, work: () => void): () => void {
    const entry: Planned = { at: this.time + ms, order: this.planned++, work };
    const later = this.plan.findIndex(({ at }) => at > entry.at);
    this.plan.splice(later < 0 ? this.plan.length : later, 0, entry);
    return () => {
      const at = this.plan.indexOf(entry);
      if (at >= 0) this.plan.splice(at, 1);
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((over) => this.after(ms, over));
  }

  /** Lets things happen until something holds. False if it did not in that time. */
  async run(holds: () => boolean, ms: number): Promise<boolean> {
    const end = this.time + ms;
    await quiet();
    while (!holds()) {
      const next = this.plan.shift();
      if (!next || next.at > end) return false;
      this.time = next.at;
      next.work();
      await quiet();
    }
    return true;
  }

  between(least: number, most: number): number {
    return least + below(this.random, most - least + 1);
  }

  /** True in so many of a thousand cases. */
  chance(perMille: number): boolean {
    return below(this.random, 1000) < perMille;
  }

  oneOf<V>(items: readonly V[]): V {
    return items[below(this.random, items.length)];
  }
}

/** Until all promises have run their course. Group commit waits for an immediate of its own in between. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((done) => setImmediate(done));
}
