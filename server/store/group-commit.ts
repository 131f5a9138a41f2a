import type { Write, Written } from './store.ts';

interface Waiting<Kind> {
  readonly write: Kind;
  readonly done: (written: Written) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Group commit: whatever is to be written while the disk is busy waits and goes in one transaction afterwards, so that
 * thousands of answers a second share the few hundred times a disk can be forced to remember.
 */
export class GroupCommit<Kind extends Write> {
  private waiting: Waiting<Kind>[] = [];
  private busy = 0;
  private readonly lanes: number;
  private readonly commit: (writes: readonly Kind[]) => Promise<readonly Written[]>;

  constructor(commit: (writes: readonly Kind[]) => Promise<readonly Written[]>, lanes = 1) {
    this.commit = commit;
    this.lanes = lanes;
  }

  add(write: Kind): Promise<Written> {
    return new Promise((done, failed) => {
      this.waiting.push({ write, done, failed });
      if (this.waiting.length === 1 && this.busy < this.lanes) setImmediate(() => this.next());
    });
  }

  private async next(): Promise<void> {
    if (this.busy >= this.lanes || this.waiting.length === 0) return;
    const batch = this.waiting;
    this.waiting = [];
    this.busy++;
    // In one order everywhere, so that two nodes never wait for each other's rows.
    batch.sort((a, b) => compare(order(a.write), order(b.write)));
    try {
      const written = await this.commit(batch.map(({ write }) => write));
      batch.forEach(({ done }, at) => {
        done(written[at]);
      });
    } catch (error) {
      for (const { failed } of batch) failed(error);
    } finally {
      this.busy--;
      this.next();
    }
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const order = (write: Write): string => (write.do === 'table' ? write.id : write.table);
