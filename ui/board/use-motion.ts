import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { BoardProps } from '../contract.ts';
import { type Course, coursesOf, type Movement } from './courses.ts';
import { type Drawn, drawnIn, ghostOf } from './ghosts.ts';

/** All movements of one picture together take at most this long. */
const LONGEST = 2500;
const BEAT = 170;

interface Told<E> extends Pick<BoardProps, 'pace' | 'telling'> {
  readonly events: readonly E[];
}

interface Moving {
  readonly animation: Animation;
  readonly ghost?: Element;
}

/**
 * Moves the pieces that the newest events speak of, each when its event is told; the picture itself is already the final
 * one, but a piece waits where it was, and one that is gone stays until then. Only new events move pieces: the same events
 * with another view were shown before.
 */
export function useMotion<E>(
  root: RefObject<Element | null>,
  { events, pace, telling }: Told<E>,
  movementOf: (event: E) => Movement | readonly Movement[] | undefined,
): void {
  const coursesFor = useEffectEvent((told: readonly E[]): Course[] => {
    const moves = told.flatMap((event, at) => {
      const start = telling?.starts[at] ?? 0;
      return [movementOf(event) ?? []].flat().map((movement) => ({ movement, start }));
    });
    const beat = Math.min(BEAT, LONGEST / Math.max(1, moves.length)) * pace;
    return coursesOf(
      moves.map(({ movement, start }, i) => {
        // What begins at the same time follows in short beats.
        const first = moves.findIndex((other) => other.start === start);
        return { ...movement, begin: start + (i - first) * beat, duration: movement.duration * pace };
      }),
    );
  });
  const before = useRef<Drawn>(new Map());
  const moving = useRef<Moving[]>([]);
  // Before it is seen: pieces must not stand where they are going.
  useLayoutEffect(() => {
    const drawn = root.current;
    if (pace === 0 || !drawn) return;
    moving.current = coursesFor(events).flatMap((course): Moving[] => {
      if (!course.goes)
        return [...drawn.querySelectorAll(`[data-piece="${course.piece}"]`)].map((element) => ({
          animation: animate(element, course),
        }));
      const ghost = ghostOf(course.piece, before.current);
      return ghost ? [{ ghost, animation: animate(ghost, course) }] : [];
    });
    const ghosts = moving.current.flatMap(({ ghost }) => ghost ?? []);
    return () => {
      for (const ghost of ghosts) ghost.remove();
    };
  }, [events, pace, root]);
  useLayoutEffect(() => {
    if (pace > 0 && root.current) before.current = drawnIn(root.current);
  });
  const tells = telling !== undefined;
  // Whoever skips does not wait for the pieces either.
  useEffect(() => {
    if (!tells) for (const { animation } of moving.current.splice(0)) if (isWaiting(animation)) animation.finish();
  }, [tells]);
}

function animate(element: Element, { frames, begin, duration, easing, goes }: Course): Animation {
  const animation = element.animate(
    frames.map((frame) => ({ ...frame })),
    { duration, delay: begin, easing, fill: 'backwards' },
  );
  if (goes) animation.onfinish = () => element.remove();
  return animation;
}

const isWaiting = ({ currentTime, effect }: Animation): boolean =>
  Number(currentTime) < Number(effect?.getTiming().delay ?? 0);
