import type { Answer, Seal, Seat, Setup, Standing, Viewer } from '@orrery/kernel';
import type { Checked, GameInfo, Level } from '@orrery/protocol';
import type { LessonSteps } from './rules.ts';
import type { Packed } from './snapshots.ts';

/** What the main thread and the rules threads tell each other. */

export interface Kind {
  readonly game: string;
  readonly edition: number;
}

export interface Open extends Kind {
  readonly key: string;
  readonly match: number;
  readonly setup: Setup;
  readonly snapshot?: Uint8Array;
  readonly entries: readonly LogEntry[];
  /** Who has seen this moment and is to be kept up to date from here on. */
  readonly viewers?: readonly Viewer[];
}

/**
 * What a seat wants of its match: to answer what it was asked, knowing the entries up to `after`, or to take back its
 * answers, newest first, up to and including entry `back`.
 */
export type Intent = { readonly answer: Answer; readonly after: number } | { readonly back: number };

/** What an intent became: one row of the match's log, as the rules made it and as other nodes hear of it. */
export interface LogEntry {
  readonly number: number;
  readonly seat: Seat;
  /** JSON; null for an undo. */
  readonly answer: string | null;
  /** Hash of the state after it, 16 hexadecimal digits. */
  readonly hash: string;
  readonly seal: Seal;
}

/** Where a match stands, as far as everybody may know. */
export interface Position {
  readonly number: number;
  readonly awaited: readonly Seat[];
  readonly over: boolean;
  readonly standing?: Standing;
}

export type Verdict =
  | { readonly ok: true; readonly number: number }
  | {
      readonly ok: false;
      readonly code: string;
      readonly details: { readonly [name: string]: unknown };
      /** For the server's own log, never for a client. */
      readonly problem?: string;
    };

export interface Played extends Position {
  /** One for each intent, in order. */
  readonly verdicts: readonly Verdict[];
  /** New entries; `by` is the index of the intent. */
  readonly made: readonly (LogEntry & { readonly by: number })[];
  /** What each viewer is to be sent, one text for each new entry. */
  readonly updates: readonly [Viewer, readonly string[]][];
  readonly snapshot?: Packed;
}

/** The thread does not have this session (any more): open it again. */
export const LOST = 'lost';
export type Lost = typeof LOST;

export interface RulesCalls {
  games(): Promise<GameInfo[]>;
  open(args: Open): Promise<Position>;
  play(args: { key: string; intents: readonly { seat: Seat; intent: Intent }[] }): Played | Lost;
  /** Entries that another node made. */
  follow(args: { key: string; entries: readonly LogEntry[] }): Played | Lost;
  /** A `Fresh` as JSON. */
  fresh(args: { key: string; viewer: Viewer }): string | Lost;
  /** A view as JSON, for a bot. */
  view(args: { key: string; seat: Seat }): string | Lost;
  drop(args: { key: string }): void;
}

export interface SideCalls {
  /** A snapshot at the end of these entries. */
  condense(args: Kind & Omit<Open, 'key' | 'viewers'>): Promise<Packed>;
  /** A `History` as JSON. */
  history(args: Kind & Pick<Open, 'match' | 'setup' | 'entries'> & { viewer: Viewer }): Promise<string>;
  check(args: { file: string }): Promise<Checked>;
  lessons(): Promise<LessonSteps>;
}

export interface BotCalls {
  /** The answer, as JSON, to the question in a view, which is JSON, too. */
  decide(args: Kind & { level: Level; view: string }): Promise<string>;
}
