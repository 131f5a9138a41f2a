import { Refusal, type Viewer } from '@orrery/kernel';
import type { Played, Position } from '../engine/messages.ts';
import type { Visit } from './attendance.ts';
import { type Identity, isWelcome, type TableDoc } from './document.ts';
import type { Has } from './match.ts';
import { viewerOf, youAre } from './table-state.ts';

/** A socket, as a room knows it. */
export interface Connection {
  /** The network it comes from. */
  readonly address: string;
  /** JSON. It `mayWait` a moment if nothing is asked of this viewer. */
  send(text: string, mayWait?: boolean): void;
  /** The link is no longer good for anything, or the table is gone. */
  sentAway(): void;
  /** The room is elsewhere by now; the client was brought this far. */
  moved(has: Has): void;
  /** The client could not be brought up to date. */
  failed(error: unknown): void;
}

export interface Guest {
  readonly connection: Connection;
  readonly identity: Identity;
  readonly visit: Visit;
  /** The match and the entry it was brought to; undefined until it is welcomed, and before the first match. */
  has?: Required<Has>;
  welcomed: boolean;
}

/** A long poll, woken by anything new. */
export interface Poll {
  readonly identity: Identity;
  readonly address: string;
  readonly wake: () => void;
}

/** A long poll: what the client has, and who asks. */
export interface AskedNews extends Has {
  readonly version?: string;
  /** Seconds. */
  readonly wait?: number;
  readonly address: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

const TABS = 10;
const WATCHERS = 200;

/** Everybody who is kept up to date about one table: sockets and long polls. */
export class Audience {
  private readonly guests = new Map<Connection, Guest>();
  private readonly polls = new Set<Poll>();

  get none(): boolean {
    return this.guests.size + this.polls.size === 0;
  }

  /** The network of somebody who plays here; empty while only bots are there. */
  get address(): string {
    for (const { identity, connection } of this.guests.values()) if (identity.as === 'seat') return connection.address;
    for (const { identity, address } of this.polls) if (identity.as === 'seat') return address;
    return '';
  }

  /** Refuses a flood: one link is good for a few tabs, or for a crowd of watchers. */
  mustHaveRoom({ as, hash }: Identity): void {
    let same = 0;
    for (const { identity } of [...this.guests.values(), ...this.polls]) if (identity.hash === hash) same++;
    if (same >= (as === 'seat' ? TABS : WATCHERS)) throw new Refusal('too-many', { seconds: 10 });
  }

  come(connection: Connection, identity: Identity, visit: Visit): Guest {
    const guest: Guest = { connection, identity, visit, welcomed: false };
    this.guests.set(connection, guest);
    return guest;
  }

  of(connection: Connection): Guest | undefined {
    return this.guests.get(connection);
  }

  has(guest: Guest): boolean {
    return this.guests.get(guest.connection) === guest;
  }

  go(connection: Connection): Guest | undefined {
    const guest = this.guests.get(connection);
    this.guests.delete(connection);
    return guest;
  }

  /** Everybody goes; polls find out by themselves. */
  clear(): Guest[] {
    const all = [...this.guests.values()];
    this.guests.clear();
    this.wake();
    return all;
  }

  wait(poll: Poll): () => void {
    this.polls.add(poll);
    return () => void this.polls.delete(poll);
  }

  /** Those who were welcomed: the others hear everything when they are. */
  *welcomed(): Iterable<Guest> {
    for (const guest of this.guests.values()) if (guest.welcomed) yield guest;
  }

  viewers(doc: TableDoc): Viewer[] {
    return [...this.welcomed()].map(({ identity }) => viewerOf(doc, identity));
  }

  /** Sends each guest what comes next, and nothing twice. Returns those who missed something before it. */
  tell(doc: TableDoc, updates: Played['updates'], match: number, { number, awaited, over }: Position): Guest[] {
    const texts = new Map(updates);
    const behind: Guest[] = [];
    for (const guest of this.welcomed()) {
      const { has, connection, identity } = guest;
      if (has?.match !== match || number <= has.seen) continue;
      const viewer = viewerOf(doc, identity);
      const mine = texts.get(viewer) ?? [];
      const missing = number - has.seen;
      if (mine.length < missing) {
        behind.push(guest);
        continue;
      }
      guest.has = { match, seen: number };
      const mayWait = !over && (viewer === 'watcher' || !awaited.includes(viewer));
      for (const text of mine.slice(-missing)) connection.send(text, mayWait);
    }
    this.wake();
    return behind;
  }

  showTable(doc: TableDoc, state: string): void {
    for (const { connection, identity } of this.welcomed())
      connection.send(`{"t":"table","table":${state},"you":${JSON.stringify(youAre(doc, identity))}}`);
    this.wake();
  }

  /** Sends everybody away whose link is no longer good. */
  sendAway(doc: TableDoc): void {
    for (const { connection, identity } of [...this.guests.values()])
      if (!isWelcome(doc, identity)) connection.sentAway();
    this.wake();
  }

  private wake(): void {
    for (const { wake } of [...this.polls]) wake();
  }
}
