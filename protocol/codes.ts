/**
 * Every reason for which the server says no. The client has a sentence for each in every language, keyed by code;
 * `details` of a refusal are the arguments of that sentence.
 */
export const CODES = [
  // the request itself
  'bad-request', // { at, problem }: malformed JSON, unknown or wrong fields
  'not-found', // no such address
  'too-large', // { limit } in bytes
  'too-many', // { seconds }: slow down
  'bad-origin', // sent from another site
  'old-client', // { protocol }: reload the page
  'no-token', // no seat, invitation or watching link given
  'bad-token', // the link is unknown or was replaced by a new one
  // the table
  'no-table', // unknown, or cleared away because nobody answered for too long
  'not-host',
  'own-seat-only', // while the game runs, a seat's link is replaced by that seat, or when all the others agree
  'seat-is-here', // { seat }: somebody with a good link sits there
  'not-seated', // a watcher tried to act
  'not-invited', // sitting down needs the invitation link
  'seat-taken', // { seat }
  'no-seat', // { seat }: there is no such seat, or nobody sits there
  'table-full',
  'name-taken', // { name }
  'already-started',
  'not-started',
  'not-ready', // { seats }: who is missing
  'not-over',
  'not-absent', // { seconds }: the seat must be offline for so long first
  'no-hints', // the host did not allow hints between people
  // what is played
  'unknown-game', // { game }
  'other-edition', // { game, edition, known }: rules of that edition are not here
  'bad-seats', // { seats, min, max }
  'bad-option', // { option, value }
  'unknown-option', // { option }
  // answers
  'not-asked', // { seat }
  'not-listed', // { question, rule }
  'barred', // { question, why, rule }
  'match-over',
  'stale', // { number }: something newer happened; it comes along
  'other-match', // { match }: the answer belongs to a game that is over
  'no-undo', // { seat }: nothing can be taken back
  'id-used', // the same id was used for something else
  'rules-failed', // the rules stopped with an error; nothing was changed
  'too-slow', // { ms }: took too long; nothing was changed
  'quarantined', // the match cannot be loaded and was set aside; nothing is lost, and the operator is told
  // game files
  'file-format', // { at, problem }: not a game file
  'file-version', // { version, known }
  'file-diverged', // { number }: replay leads elsewhere from this entry on
  'match-running', // the record is open only after the end
  // the server's own troubles: try again later, with the same id, as the intent may be on disk already
  'storage-full',
  'storage-readonly',
  'storage-damaged', // the database file is broken: the operator has to restore it
  'storage-gone',
  'bus-gone', // the server that works on the table cannot be reached
  'stopping', // the server restarts
  'internal',
] as const;

/** Trouble of the server's own that passes: nobody knows whether the intent was done, so it is sent again as it was. */
export const PASSING: ReadonlySet<string> = new Set<Code>(['storage-gone', 'bus-gone', 'stopping']);

export type Code = (typeof CODES)[number];

/** The body of every answer that is not a success. */
export interface Problem {
  readonly code: Code;
  readonly details: { readonly [name: string]: unknown };
}
