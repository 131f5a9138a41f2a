import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from '../contract.ts';

/** How a piece comes to where it is: only shifts, sizes and fades. */
export interface Movement {
  /** Its `data-piece`. */
  readonly piece: string;
  readonly from: { readonly opacity?: number; readonly transform?: string };
  /** Where it passes on its way. */
  readonly through?: readonly { readonly transform: string }[];
  /** Milliseconds at normal pace. */
  readonly duration: number;
}

/** All movements of one picture together take at most this long. */
const LONGEST = 2500;
const BEAT = 170;

interface Told<E> extends Pick<BoardProps, 'pace' | 'telling'> {
  readonly events: readonly E[];
}

/**
 * Moves the pieces that the newest events speak of, each when its event is told; the picture itself is already the final
 * one, and a piece waits where it was. Only new events move pieces: the same events with another view were shown before.
 */
export function useMotion<E>(
  root: RefObject<Element | null>,
  { events, pace, telling }: Told<E>,
  movementOf: (event: E) => Movement | undefined,
): void {
  const movementsOf = useEffectEvent((told: readonly E[]) =>
    told.flatMap((event, at) => {
      const movement = movementOf(event);
      return movement ? [{ ...movement, start: telling?.starts[at] ?? 0 }] : [];
    }),
  );
  const moving = useRef<Animation[]>([]);
  // Before it is seen: pieces must not stand where they are going.
  useLayoutEffect(() => {
    const drawn = root.current;
    if (pace === 0 || !drawn) return;
    const movements = movementsOf(events);
    moving.current = [];
    const beat = Math.min(BEAT, LONGEST / Math.max(1, movements.length)) * pace;
    movements.forEach(({ piece, from, through = [], duration, start }, i) => {
      // What begins at the same time follows in short beats.
      const first = movements.findIndex((other) => other.start === start);
      for (const element of drawn.querySelectorAll(`[data-piece="${piece}"]`))
        moving.current.push(
          element.animate([{ ...from }, ...through, { opacity: 1, transform: 'none' }], {
            duration: duration * pace,
            delay: start + (i - first) * beat,
            easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
            fill: 'backwards',
          }),
        );
    });
  }, [events, pace, root]);
  const tells = telling !== undefined;
  // Whoever skips does not wait for the pieces either.
  useEffect(() => {
    if (!tells) for (const animation of moving.current.splice(0)) if (isWaiting(animation)) animation.finish();
  }, [tells]);
}

const isWaiting = ({ currentTime, effect }: Animation): boolean =>
  Number(currentTime) < Number(effect?.getTiming().delay ?? 0);
