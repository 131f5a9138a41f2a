import type { World } from './world.ts';

/** Whether a simulated process runs, is halted, or is dead. */
export class Life {
  alive = true;
  private readonly world: World;
  private haltedUntil = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** Nothing happens in it for so long, and then everything that was due, in its order. */
  halt(ms: number): void {
    this.haltedUntil = Math.max(this.haltedUntil, this.world.time + ms);
  }

  whenAwake(work: () => unknown): void {
    if (!this.alive) return;
    const left = this.haltedUntil - this.world.time;
    if (left > 0) this.world.after(left, () => this.whenAwake(work));
    else work();
  }
}
