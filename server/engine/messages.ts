import type { Seat, Setup, Standing, Viewer } from '@orrery/kernel';
import type { Checked, GameInfo } from '@orrery/protocol';
import type { Intent, Made } from './room.ts';
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
  readonly entries: readonly Made[];
}

/** An entry that another node made. */
export type Followed = Pick<Made, 'number' | 'seat' | 'answer' | 'hash'>;

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
  readonly made: readonly (Made & { readonly by: number })[];
  /** What each viewer is to be sent, one text for each new entry. */
  readonly updates: readonly [Viewer, readonly string[]][];
  readonly snapshot?: Packed;
}

/** The thread does not have this room (any more): open it again. */
export const LOST = 'lost';
export type Lost = typeof LOST;

export interface RulesOps {
  games(): Promise<GameInfo[]>;
  open(args: Open): Promise<Position>;
  play(args: { key: string; intents: readonly Intent[] }): Played | Lost;
  /** Entries that another node made. */
  follow(args: { key: string; entries: readonly Followed[] }): Played | Lost;
  /** A `Fresh` as JSON. */
  fresh(args: { key: string; viewer: Viewer }): string | Lost;
  /** A view as JSON, for a bot. */
  picture(args: { key: string; seat: Seat }): string | Lost;
  drop(args: { key: string }): void;
}

export interface SideOps {
  /** A `History` as JSON. */
  history(args: Kind & Pick<Open, 'match' | 'setup' | 'entries'> & { viewer: Viewer }): Promise<string>;
  check(args: { file: string }): Promise<Checked>;
}
