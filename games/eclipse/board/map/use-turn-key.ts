import { type RefObject, useEffect } from 'react';
import { useStage } from '../stage.tsx';
import { placePart, placing, turnedOn } from './parts.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** R turns the sector in the hand, with Shift the other way; at all other times the key means what it means elsewhere. */
export function useTurnKey(map: RefObject<Element | null>): void {
  const { choice, view } = useStage();
  useEffect(() => {
    const now = placing(choice, view.table);
    if (!now) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.altKey || event.ctrlKey || event.metaKey) return;
      if (typing(event.target) || !map.current) return;
      event.preventDefault();
      choice.pick(placePart(now.sector, turnedOn(now, event.shiftKey ? -1 : 1)));
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [choice, view.table, map]);
}
