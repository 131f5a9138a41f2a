/** Longest time that waiting pictures may take to show, at normal speed. */
const LONGEST = 3000;
const EACH = 800;

/** How long a picture stays before the next one, so that viewpoint can follow and nobody waits long. */
export const holdFor = (waiting: number, pace: number): number => Math.min(EACH, LONGEST / Math.max(1, waiting)) * pace;

/** Shows things one after another with a pause in between. */
export class PacedQueue<V> {
  private readonly show: (value: V) => void;
  private readonly pace: () => number;
  private waiting: V[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (value: V) => void, pace: () => number) {
    this.show = show;
    this.pace = pace;
  }

  get length(): number {
    return this.waiting.length;
  }

  push(value: V, atOnce: boolean): void {
    this.waiting.push(value);
    if (atOnce || this.pace() === 0) this.drain();
    else if (this.timer === undefined) this.step();
  }

  /** Jumps to the end, each thing shown in order. */
  drain(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const value of this.waiting.splice(0)) this.show(value);
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
    this.show(value);
    this.timer = setTimeout(() => this.step(), holdFor(this.waiting.length + 1, this.pace()));
  }
}
