import { type RefObject, useEffect } from 'react';
import { useStage } from '../stage.tsx';
import { movementOf } from './movements.ts';

/** All movements of one picture together take at most this long. */
const LONGEST = 2400;
const BEAT = 180;

/** Moves the pieces that the newest events speak of; the picture itself is already the final one. */
export function useMotion(map: RefObject<Element | null>): void {
  const { events, pace, view } = useStage();
  useEffect(() => {
    const root = map.current;
    if (pace === 0 || !root) return;
    const movements = events.flatMap((event) => movementOf(event, view.table) ?? []);
    const beat = Math.min(BEAT, LONGEST / Math.max(1, movements.length));
    movements.forEach(({ piece, from, duration }, i) => {
      for (const drawn of root.querySelectorAll(`[data-piece="${piece}"]`))
        drawn.animate([{ ...from }, { opacity: 1, transform: 'none' }], {
          duration: duration * pace,
          delay: i * beat * pace,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
          fill: 'backwards',
        });
    });
    // Only new events move pieces: the same events with another view were shown before.
  }, [events, pace, map]);
}
