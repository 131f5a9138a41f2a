/** So much goes into one question. */
const AT_ONCE = 500;

/** Asks for many things in one question: whatever is wanted in the same turn, or while the question before is open. */
export class Batched<Value> {
  private readonly ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  private waiting = new Map<string, PromiseWithResolvers<Value | undefined>>();
  private busy = false;

  constructor(ask: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>) {
    this.ask = ask;
  }

  get(key: string): Promise<Value | undefined> {
    let one = this.waiting.get(key);
    if (!one) {
      one = Promise.withResolvers();
      this.waiting.set(key, one);
      if (this.waiting.size === 1 && !this.busy) setImmediate(() => this.next());
    }
    return one.promise;
  }

  private async next(): Promise<void> {
    if (this.busy || this.waiting.size === 0) return;
    const batch = [...this.waiting].slice(0, AT_ONCE);
    for (const [key] of batch) this.waiting.delete(key);
    this.busy = true;
    try {
      const found = await this.ask(batch.map(([key]) => key));
      for (const [key, { resolve }] of batch) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of batch) reject(error);
    } finally {
      this.busy = false;
      this.next();
    }
  }
}
