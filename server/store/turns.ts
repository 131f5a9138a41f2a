/** As long as nothing comes to a good end, one waits so long. */
const STANDSTILL_MS = 3000;

/**
 * A bound on what is done at once. However many wait, they wait for their turn as long as others get done; if nothing does
 * for a while, whatever they all wait for is stuck, and they are told.
 */
export class Turns {
  private free: number;
  private done = 0;
  private readonly waiting = new Set<() => void>();

  constructor(atOnce: number) {
    this.free = atOnce;
  }

  async run<V>(work: () => Promise<V>): Promise<V> {
    if (this.free > 0) this.free--;
    else await this.turn();
    try {
      const value = await work();
      this.done++;
      return value;
    } finally {
      this.passOn();
    }
  }

  private turn(): Promise<void> {
    return new Promise((go, failed) => {
      let seen = this.done;
      const look = setInterval(() => {
        if (this.done === seen) {
          leave();
          failed(new Error(`nothing was done for ${STANDSTILL_MS} ms`));
        }
        seen = this.done;
      }, STANDSTILL_MS);
      const begin = () => {
        leave();
        go();
      };
      const leave = () => {
        clearInterval(look);
        this.waiting.delete(begin);
      };
      this.waiting.add(begin);
    });
  }

  private passOn(): void {
    const [next] = this.waiting;
    if (next) next();
    else this.free++;
  }
}
