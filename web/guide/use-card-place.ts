import { sharedArea } from '@orrery/ui';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Over the head, over the tabs, or nowhere without hiding something that can be answered. */
export type CardPlace = 'head' | 'low' | 'none';

/** Answers, and what the card itself points at. */
const KEPT_CLEAR = '[data-target][data-can="true"], .option-strip button, .ring:not([data-at^="shell:"])';

/** An answer of which more than this share lies under the card counts as hidden. */
const HIDDEN = 0.1;

/** Boards that look at their room first, and cameras that move, come to rest a little later. */
const MOMENTS = [150, 700];

/** On a small screen the card goes where it covers no answer; looked up anew for each thing it says. */
export function useCardPlace(card: RefObject<HTMLElement | null>, moment: string): CardPlace {
  const [found, setFound] = useState<{ readonly moment: string; readonly place: CardPlace }>();
  useLayoutEffect(() => {
    const look = () => {
      const { current } = card;
      if (!current || current.dataset.folded === 'true') return;
      const answers = [...document.querySelectorAll(KEPT_CLEAR)].map((answer) => answer.getBoundingClientRect());
      const covers = (place: CardPlace) => {
        current.dataset.place = place;
        const room = current.getBoundingClientRect();
        return answers.some((answer) => sharedArea(room, answer) > HIDDEN * answer.width * answer.height);
      };
      const place = covers('head') ? (covers('low') ? 'none' : 'low') : 'head';
      current.dataset.place = place;
      setFound((was) => (was?.moment === moment && was.place === place ? was : { moment, place }));
    };
    look();
    const timers = MOMENTS.map((moment) => setTimeout(look, moment));
    return () => timers.forEach(clearTimeout);
  }, [card, moment]);
  return found?.moment === moment ? found.place : 'head';
}
