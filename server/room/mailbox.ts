/** One thing after the other. There is one for each table, and no other lock anywhere. */
export class Mailbox {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  run<V>(work: () => Promise<V>): Promise<V> {
    const done = () => void this.waiting--;
    this.waiting++;
    const mine = this.last.then(work);
    this.last = mine.then(done, done);
    return mine;
  }
}
