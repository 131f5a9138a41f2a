/** The right of a room to exist: one node at a time holds the lease of a table. */
export interface Lease {
  /** False while others may believe that this node is dead, and have opened the room themselves. */
  readonly sure: boolean;
  /** Another number after each time without being sure: a room then looks at the database before it goes on. */
  readonly term: number;
  /** Makes sure again, and closes the rooms that other nodes have by now. */
  renew(): Promise<void>;
  /** Somebody else wrote to this table: the lease may be theirs. */
  doubt(table: string): void;
}

/** The lease of a server that shares its database with nobody. */
export const ALONE: Lease = { sure: true, term: 0, renew: async () => {}, doubt() {} };

/** The room is not here (any more): it has to be looked for again. */
export class Moved extends Error {}
