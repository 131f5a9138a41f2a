import type { World } from './world.ts';

/** A way on which things take their time and stay in order: a thread's messages, a connection. */
export class DelayedQueue {
  private readonly world: World;
  private readonly longest: number;
  private free = 0;

  constructor(world: World, longest: number) {
    this.world = world;
    this.longest = longest;
  }

  send(work: () => void): void {
    const { world } = this;
    this.free = Math.max(this.free, world.time + world.between(0, this.longest));
    world.after(this.free - world.time, work);
  }
}
