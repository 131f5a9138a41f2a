import { randomUUID } from 'node:crypto';
import type { Bus, BusMessage, Listener } from './bus.ts';

/** Connects the nodes of one process: usually a single one, several in tests. */
export class LocalExchange {
  private readonly listeners = new Map<string, Set<{ node: string; listener: Listener }>>();

  join(): Bus {
    const node = randomUUID();
    return {
      node,
      lossy: false,
      connected: true,
      publish: (table, message) => this.publish(node, table, message),
      listen: (table, listener) => this.listen(node, table, listener),
      close: async () => {},
    };
  }

  private publish(from: string, table: string, message: BusMessage): void {
    for (const { node, listener } of this.listeners.get(table) ?? [])
      if (node !== from) queueMicrotask(() => listener(message, from));
  }

  private listen(node: string, table: string, listener: Listener): () => void {
    const entry = { node, listener };
    const those = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, those.add(entry));
    return () => {
      those.delete(entry);
      if (those.size === 0 && this.listeners.get(table) === those) this.listeners.delete(table);
    };
  }
}
