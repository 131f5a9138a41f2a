import { useCallback, useState } from 'react';
import type { Room } from './layout.ts';

/** The room an element gets, and the ref that watches it. */
export function useRoom(): readonly [Room, (element: Element | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) =>
      setRoom({ width: contentRect.width, height: contentRect.height }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, watch];
}
