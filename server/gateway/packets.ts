/** Somebody for whom messages wait to be sent. */
export interface Receiver {
  /** Sends all of them. */
  release(): void;
}

/** Nothing waits longer than two of these: about the time in which a screen shows its next picture. */
const TICK_MS = 8;

/**
 * Bundles what is sent to each connection, because a packet costs as much as working out what is in it. What somebody
 * waits for leaves at the end of the turn; what need not be there at once leaves with that, or after a moment.
 */
export class Packets {
  /** Receivers with messages held back, and the tick since when; longest first. */
  private readonly held = new Map<Receiver, number>();
  private readonly leaving = new Set<Receiver>();
  private tick = 0;
  private timer: NodeJS.Timeout | undefined;

  /** There is something to be sent. */
  hold(receiver: Receiver, mayWait: boolean): void {
    if (!this.held.has(receiver)) this.held.set(receiver, this.tick);
    if (mayWait) this.timer ??= setInterval(() => this.next(), TICK_MS);
    else if (this.leaving.add(receiver).size === 1) process.nextTick(() => this.leave());
  }

  private leave(): void {
    for (const receiver of this.leaving) this.release(receiver);
    this.leaving.clear();
  }

  private next(): void {
    for (const [receiver, since] of this.held) {
      if (since === this.tick) break;
      this.release(receiver);
    }
    this.tick++;
    if (this.held.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private release(receiver: Receiver): void {
    this.held.delete(receiver);
    receiver.release();
  }
}
