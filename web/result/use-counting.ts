import type { Standing } from '@orrery/kernel';
import type { Speaker } from '@orrery/ui';
import { useEffect, useMemo, useState } from 'react';
import { PACES, settings } from '../settings/settings.ts';
import { itemsOf, totalsAfter } from './score-table.tsx';

/** Milliseconds for each item, at normal speed. */
const STEP = 700;

/** The scores as far as they are counted before everybody's eyes. */
export interface Counting {
  /** What the items are called, and how many of them are counted. */
  readonly items: readonly string[];
  readonly shown: number;
  /** What the counted ones add up to, by row of the standing. */
  readonly totals: readonly number[];
  /** All of it is counted: the winner may be told. */
  readonly all: boolean;
}

/** Counts the scores item by item at the reader's speed while the result is looked at, and once only. */
export function useCounting(standing: Standing | undefined, say: Speaker, looked: boolean): Counting | undefined {
  const items = useMemo(() => (standing ? itemsOf(standing, say) : []), [standing, say]);
  const [step, setStep] = useState(0);
  const last = items.length + 1;
  const counts = looked && step < last;
  useEffect(() => {
    if (!counts) return;
    const wait = STEP * PACES[settings.get().speed];
    const timer = setTimeout(() => setStep(wait === 0 ? last : step + 1), wait);
    return () => clearTimeout(timer);
  }, [counts, step, last]);
  // Who turns to the board meanwhile knows the end.
  const shown = looked ? step : last;
  return useMemo(
    () => standing && { items, shown, totals: totalsAfter(standing, items, shown, say), all: shown >= last },
    [standing, items, shown, last, say],
  );
}
