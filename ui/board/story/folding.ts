import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface Reading {
  /** Everything is told. */
  readonly told: boolean;
  /** The reader is asked something. */
  readonly asked: boolean;
  /** How many lines there are to be read. */
  readonly lines: number;
  /** The reader's pace; without animation (0) people read as fast as ever. */
  readonly pace: number;
}

/** Milliseconds for reading on after the last line was told, at normal pace. */
export const readingTime = ({ lines, pace }: Pick<Reading, 'lines' | 'pace'>): number =>
  (1500 + 1000 * lines) * (pace || 1);

/** Whoever rests on it reads on: it is asked again so much later. */
const STILL_READING_MS = 500;

/**
 * Whether a story is folded. It folds when all of it was told, the reader is asked something and has had the time to read
 * it, or turns to something else; what the reader folds or unfolds stays so until then.
 */
export function useFolding(story: RefObject<HTMLElement | null>, reading: Reading) {
  const { told, asked } = reading;
  const [chosen, setChosen] = useState<'open' | 'folded'>();
  const due = told && asked && chosen === undefined;
  const folded = chosen === 'folded';
  const time = readingTime(reading);

  useEffect(() => {
    if (!due) return;
    let timer = setTimeout(fold, time);
    function fold() {
      if (story.current?.matches(':hover, :focus-within')) timer = setTimeout(fold, STILL_READING_MS);
      else setChosen('folded');
    }
    return () => clearTimeout(timer);
  }, [story, due, time]);

  useTurningAway(story, asked && !folded, () => setChosen('folded'));

  return { folded, opened: chosen === 'open', turn: () => setChosen(folded ? 'open' : 'folded') };
}

/** Calls back when the reader turns from what is told before the board to something else. */
export function useTurningAway(told: RefObject<HTMLElement | null>, active: boolean, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!active) return;
    const turnAway = ({ type, target }: Event) => {
      if (!(target instanceof Element) || told.current?.contains(target)) return;
      // Keys go from thing to thing; a focus elsewhere may be the page's own.
      if (type === 'pointerdown' || target.closest('[data-area=board] [data-target]')) turn();
    };
    document.addEventListener('pointerdown', turnAway, true);
    document.addEventListener('focusin', turnAway);
    return () => {
      document.removeEventListener('pointerdown', turnAway, true);
      document.removeEventListener('focusin', turnAway);
    };
  }, [told, active]);
}
