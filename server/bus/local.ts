import { type Answerer, type Bus, type BusMessage, type Listener, newNode } from './bus.ts';

/** The bus of a server that has no other nodes. */
export const noBus = (): Bus => ({
  node: newNode(),
  alone: true,
  connected: true,
  publish: () => {},
  tell: () => {},
  listen: () => () => {},
  ask: (node) => Promise.reject(new Error(`there is no node ${node}`)),
  answer: () => {},
  close: async () => {},
});

/** Connects nodes of one process, for tests. */
export class LocalExchange {
  private readonly listeners = new Map<string, Set<{ node: string; listener: Listener }>>();
  private readonly answerers = new Map<string, Answerer>();

  join(name?: string): Bus {
    const node = newNode(name);
    return {
      node,
      alone: false,
      connected: true,
      publish: (table, message) => this.publish(node, table, message),
      tell: (other, table, message, texts) => this.tell(node, other, table, message, texts),
      listen: (table, listener) => this.listen(node, table, listener),
      ask: async (other, question) => {
        const answerer = this.answerers.get(other);
        if (!answerer) throw new Error(`there is no node ${other}`);
        return structuredClone(await answerer(structuredClone(question), node));
      },
      answer: (answerer) => void this.answerers.set(node, answerer),
      close: async () => void this.answerers.delete(node),
    };
  }

  private publish(from: string, table: string, message: BusMessage): void {
    for (const { node, listener } of this.listeners.get(table) ?? [])
      if (node !== from) queueMicrotask(() => listener(message, from, []));
  }

  private tell(from: string, to: string, table: string, message: BusMessage, texts: readonly string[] = []): void {
    for (const { node, listener } of this.listeners.get(table) ?? [])
      if (node === to) queueMicrotask(() => listener(message, from, texts));
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
