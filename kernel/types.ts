import type { Shown } from './cards.ts';
import type { AnswerTo, AnyVocabulary, EventType, OpenQuestion, Reason, Vocabulary } from './vocabulary.ts';

/** The kernel's small vocabulary, as plain data. Everything here survives JSON. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A place at the table that answers questions, 0..n-1 clockwise. */
export type Seat = number;

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat | 'watcher';

/** A piece of work on the agenda: a step or a question with its arguments. */
export type Frame<Args extends object = object> = { do: string; seat?: Seat; since?: number } & Args;

/** One of a question's legal answers. */
export type Answer = { readonly [field: string]: Json };

/**
 * Something that happened, for the log and for animation. `only` limits who hears of it; `unasked`, set by the log of
 * a match, is the seat that had only one way, so that the rules took it; only that seat is told so.
 */
export type Event<G extends Vocabulary = AnyVocabulary> = {
  [E in EventType<G>]: { type: E; only?: readonly Seat[]; unasked?: Seat } & Shown<G['events'][E]>;
}[EventType<G>];

export type OptionValue = string | number | boolean;
export type Options = { readonly [name: string]: OptionValue };

/** Outcomes of luck by purpose. */
export type Forced = { readonly [purpose: string]: readonly Json[] };

export interface LuckState {
  /** The match secret: every shuffle and die follows from it. Never leaves the judge before the end. */
  secret: string;
  /** How often each purpose was drawn for. */
  drawn: { [purpose: string]: number };
  /** Outcomes settled by a lesson or a test, first come first used. */
  forced?: { [purpose: string]: Json[] };
}

/** A running game, plain JSON at every moment. */
export interface Match<G extends Vocabulary = AnyVocabulary> {
  game: string;
  edition: number;
  options: G['options'];
  seats: number;
  table: G['table'];
  agenda: Frame[];
  luck: LuckState;
  /** How many answers were given so far. */
  answers: number;
}

/** A tempting answer that is not legal, the rule that forbids it, and the key of the sentence that explains it. */
export type Barred<G extends Vocabulary = AnyVocabulary, A = AnswerTo<G>> = {
  [W in Reason<G>]: { readonly answer: Partial<A>; readonly rule: string; readonly why: W } & Shown<G['reasons'][W]>;
}[Reason<G>];

/** A question as the asked seat sees it. */
export type Asked<G extends Vocabulary = AnyVocabulary> = OpenQuestion<G> & {
  readonly seat: Seat;
  readonly rule: string;
  readonly barred: readonly Barred<G>[];
  /** Number of answers given when this question was put: an older client's answer is stale. */
  readonly since: number;
  /** True if nobody waits for this answer: it may be given at any time. */
  readonly offer?: true;
};

/** What undo may not cross: `own` stops the answering seat, `all` stops everybody. */
export type Seal = 'own' | 'all' | null;

/** Why an answer cannot be taken back: chance decided, something was revealed, the turn went on, or the rules say so. */
export type SealReason = 'luck' | 'reveal' | 'turn' | 'final';

/** One line of the log: who answered what. An undo takes back that seat's newest answer. */
export type Entry = { readonly seat: Seat; readonly answer: Answer } | { readonly seat: Seat; readonly undo: true };

export interface ScoreRow<G extends Vocabulary = AnyVocabulary> {
  /** The seat this row belongs to; null for a colour nobody plays (neutral, automa). */
  readonly seat: Seat | null;
  /** The game's own name of the row, where seats and colours differ. */
  readonly who?: string;
  readonly total: number;
  readonly items: readonly { readonly item: G['item']; readonly points: number; readonly [detail: string]: unknown }[];
  /** 1 is best; equal rows share a place. */
  readonly place: number;
  readonly tieBreak?: readonly number[];
}

export interface Standing<G extends Vocabulary = AnyVocabulary> {
  readonly winners: readonly Seat[];
  /** Key of a sentence about the result, where places do not say it all. */
  readonly verdict?: G['verdict'];
  readonly rows: readonly ScoreRow<G>[];
}
