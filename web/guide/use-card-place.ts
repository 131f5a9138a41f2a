import { sharedArea } from '@orrery/ui';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Over the head, over the tabs (where there is only something to read: in the place of the question), or over the board. */
type CardPlace = 'head' | 'low' | 'middle';

interface Placed {
  readonly place: CardPlace;
  /** Even there it hides something that can be answered. */
  readonly hides: boolean;
}

const ANSWERS = '[data-target][data-can="true"], .option-strip button';
const POINTED_AT = '.ring:not([data-at^="shell:"])';

/** A thing of which more than this share lies under the card counts as hidden. */
const HIDDEN = 0.1;

/** Boards that look at their room first, and cameras that move, come to rest a little later. */
const MOMENTS = [150, 700, 1500];

/** How many of these things the card would hide where it stands now. */
function hiddenBy(card: Element, things: string): number {
  const room = card.getBoundingClientRect();
  const boxes = [...document.querySelectorAll(things)].map((thing) => thing.getBoundingClientRect());
  return boxes.filter((box) => sharedArea(room, box) > HIDDEN * box.width * box.height).length;
}

/** The place where a small screen hides least: of what the card points at, then of what can be answered. */
function bestPlace(card: HTMLElement, usual: CardPlace): Placed {
  const tried = new Set<CardPlace>([usual, 'head', 'low', 'middle']);
  const { place, answers } = [...tried]
    .map((one) => {
      card.dataset.place = one;
      return { place: one, pointed: hiddenBy(card, POINTED_AT), answers: hiddenBy(card, ANSWERS) };
    })
    .reduce((best, one) =>
      one.pointed < best.pointed ||
      (one.pointed === best.pointed && one.answers < best.answers && one.place !== 'middle')
        ? one
        : best,
    );
  card.dataset.place = place;
  return { place, hides: answers > 0 };
}

/** Looked up anew for each thing the card says. */
export function useCardPlace(card: RefObject<HTMLElement | null>, moment: string, usual: CardPlace): Placed {
  const [found, setFound] = useState<Placed & { readonly moment: string }>();
  useLayoutEffect(() => {
    const look = () => {
      const { current } = card;
      if (!current || current.dataset.folded === 'true') return;
      const { place, hides } = bestPlace(current, usual);
      setFound((was) =>
        was?.moment === moment && was.place === place && was.hides === hides ? was : { moment, place, hides },
      );
    };
    look();
    const timers = MOMENTS.map((later) => setTimeout(look, later));
    return () => timers.forEach(clearTimeout);
  }, [card, moment, usual]);
  return found?.moment === moment ? found : { place: usual, hides: false };
}
