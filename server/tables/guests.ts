import { Refusal, type Viewer } from '@orrery/kernel';
import type { You } from '@orrery/protocol';
import { type Identity, isWelcome, type TableDoc } from './doc.ts';
import { viewerOf, youAre } from './state.ts';

/** Somebody who is kept up to date about a table. */
export interface Guest {
  readonly identity: Identity;
  /** Something was entered: updates as JSON, one for each entry. */
  updates(texts: readonly string[]): void;
  /** The table changed; its state as JSON. */
  table(state: string, you: You): void;
  /** A new match, or too much was missed: begin again with a fresh view. */
  startOver(): void;
  /** The token is no longer good for anything. */
  sentAway(): void;
}

const TABS = 10;
const WATCHERS = 200;

/** Everybody who is connected to one table through this node. */
export class Guests {
  private readonly guests = new Set<Guest>();

  get none(): boolean {
    return this.guests.size === 0;
  }

  add(guest: Guest): void {
    this.guests.add(guest);
  }

  remove(guest: Guest): void {
    this.guests.delete(guest);
  }

  /** One link is good for a few tabs, or for a crowd of watchers, but not for a flood. */
  mustHaveRoom(identity: Identity): void {
    let same = 0;
    for (const guest of this.guests) if (guest.identity.hash === identity.hash) same++;
    if (same >= (identity.as === 'seat' ? TABS : WATCHERS)) throw new Refusal('too-many', { seconds: 10 });
  }

  *viewers(doc: TableDoc): Iterable<Viewer> {
    for (const { identity } of this.guests) yield viewerOf(doc, identity);
  }

  tell(doc: TableDoc, texts: ReadonlyMap<Viewer, readonly string[]>): void {
    for (const guest of this.guests) guest.updates(texts.get(viewerOf(doc, guest.identity)) ?? []);
  }

  showTable(doc: TableDoc, state: string): void {
    for (const guest of this.guests) guest.table(state, youAre(doc, guest.identity));
  }

  startOver(): void {
    for (const guest of this.guests) guest.startOver();
  }

  /** Whoever lost the right to be here goes. */
  sendAway(doc: TableDoc): void {
    for (const guest of this.guests) if (!isWelcome(doc, guest.identity)) guest.sentAway();
  }
}
