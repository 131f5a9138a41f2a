import { useCallback } from 'react';

/** The wheel enlarges the board; over a list that is longer than its place it scrolls the list instead. */
export function useOwnScroll(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const keep = (event: WheelEvent) => {
      if (element.scrollHeight > element.clientHeight + 1) event.stopPropagation();
    };
    element.addEventListener('wheel', keep);
    return () => element.removeEventListener('wheel', keep);
  }, []);
}
