import type { Notice } from '@orrery/protocol';
import type { Bus } from '../bus/bus.ts';

type Tell = (notice: Notice) => void;

/** Pages that want to know when it is their turn at tables they are not looking at. */
export class Followers {
  private readonly bus: Bus;
  private readonly tables = new Map<string, Set<Tell>>();

  constructor(bus: Bus) {
    this.bus = bus;
  }

  follow(table: string, tell: Tell): () => void {
    const those = this.tables.get(table) ?? new Set();
    this.tables.set(table, those.add(tell));
    const stop = this.bus.listen(table, (message) => {
      if (message.kind !== 'notice') return;
      const { what, match, number } = message;
      tell({ t: 'notice', table, kind: what, match, number });
    });
    return () => {
      stop();
      those.delete(tell);
      if (those.size === 0) this.tables.delete(table);
    };
  }

  /** A notice from the outbox: for followers here and on other nodes. */
  notify(table: string, what: Notice['kind'], match: number, number: number): void {
    for (const tell of this.tables.get(table) ?? []) tell({ t: 'notice', table, kind: what, match, number });
    this.bus.publish(table, { kind: 'notice', what, match, number });
  }
}
