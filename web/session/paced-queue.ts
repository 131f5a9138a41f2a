/** Longest time that waiting pictures may take to show, at normal speed. */
const LONGEST = 3000;
const EACH = 800;
/** Without pauses nobody sees what stays for less than a frame: what comes together is drawn together. */
const FRAME = 16;

/** How long a picture stays before the next one, so that the eye can follow and nobody waits long. */
export const holdFor = (waiting: number, pace: number): number => Math.min(EACH, LONGEST / Math.max(1, waiting)) * pace;

/** Shows things one after another with a pause in between. */
export class PacedQueue<V> {
  /** Shows a thing, and says how long it takes until it is told. */
  private readonly show: (value: V) => number;
  private readonly pace: () => number;
  private waiting: V[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (value: V) => number, pace: () => number) {
    this.show = show;
    this.pace = pace;
  }

  get length(): number {
    return this.waiting.length;
  }

  push(value: V, atOnce: boolean): void {
    this.waiting.push(value);
    if (atOnce) {
      const lasts = this.drain();
      if (lasts > 0) this.timer = setTimeout(() => this.step(), lasts);
    } else if (this.pace() === 0) this.timer ??= setTimeout(() => this.drain(), FRAME);
    else if (this.timer === undefined) this.step();
  }

  /** Jumps to the end, each thing shown in order; how long the last one takes. */
  drain(): number {
    clearTimeout(this.timer);
    this.timer = undefined;
    return this.waiting.splice(0).reduce((_, value) => this.show(value), 0);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private step(): void {
    const value = this.waiting.shift();
    this.timer = undefined;
    if (value === undefined) return;
    const hold = holdFor(this.waiting.length + 1, this.pace());
    this.timer = setTimeout(() => this.step(), Math.max(hold, this.show(value)));
  }
}
