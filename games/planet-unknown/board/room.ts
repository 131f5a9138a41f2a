import { type Size, useSize } from '@orrery/ui/board';

/** How much room the board gets: everything side by side, a low strip, or one page at a time. */
export type Room = 'wide' | 'low' | 'small';

/** Room beside a planet of full height that the tray and a readable station need. */
const BESIDE = 240;

function roomFor({ width, height }: Size): Room {
  // Without a screen, as in tests, it is the wide one.
  if (width === 0) return 'wide';
  if (width >= 560 && height >= 400) return 'wide';
  return width - height >= BESIDE ? 'low' : 'small';
}

/** The room the board gets, and the ref that watches it. */
export function useRoom(): readonly [Room, ReturnType<typeof useSize>[1]] {
  const [size, watch] = useSize();
  return [roomFor(size), watch];
}
