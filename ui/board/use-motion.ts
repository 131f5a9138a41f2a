import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

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

/**
 * Moves the pieces that the newest events speak of; the picture itself is already the final one. Only new events move
 * pieces: the same events with another view were shown before.
 */
export function useMotion<E>(
  root: RefObject<Element | null>,
  { events, pace }: { readonly events: readonly E[]; readonly pace: number },
  movementOf: (event: E) => Movement | undefined,
): void {
  const movementsOf = useEffectEvent((told: readonly E[]) => told.flatMap((event) => movementOf(event) ?? []));
  // Before it is seen: pieces must not stand where they are going.
  useLayoutEffect(() => {
    const drawn = root.current;
    if (pace === 0 || !drawn) return;
    const movements = movementsOf(events);
    const beat = Math.min(BEAT, LONGEST / Math.max(1, movements.length));
    movements.forEach(({ piece, from, through = [], duration }, i) => {
      for (const element of drawn.querySelectorAll(`[data-piece="${piece}"]`))
        element.animate([{ ...from }, ...through, { opacity: 1, transform: 'none' }], {
          duration: duration * pace,
          delay: i * beat * pace,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
          fill: 'backwards',
        });
    });
  }, [events, pace, root]);
}
