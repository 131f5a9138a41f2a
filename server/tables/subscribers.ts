import { Refusal, type Viewer } from '@orrery/kernel';
import type { You } from '@orrery/protocol';
import type { Played, Position } from '../engine/messages.ts';
import { type Identity, isWelcome, type TableDoc } from './table-doc.ts';
import { viewerOf, youAre } from './table-state.ts';

/** Somebody who is kept up to date about a table. */
export interface Subscriber {
  readonly identity: Identity;
  /** The network it comes from. */
  readonly address: string;
  /**
   * Something was entered: updates as JSON, one for each entry up to `number` of the match. `mayWait` if nothing is asked
   * of this one.
   */
  updates(texts: readonly string[], match: number, number: number, mayWait: boolean): void;
  /** The table changed; its state as JSON. */
  table(state: string, you: You): void;
  /** A new match, or something was missed: to be brought up to date from what it has. */
  startOver(): void;
  /** The token is no longer good for anything. */
  sentAway(): void;
}

const TABS = 10;
const WATCHERS = 200;

/** Everybody who is connected to one table through this node. */
export class Subscribers {
  private readonly subscribers = new Set<Subscriber>();
  /** Those whose first view is being made. */
  private readonly arriving = new Set<Subscriber>();

  get none(): boolean {
    return this.subscribers.size + this.arriving.size === 0;
  }

  /** Where somebody who plays here comes from; empty while only bots are there. */
  get address(): string {
    for (const { identity, address } of this.subscribers) if (identity.as === 'seat') return address;
    return '';
  }

  /** Takes a place, filled by `add`. One link is good for a few tabs, or for a crowd of watchers, but not for a flood. */
  reserve(subscriber: Subscriber): void {
    const { as, hash } = subscriber.identity;
    let same = 0;
    for (const one of [...this.subscribers, ...this.arriving]) if (one.identity.hash === hash) same++;
    if (same >= (as === 'seat' ? TABS : WATCHERS)) throw new Refusal('too-many', { seconds: 10 });
    this.arriving.add(subscriber);
  }

  /** From now on kept up to date. False if the place was given up in the meantime. */
  add(subscriber: Subscriber): boolean {
    if (this.arriving.delete(subscriber)) this.subscribers.add(subscriber);
    return this.subscribers.has(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.arriving.delete(subscriber);
    this.subscribers.delete(subscriber);
  }

  *viewers(doc: TableDoc): Iterable<Viewer> {
    for (const { identity } of this.subscribers) yield viewerOf(doc, identity);
  }

  tell(doc: TableDoc, updates: Played['updates'], match: number, { number, awaited, over }: Position): void {
    const texts = new Map(updates);
    for (const subscriber of this.subscribers) {
      const viewer = viewerOf(doc, subscriber.identity);
      const mayWait = !over && (viewer === 'watcher' || !awaited.includes(viewer));
      subscriber.updates(texts.get(viewer) ?? [], match, number, mayWait);
    }
  }

  showTable(doc: TableDoc, state: string): void {
    for (const subscriber of this.subscribers) subscriber.table(state, youAre(doc, subscriber.identity));
  }

  startOver(): void {
    for (const subscriber of this.subscribers) subscriber.startOver();
  }

  /** The table is no more: everybody goes. */
  dismiss(): void {
    for (const subscriber of this.subscribers) subscriber.sentAway();
  }

  /** Whoever lost the right to be here goes. */
  sendAway(doc: TableDoc): void {
    for (const subscriber of this.subscribers) if (!isWelcome(doc, subscriber.identity)) subscriber.sentAway();
  }
}
