import { useCallback, useState } from 'react';

/** How much room the board gets: everything side by side, a low strip, or one page at a time. */
export type Room = 'wide' | 'low' | 'small';

/** Room beside a planet of full height that the tray and a readable station need. */
const BESIDE = 240;

function roomFor({ width, height }: { readonly width: number; readonly height: number }): Room {
  if (width >= 560 && height >= 400) return 'wide';
  return width - height >= BESIDE ? 'low' : 'small';
}

/** The room an element gets, and the ref that watches it. Without a screen it is the wide one. */
export function useRoom(): readonly [Room, (element: Element | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room>('wide');
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => setRoom(roomFor(contentRect)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, watch];
}
