import { useEffect, useState } from 'react';
import type { Beat } from './beats.ts';
import { LASTS } from './times.ts';

export interface Steps {
  readonly at: number;
  readonly playing: boolean;
  /** How long the moment lasts while it plays. */
  readonly lasts: number;
  go(at: number): void;
  play(on: boolean): void;
}

/** Goes through a story by itself or step by step; without animation only step by step. */
export function useSteps(beats: readonly Beat[], pace: number): Steps {
  const [{ at, playing }, set] = useState({ at: 0, playing: pace > 0 });
  const end = beats.length - 1;
  const lasts = playing ? LASTS[beats[at]?.kind ?? 'began'] * pace : 0;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => set(at < end ? { at: at + 1, playing } : { at, playing: false }), lasts);
    return () => clearTimeout(timer);
  }, [playing, at, end, lasts]);
  return {
    ...{ at, playing, lasts },
    go: (to) => set({ at: Math.max(0, Math.min(end, to)), playing: false }),
    play: (on) => set({ at: on && at === end ? 0 : at, playing: on && pace > 0 }),
  };
}
