import { type RefObject, useEffect } from 'react';
import { useHandNow } from '../stage.tsx';

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** R turns and F flips what is held, while the pointer or the focus is on the board; elsewhere keys mean what they mean. */
export function useHandKeys(desk: RefObject<HTMLElement | null>): void {
  const hand = useHandNow();
  useEffect(() => {
    if (hand.tool !== 'tile') return;
    const here = () => desk.current?.contains(document.activeElement) || desk.current?.matches(':hover');
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || typing(event.target) || !here()) return;
      const key = event.key.toLowerCase();
      if (key !== 'r' && key !== 'f') return;
      event.preventDefault();
      if (key === 'f') hand.flipOver();
      else hand.turnBy(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [hand, desk]);
}
