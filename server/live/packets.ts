import type { Socket } from 'node:net';

/** A connection as far as it can be told to wait with what is written to it. */
export type Wire = Pick<Socket, 'cork' | 'uncork'>;

/** Nothing waits longer than two of these: about the time in which a screen shows its next picture. */
const TICK_MS = 8;

/**
 * Bundles what is written to connections, because a packet costs as much as working out what is in it. What somebody waits
 * for leaves at the end of the turn; what need not be there at once leaves with that, or after a moment.
 */
export class Packets {
  /** Connections that something is held back for, and the tick since when; longest first. */
  private readonly held = new Map<Wire, number>();
  private readonly leaving = new Set<Wire>();
  private tick = 0;
  private timer: NodeJS.Timeout | undefined;

  /** To be called before something is written. */
  hold(wire: Wire, mayWait: boolean): void {
    if (!this.held.has(wire)) {
      this.held.set(wire, this.tick);
      wire.cork();
    }
    if (mayWait) this.timer ??= setInterval(() => this.next(), TICK_MS);
    else if (this.leaving.add(wire).size === 1) process.nextTick(() => this.leave());
  }

  private leave(): void {
    for (const wire of this.leaving) this.release(wire);
    this.leaving.clear();
  }

  private next(): void {
    for (const [wire, since] of this.held) {
      if (since === this.tick) break;
      this.release(wire);
    }
    this.tick++;
    if (this.held.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private release(wire: Wire): void {
    this.held.delete(wire);
    wire.uncork();
  }
}
