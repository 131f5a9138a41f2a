import type { Seat } from '@orrery/kernel';
import type { Intent } from '../engine/messages.ts';
import { intentDigits } from '../tokens.ts';
import { botLevel, identify, seatOf, type TableDoc } from './document.ts';

/** The end of a submission: the entry it became, or the reason why not. */
export type Settled =
  | { readonly ok: true; readonly number: number }
  | { readonly ok: false; readonly code: string; readonly details: { readonly [name: string]: unknown } };

/** An intent on its way to the log, with the one who waits to hear of it. */
export interface Submission {
  /** The match at its table for which it was meant: seats of the next one belong to others. */
  readonly match: number;
  readonly seat: Seat;
  /** By which link it came: it must still be good when it is its turn. Bots have none. */
  readonly link?: string;
  readonly intent: Intent;
  /** The client's uuid; bots have none, as nobody repeats what they want. */
  readonly id?: string;
  /** Told once, after the disk has it or when it is clear that it changes nothing. */
  readonly settle: (settled: Settled) => void;
  tries: number;
}

/** So many at least are remembered, and twice as many at most. */
const REMEMBERED = 250;

type Known = { readonly number: number; readonly seat: number };

/** Which intents led to which entries, for those who ask twice. Older ones are found in the database. */
export class KnownIntents {
  private newer = new Map<string, Known>();
  private older = new Map<string, Known>();

  add(intent: string, number: number, seat: number): void {
    this.newer.set(intent, { number, seat });
    if (this.newer.size < REMEMBERED) return;
    this.older = this.newer;
    this.newer = new Map();
  }

  /** The first result of a repeated intent. */
  of(submission: Submission): Settled | undefined {
    const intent = digitsOf(submission);
    const found = intent === null ? undefined : (this.newer.get(intent) ?? this.older.get(intent));
    return found && repeated(found, submission.seat);
  }
}

export const repeated = (found: { number: number; seat: number }, seat: number): Settled =>
  found.seat === seat ? { ok: true, number: found.number } : { ok: false, code: 'id-used', details: {} };

export const digitsOf = ({ id }: Submission): string | null => (id === undefined ? null : intentDigits(id));

/**
 * Things may have changed while a submission waited: the next match was dealt, in which the seat is somebody else's, the
 * link was replaced, or a person came back while a bot thought about that person's answer. `number` is the match now.
 */
export function obsolete({ match, link, seat }: Submission, doc: TableDoc, number: number): Settled | undefined {
  if (number === 0) return { ok: false, code: 'not-started', details: {} };
  if (match !== number) return { ok: false, code: 'other-match', details: { match: number } };
  if (link === undefined) return botLevel(doc.chairs[seat]) ? undefined : { ok: false, code: 'stale', details: {} };
  const identity = identify(doc, link);
  const sits = identity?.as === 'seat' && seatOf(doc, identity.key) === seat;
  return sits ? undefined : { ok: false, code: 'bad-token', details: {} };
}
