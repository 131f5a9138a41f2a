import type { StoredEntry } from '../store/port.ts';

/** What nodes tell each other about a table, always after it is on disk. Losing a message costs time, never truth. */
export type BusMessage =
  /** New entries of the table's match. `match` is the number of the match at the table. */
  | { readonly kind: 'entries'; readonly match: number; readonly rows: readonly BusEntry[] }
  /** The table itself changed: read it again. */
  | { readonly kind: 'table' }
  /** Who is connected to the sending node. An empty list takes everybody back. */
  | { readonly kind: 'presence'; readonly people: readonly Person[]; readonly watchers: number }
  /** Tell me who is connected to you. */
  | { readonly kind: 'roll-call' }
  | { readonly kind: 'notice'; readonly what: 'turn' | 'over'; readonly match: number; readonly number: number };

export type BusEntry = Pick<StoredEntry, 'number' | 'seat' | 'answer' | 'hash'>;

export interface Person {
  readonly key: string;
  readonly state: 'here' | 'away';
  readonly since: number;
}

export type Listener = (message: BusMessage, from: string) => void;

export interface Bus {
  /** Name of this node, new at each start. */
  readonly node: string;
  /** True if a message can get lost, so that one has to look into the log now and then. */
  readonly lossy: boolean;
  /** Reaches every other node that listens to this table. Never waits and never fails. */
  publish(table: string, message: BusMessage): void;
  /** Hears what other nodes publish about a table, until the returned function is called. */
  listen(table: string, listener: Listener): () => void;
  close(): Promise<void>;
}
