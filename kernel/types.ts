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

/** Something that happened, for the log and for animation. `only` limits who hears of it. */
export type Event = { type: string; only?: readonly Seat[]; [detail: string]: unknown };

export type OptionValue = string | number | boolean;
export type Options = { readonly [name: string]: OptionValue };

export interface LuckState {
  /** The match secret: every shuffle and die follows from it. Never leaves the judge before the end. */
  secret: string;
  /** How often each purpose was drawn for. */
  drawn: { [purpose: string]: number };
  /** Outcomes fixed by a test, by purpose, first come first used. */
  forced?: { [purpose: string]: Json[] };
}

/** A running game, plain JSON at every moment. */
export interface Match<T = unknown> {
  game: string;
  edition: number;
  options: Options;
  seats: number;
  table: T;
  agenda: Frame[];
  luck: LuckState;
  /** How many answers were given so far. */
  answers: number;
}

/** A tempting answer that is not legal, and the rule that forbids it. */
export interface Barred<A = Answer> {
  readonly answer: Partial<A>;
  readonly rule: string;
  /** Key of the sentence that explains it. */
  readonly why: string;
  readonly [detail: string]: unknown;
}

/** A question as the asked seat sees it. */
export interface Asked<A = Answer> {
  readonly seat: Seat;
  readonly question: string;
  readonly rule: string;
  /** Arguments of the question: which card, how many are left. */
  readonly about: { readonly [argument: string]: unknown };
  readonly answers: readonly A[];
  readonly barred: readonly Barred<A>[];
  /** Number of answers given when this question was put: an older client's answer is stale. */
  readonly since: number;
  /** Set inside a group: the number of answers at its beginning, to back out of it as a whole. */
  readonly group?: number;
  /** True if nobody waits for this answer: it may be given at any time. */
  readonly offer?: true;
}

/** What undo may not cross: `own` stops the answering seat, `all` stops everybody. */
export type Seal = 'own' | 'all' | null;

/** One line of the log: who answered what. An undo takes back that seat's newest answer. */
export type Entry = { readonly seat: Seat; readonly answer: Answer } | { readonly seat: Seat; readonly undo: true };

export interface ScoreRow {
  /** The seat this row belongs to; null for a colour nobody plays (neutral, automa). */
  readonly seat: Seat | null;
  /** The game's own name of the row, where seats and colours differ. */
  readonly who?: string;
  readonly total: number;
  readonly items: readonly { readonly item: string; readonly points: number; readonly [detail: string]: unknown }[];
  /** 1 is best; equal rows share a place. */
  readonly place: number;
  readonly tieBreak?: readonly number[];
}

export interface Standing {
  readonly winners: readonly Seat[];
  /** Key of a sentence about the result, where places do not say it all. */
  readonly verdict?: string;
  readonly rows: readonly ScoreRow[];
}
