import type { Event } from '@orrery/kernel';
import { type RefObject, useEffect } from 'react';
import { useStage } from '../stage.tsx';
import { movementOf } from './movements.ts';

/** All movements of one picture together take at most this long. */
const LONGEST = 2600;
const BEAT = 160;

/** Moves the pieces that the newest events speak of; the picture itself is already the final one. */
export function useMotion(root: RefObject<Element | null>): void {
  const { events, pace, seat } = useStage();
  useEffect(() => {
    if (pace === 0) return;
    const own = events.filter((event) => event.seat === seat && movementOf(event));
    const beat = Math.min(BEAT, LONGEST / Math.max(1, own.length));
    own.forEach((event, i) => {
      animate(root.current, event, { pace, delay: i * beat * pace });
    });
  }, [events, pace, seat, root]);
}

function animate(root: Element | null, event: Event, { pace, delay }: { pace: number; delay: number }): void {
  const movement = movementOf(event);
  const piece = movement && root?.querySelector(`[data-piece="${movement.piece}"]`);
  if (!piece) return;
  piece.animate([{ ...movement.from }, { opacity: 1, transform: 'none' }], {
    duration: movement.duration * pace,
    delay,
    easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    fill: 'backwards',
  });
}
