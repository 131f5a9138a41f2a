/** Bounds that both sides of the wire know. */
export const LIMITS = {
  /** Bytes of an HTTP body; game files have a bound of their own. */
  body: 64 * 1024,
  gameFile: 2 * 1024 * 1024,
  entries: 20_000,
  /** From so many entries on a match only goes on: who takes back for ever makes the log long for all who read it. */
  undoable: 5000,
  /** Bytes of one socket message from a client. */
  message: 8 * 1024,
  /** Characters of an answer as JSON; the longest of our games has about a hundred. */
  answer: 2000,
  messagesPerSecond: 20,
  name: 24,
  seats: 8,
  /** Tables asked about at once on the front page. */
  mine: 50,
  /** Seconds a seat must be offline before the others may call a caretaker. */
  caretakerAfter: 60,
  /** Seconds a long poll waits at most. */
  longPoll: 25,
} as const;

/** Grows when an old client can no longer talk to a new server. */
export const PROTOCOL = 1;
