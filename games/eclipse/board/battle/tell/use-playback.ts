import { useEffect, useState } from 'react';
import type { Beat, BeatKind } from './beats.ts';

/** How long a moment stays on the stage, in milliseconds at normal pace. */
export const LASTS: { readonly [kind in BeatKind]: number } = {
  began: 900,
  round: 500,
  roll: 1500,
  hits: 900,
  retreat: 800,
  left: 800,
  stalemate: 900,
  over: 1300,
};

const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { kind }) => sum + LASTS[kind], 0);

interface Playback {
  /** The moment on the stage. */
  readonly beat: Beat | undefined;
  readonly telling: boolean;
  /** How long the moment lasts, for what moves in it. */
  readonly lasts: number;
  skip(): void;
}

interface Wish {
  readonly beats: readonly Beat[];
  readonly pace: number;
  /** Index in the log up to which nothing has to be told. */
  readonly from: number;
  /** Longest time for all that waits to be told. */
  readonly longest: number;
}

interface Reached {
  /** Index in the log up to which everything is on the stage. */
  readonly at: number;
  /** Until when the moment there is fresh; new pictures that arrive meanwhile do not hold it up. */
  readonly until?: number;
  /** Below 1 where there is too much to tell. */
  readonly scale: number;
}

/** Puts moments on the stage one after another; what is new joins at the end. */
export function usePlayback({ beats, pace, from, longest }: Wish): Playback {
  const [reached, setReached] = useState<Reached>({ at: from, scale: 1 });
  const end = beats.at(-1)?.end ?? 0;
  const { at, until, scale } = pace === 0 ? { at: Math.max(end, reached.at), until: undefined, scale: 1 } : reached;
  const beat = beats.findLast((one) => one.end <= at);
  const next = beats.find((one) => one.end > at);
  const fresh = until !== undefined;

  useEffect(() => {
    if (pace === 0) {
      setReached((now) => ({ at: Math.max(end, now.at), scale: 1 }));
      return;
    }
    if (!next && !fresh) return;
    const step = () => {
      if (!next) return setReached({ at, scale: 1 });
      const waiting = lengthOf(beats.filter((one) => one.end > at));
      const smaller = Math.min(fresh ? scale : 1, longest / waiting);
      setReached({ at: next.end, until: performance.now() + LASTS[next.kind] * smaller * pace, scale: smaller });
    };
    const timer = setTimeout(step, fresh ? until - performance.now() : 0);
    return () => clearTimeout(timer);
  }, [beats, next, fresh, at, until, scale, longest, pace, end]);

  return {
    beat,
    telling: fresh || (pace > 0 && next !== undefined),
    lasts: fresh && beat ? LASTS[beat.kind] * scale * pace : 0,
    skip: () => setReached({ at: Math.max(end, at), scale: 1 }),
  };
}
