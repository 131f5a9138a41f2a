import type { Entry, Seat, Setup } from '@orrery/kernel';
import type { HintStage, SeatInfo } from '../host/host.ts';

/** A hint that counts: of whom, how far it went, and the question as a hash, so that asking again costs nothing. */
export interface NotedHint {
  readonly seat: Seat;
  readonly stage: HintStage;
  readonly question: string;
}

/** What the list of saved games shows. It holds nothing secret, so the page may read it. */
export interface Summary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** Whom the game waits for; empty when it is over. */
  readonly awaited: readonly Seat[];
  readonly over: boolean;
  readonly answers: number;
  /** Grows with every change: the higher one is the newer copy. */
  readonly version: number;
  readonly changed: number;
  /** Absent in games that were saved before there were hints. */
  readonly hints?: readonly NotedHint[];
  /** It began in the middle of another game: hints are free. */
  readonly practice?: true;
}

/** The truth about a saved game: only the worker reads it, because the seed tells all secrets. */
export interface SavedRecord {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

/** Where games of this device are kept. */
export interface SavedGames {
  list(): Promise<Summary[]>;
  load(id: string): Promise<{ readonly summary: Summary; readonly record: SavedRecord } | undefined>;
  /** Stores a change, unless the stored copy is not the one the change was made to. */
  save(summary: Summary, record: SavedRecord): Promise<'saved' | 'newer'>;
  remove(id: string): Promise<void>;
}
