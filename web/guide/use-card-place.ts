import { sharedArea } from '@orrery/ui';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** Over the head, or over the tabs; where there is only something to read, in the place of the question. */
type CardPlace = 'head' | 'low';

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

/** On a small screen the card goes where it hides least of what can be answered and of what it points at. */
function bestPlace(card: HTMLElement, usual: CardPlace): Placed {
  const [first, second] = [usual, usual === 'head' ? ('low' as const) : ('head' as const)].map((place) => {
    card.dataset.place = place;
    return { place, pointed: hiddenBy(card, POINTED_AT), answers: hiddenBy(card, ANSWERS) };
  });
  const isBetter =
    second.pointed < first.pointed || (second.pointed === first.pointed && second.answers < first.answers);
  const { place, answers } = isBetter ? second : first;
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
