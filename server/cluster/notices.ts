import { Notice } from '@orrery/protocol';

type Tell = (notice: Notice) => void;

/** Carries notices between nodes. A lost one costs time, never truth; nothing else is told this way. */
export interface Bus {
  /** False while other nodes cannot be told. */
  readonly connected: boolean;
  /** Reaches every other node that listens to this table. Never waits and never fails. */
  publish(notice: Notice): void;
  /** Hears notices of other nodes about a table, until the returned function is called. */
  listen(table: string, tell: Tell): () => void;
  close(): Promise<void>;
}

/** The bus of a server that has no other nodes. */
export const NO_BUS: Bus = { connected: true, publish() {}, listen: () => () => {}, close: async () => {} };

/** Reads what came over the network; throws at anything that no node would say. */
export const readNotice = (text: string): Notice => Notice.parse(JSON.parse(text));

/** Tells pages when it is their turn at tables they are not looking at. */
export class Notices {
  private readonly bus: Bus;
  private readonly tables = new Map<string, Set<Tell>>();

  constructor(bus: Bus) {
    this.bus = bus;
  }

  follow(table: string, tell: Tell): () => void {
    const those = this.tables.get(table) ?? new Set();
    this.tables.set(table, those.add(tell));
    const stop = this.bus.listen(table, tell);
    return () => {
      stop();
      those.delete(tell);
      if (those.size === 0 && this.tables.get(table) === those) this.tables.delete(table);
    };
  }

  /** A notice from the outbox: for followers here and on other nodes. */
  notify(notice: Notice): void {
    for (const tell of this.tables.get(notice.table) ?? []) tell(notice);
    this.bus.publish(notice);
  }
}
