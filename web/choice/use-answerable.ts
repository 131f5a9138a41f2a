import { same } from '@orrery/kernel';
import { useLayoutEffect, useState } from 'react';
import type { Answering } from './use-choice.ts';

/** Where on the table things wait that can be answers now. */
export interface Answerable {
  readonly board: boolean;
  readonly own: boolean;
  /** In the prompt, drawn by the game. */
  readonly prompt: boolean;
}

/** A board that looks at its room first draws its things a moment later. */
const A_MOMENT = 120;

const hasAnswers = (area: string): boolean =>
  document.querySelector(`[data-area=${area}] [data-target][data-can="true"]`) !== null;

/** Looked up in the page itself: only there it shows what a game draws where. */
export function useAnswerable({ asked, picked }: Pick<Answering, 'asked' | 'picked'>): Answerable {
  const [found, setFound] = useState<Answerable>({ board: false, own: false, prompt: false });
  useLayoutEffect(() => {
    const look = () => {
      const now = { board: hasAnswers('board'), own: hasAnswers('own'), prompt: hasAnswers('answers') };
      if (asked && picked) setFound((was) => (same(was, now) ? was : now));
    };
    look();
    const timer = setTimeout(look, A_MOMENT);
    return () => clearTimeout(timer);
  }, [asked, picked]);
  return found;
}
