import type { Seat } from '@orrery/kernel';
import type { LogEntry } from '../engine/messages.ts';
import type { Packed } from '../engine/snapshots.ts';

/** The narrow door to the database. Two adapters stand behind it, and one contract test runs on both. */
export interface Store {
  /** A table with the match played there, or undefined. */
  table(id: string): Promise<StoredTable | undefined>;
  /** The same for many, in one question; one that is missing is gone. */
  tables(ids: readonly string[]): Promise<StoredTable[]>;
  /** How a match began, its newest snapshot and what was entered after it. */
  match(id: number): Promise<StoredMatch | undefined>;
  /** A match with the table where it is played. */
  matchRow(id: number): Promise<(MatchRow & { readonly table: string }) | undefined>;
  /** The matches at one table, or all there are, oldest first. */
  matchIds(table?: string): Promise<number[]>;
  /** Every table, the one used last first. */
  tableIds(): Promise<string[]>;
  /** Entries `from` and later, oldest first. */
  entries(match: number, from: number): Promise<StoredEntry[]>;
  /** The number of the entry that an intent led to. */
  entryOf(match: number, intent: string): Promise<{ number: number; seat: Seat } | undefined>;
  /** Tables that wait for a bot since `before` and can be played, on which no other node works: theirs died while it thought. */
  waitingForBots(before: number, node: string): Promise<string[]>;
  notices(limit: number): Promise<StoredNotice[]>;
  /** Changes that arrive together are written together, in one transaction, and are on disk when this resolves. */
  write(write: Write): Promise<Written>;
  /** Forgets these notices, which were handed over. */
  sent(notices: readonly number[]): Promise<void>;
  /** Clears away tables without any change for so many milliseconds, in the way that `Swept` tells. */
  sweep(keptFor: number): Promise<Swept>;
  /** A node lives, for a moment: the names of all that do. */
  beat(node: string): Promise<string[]>;
  /** By which nodes know each other's word; made when it is first asked for. */
  clusterSecret(): Promise<string>;
  /** A node goes: what it worked on is free at once. */
  leave(node: string): Promise<void>;
  /** Who works on each of these tables: this node from now on, where nobody alive does. */
  claim(tables: readonly string[], node: string): Promise<Lease[]>;
  /** A node works on these tables no more. */
  release(tables: readonly string[], node: string): Promise<void>;
  /** Tables that were changed from outside after that order, oldest first: to be looked at again. */
  orders(after: number): Promise<Order[]>;
  /** Sets a match aside because it cannot be loaded, or (with null) lets it be played again; an order to all nodes. */
  quarantine(match: number, reason: string | null, at: number): Promise<void>;
  /** The matches that were set aside, newest first, a hundred at most. */
  quarantined(): Promise<Quarantined[]>;
  /** Deletes a table with its matches, and says whether it was there; an order to all nodes. */
  remove(table: string): Promise<boolean>;
  /** Tables that may hold a chair without a kind, as an earlier version wrote it by mistake. */
  brokenTables(): Promise<string[]>;
  /** Fails unless the database is sound and has room to be written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** So long a node counts as alive after its last beat. */
export const ALIVE_MS = 2400;

/** A node that works on a table, so that no other has to. Should two believe it, the keys of the log judge. */
export interface Lease {
  readonly table: string;
  readonly node: string;
}

export interface Order {
  readonly id: number;
  readonly table: string;
}

/**
 * Time is the database's, and never later than the newest change: where nobody plays, nothing is forgotten. Nothing is
 * deleted at first sight: a forgotten table is marked, and deleted a day later if it is still forgotten. When the clock
 * has jumped since the last time, all that happens is marking. Tables with a finished game stay.
 */
export interface Swept {
  readonly marked: number;
  readonly deleted: number;
  readonly jumped: boolean;
}

export interface Quarantined {
  readonly match: number;
  readonly table: string;
  readonly reason: string;
  readonly at: number;
}

export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly doc: string;
  /** Milliseconds of the newest change, answers included. */
  readonly touched: number;
  readonly match?: MatchRow;
}

export interface MatchRow {
  readonly id: number;
  /** 1 for the first match at its table. */
  readonly number: number;
  readonly setup: string;
  readonly fairness: string;
  readonly players: string;
  /** How many entries its log has. */
  readonly entries: number;
  readonly awaited: readonly Seat[];
  readonly over: boolean;
  readonly standing?: string;
}

export interface StoredMatch {
  readonly snapshot?: Packed;
  readonly entries: readonly StoredEntry[];
  /** Why it was set aside, if it was. */
  readonly quarantined?: string;
}

/** An entry in the database: also by which intent it came, so that a repeated one is known. */
export interface StoredEntry extends LogEntry {
  /** The client's id of the intent, 32 hexadecimal digits; bots have none. */
  readonly intent: string | null;
}

export interface StoredNotice extends NewNotice {
  readonly id: number;
  readonly table: string;
}

export interface NewNotice {
  readonly kind: 'turn' | 'over';
  readonly match: number;
  readonly number: number;
  readonly at: number;
}

/** Where a match stands: written together with the entry that led there. */
export interface Stand {
  readonly awaited: readonly Seat[];
  /** True if one of them is answered for by a bot. */
  readonly bots: boolean;
  readonly over: boolean;
  readonly standing?: string;
}

export interface NewMatch extends Stand {
  readonly number: number;
  readonly setup: string;
  readonly fairness: string;
  readonly players: string;
}

export type Write =
  | {
      readonly do: 'table';
      readonly id: string;
      /** The version it replaces; 0 for a new table. */
      readonly replaces: number;
      readonly doc: string;
      readonly at: number;
      readonly match?: NewMatch;
      /** Whether the running match waits for a bot now: a caretaker came or went. */
      readonly bots?: { readonly match: number; readonly bots: boolean };
    }
  | {
      readonly do: 'append';
      readonly table: string;
      readonly match: number;
      readonly rows: readonly StoredEntry[];
      readonly stand: Stand;
      readonly at: number;
      /** Taken after an earlier entry of the same node. */
      readonly snapshot?: Packed;
      readonly notice?: NewNotice;
    };

/** `conflict`: somebody else was first. Nothing of the write was done. */
export type Written = { readonly ok: true; readonly match?: number } | { readonly ok: false };

export type StorageCode = 'storage-full' | 'storage-readonly' | 'storage-damaged' | 'storage-gone';

/** The database could not do it. The write is not done, or (a lost connection) nobody knows. */
export class StorageError extends Error {
  readonly code: StorageCode;

  constructor(code: StorageCode, cause?: unknown) {
    super(`${code}: ${cause instanceof Error ? cause.message : String(cause ?? '')}`, { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}
