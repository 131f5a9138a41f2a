import { Refusal } from '@orrery/kernel';
import { Batched } from './batched.ts';
import type { Bus } from './bus/bus.ts';
import type { Log } from './services.ts';
import { ALIVE_MS, type Store } from './store/store.ts';

const BEAT_MS = ALIVE_MS / 6;

export interface NodesParts {
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Log;
  after(ms: number, work: () => void): () => void;
}

export interface NodesListener {
  /** Another node is dead, or has left. */
  gone(node: string): void;
  /** This node was cut off for a while: others may have taken over what it worked on, and it has missed messages. */
  back(): void;
}

/**
 * The nodes that share a database: which of them live, and which of them works on a table. Leases save work; that no
 * answer is lost or doubled is the business of the log's keys alone.
 */
export class Nodes {
  private readonly parts: NodesParts;
  private readonly leases: Batched<string>;
  private others = new Set<string>();
  /** So many beats the others are still believed in after this node could not see them. */
  private patience = 0;
  private cutOff = false;
  /** Those who wait for an answer of another node. */
  private readonly awaited = new Map<string, Set<(reason: Error) => void>>();
  /** True once tables and people are being sent to other nodes. */
  draining = false;
  private stopped = false;
  listener: NodesListener | undefined;

  constructor(parts: NodesParts) {
    this.parts = parts;
    this.leases = new Batched(async (tables) => {
      const leases = await parts.store.claim(tables, this.claimant());
      return new Map(leases.map(({ table, node }) => [table, node]));
    });
  }

  get alone(): boolean {
    return this.parts.bus.alone;
  }

  get haveOthers(): boolean {
    return this.others.size > 0;
  }

  isAlive(node: string): boolean {
    return this.others.has(node);
  }

  /** Who works on a table: another node that lives and does, else this one. */
  async workerOf(table: string): Promise<string> {
    const { bus } = this.parts;
    // Cut off from the others, one works for oneself; whoever writes an entry first has made it.
    if (bus.alone || !bus.connected) return bus.node;
    const node = await this.leases.get(table);
    if (node === undefined) throw new Refusal('no-table');
    return node;
  }

  /** The answer of another node, unless it dies before it has given one. */
  answerOf<V>(node: string, answer: Promise<V>): Promise<V> {
    const death = Promise.withResolvers<never>();
    const those = this.awaited.get(node) ?? new Set();
    this.awaited.set(node, those.add(death.reject));
    return Promise.race([answer, death.promise]).finally(() => {
      those.delete(death.reject);
      if (those.size === 0) this.awaited.delete(node);
    });
  }

  /** This node works on a table no more, and tells who wants to. */
  async release(table: string): Promise<void> {
    const { bus, store } = this.parts;
    await store.release([table], bus.node);
    bus.publish(table, { kind: 'works', works: false });
  }

  async start(): Promise<void> {
    if (this.alone) return;
    await this.beat();
    this.goOn();
  }

  /** The last word of a node that stops: everything is free. Unheard, it is missed soon. */
  async leave(): Promise<void> {
    this.stopped = true;
    if (!this.alone) await this.parts.store.leave(this.parts.bus.node).catch((error: unknown) => this.mute(error));
  }

  async beat(): Promise<void> {
    const { bus, store } = this.parts;
    // Whom the others cannot reach must not keep tables from them.
    if (!bus.connected) this.cutOff = true;
    if (!bus.connected || this.stopped) return;
    const alive = new Set(await store.beat(bus.node).catch((error: unknown) => this.missed(error)));
    alive.delete(bus.node);
    const gone = [...this.others].filter((node) => !alive.has(node));
    if (this.patience > 0) {
      this.patience--;
      for (const node of alive) this.others.add(node);
    } else {
      this.others = alive;
      for (const node of gone) this.bury(node);
    }
    if (!this.cutOff) return;
    this.cutOff = false;
    this.listener?.back();
  }

  private bury(node: string): void {
    for (const reject of this.awaited.get(node) ?? []) reject(new Error(`node ${node} is gone`));
    this.listener?.gone(node);
  }

  /** When the database was away, nobody's beat was heard: that is no sign of death. */
  private missed(error: unknown): never {
    this.patience = ALIVE_MS / BEAT_MS;
    this.cutOff = true;
    throw error;
  }

  private goOn(): void {
    this.parts.after(BEAT_MS, () => {
      if (this.stopped) return;
      this.beat().catch((error: unknown) => this.mute(error));
      this.goOn();
    });
  }

  private mute(error: unknown): void {
    this.parts.log.warn({ cause: String(error).slice(0, 300) }, 'a node could not say that it lives, or leaves');
  }

  private claimant(): string {
    const [other] = this.draining ? [...this.others].sort(() => Math.random() - 0.5) : [];
    return other ?? this.parts.bus.node;
  }
}
