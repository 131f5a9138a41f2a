import type { Bookmark } from '@orrery/ui/lesson';
import { recall, remember } from '../lib/local-storage.ts';
import { makeStore, type Store } from '../lib/store.ts';

/** The lesson that was left. */
export interface UnderWay {
  readonly lesson: string;
  readonly scene: number;
  readonly place: Bookmark;
  /** Number of the step among all of the lesson, for the reader. */
  readonly step: number;
}

export interface Progress {
  readonly finished: readonly string[];
  /** A real game of this world came to its end here. */
  readonly played?: true;
  readonly underWay?: UnderWay;
}

const known = new Map<string, Store<Progress>>();

/** How far one got with a game, its lessons above all; it stays on this device. */
export function progressOf(game: string): Store<Progress> {
  const store = known.get(game) ?? makeStore(read(recall(keyOf(game))));
  known.set(game, store);
  return store;
}

const keyOf = (game: string): string => `learn.${game}`;

function read(stored: unknown): Progress {
  const { finished, played, underWay } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as Partial<Progress>;
  return {
    finished: Array.isArray(finished) ? finished : [],
    ...(played ? { played } : {}),
    ...(underWay?.place ? { underWay } : {}),
  };
}

function keep(game: string, progress: Progress): void {
  remember(keyOf(game), progress);
  progressOf(game).set(progress);
}

export function noteStep(game: string, underWay: UnderWay): void {
  keep(game, { ...progressOf(game).get(), underWay });
}

export function noteFinished(game: string, lesson: string): void {
  const { underWay: _, ...before } = progressOf(game).get();
  const { finished } = before;
  keep(game, { ...before, finished: finished.includes(lesson) ? finished : [...finished, lesson] });
}

export function notePlayed(game: string): void {
  const progress = progressOf(game).get();
  if (!progress.played) keep(game, { ...progress, played: true });
}
