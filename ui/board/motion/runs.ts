import { departed, newcomers } from './alike.ts';
import { type Course, coursesOf, glide, type Start, type Timed } from './courses.ts';
import { driftsOf } from './drifts.ts';
import { ghostOf, twinOf } from './ghosts.ts';
import { isAlike, Measure, type PiecePlace, type Places } from './places.ts';

/** The picture before, and what moves from there. */
export interface Before {
  readonly measure: Measure;
  readonly places: Places;
  readonly timed: readonly Timed[];
  /** What the pieces lay in that go now. */
  readonly layers: ReadonlyMap<string, readonly Element[]>;
}

/** A piece on its way. */
export interface Run {
  readonly animation: Animation;
  /** It exists for the eye only, until the animation is over. */
  readonly ghost?: Element;
}

/** How long a piece takes to make room for others. */
const GLIDE = 240;

/** Sets everything going that these movements tell, and what makes room for it. */
export function runsOf(root: Element, before: Before, pace: number): Run[] {
  const { measure, places, timed, layers } = before;
  const now = new Measure(root);
  const drawn = now.places();
  const courses = coursesOf(timed);
  const leave = new Set(courses.filter(({ piece, was }) => was !== piece).map(({ was }) => was));
  // Everything is measured before anything is moved.
  const startOf = (from: PiecePlace | undefined, to: PiecePlace) => from && now.startOf(from, to, measure);
  const moves = courses.map((course) => ({ course, ...movedBy(course) }));
  const moved = new Set(moves.flatMap(({ pieces, twin }) => (twin ? [] : pieces.map(({ element }) => element))));
  const drifts = driftsOf(
    [...drawn].flatMap(([name, all]) =>
      all.flatMap((place, i) => {
        const from = places.get(name)?.[i];
        if (!from || moved.has(place.element) || from.ground !== place.ground || !isAlike(from, place)) return [];
        const start = now.startOf(from, place, measure);
        return [{ ...place, name, start, size: Math.min(place.width, place.height) }];
      }),
    ),
  );
  const begin = courses.length > 0 ? Math.min(...courses.map((course) => course.begin)) : 0;
  const drifting = drifts.map(({ element }) => element);
  return [
    ...moves.flatMap(({ course, pieces, twin }) =>
      pieces.flatMap(({ element, start }) => {
        if (!twin) return [{ animation: animate(element, course, start) }];
        return fleeting(twinOf(element), course, start);
      }),
    ),
    ...courses.flatMap((course) => (course.goes ? fleeting(ghostFor(course.piece), course) : [])),
    ...drifts
      // A piece on another one that glides goes with it.
      .filter(({ element }) => !drifting.some((other) => other !== element && other.contains(element)))
      .map(({ name, element, start }) => ({
        animation: animate(element, glide(name, { begin, duration: GLIDE * pace }), start),
      })),
  ];

  function ghostFor(piece: string): Element | undefined {
    const place = places.get(piece)?.at(-1);
    return place && ghostOf(layers.get(piece) ?? [], now.rectOf(place));
  }

  /** The pieces that a course moves. `twin`: they are there already, and the one that comes is drawn beside them. */
  function movedBy({ piece, was, goes, comes }: Course) {
    if (goes) return { pieces: [], twin: false };
    const fresh = newcomers(places, drawn, piece);
    const all = drawn.get(piece) ?? [];
    if (was === piece) {
      const which = comes && fresh.length > 0 ? fresh : all;
      return {
        pieces: which.map((to) => started(to, comes ? undefined : places.get(piece)?.[all.indexOf(to)])),
        twin: false,
      };
    }
    const from = comes ? undefined : departed(places, drawn, was);
    const twin = fresh.length === 0 && !leave.has(piece) && from !== undefined;
    const which = twin ? all.slice(-1) : fresh.length > 0 ? fresh : all;
    return { pieces: which.map((to) => started(to, from)), twin };
  }

  function started(
    to: PiecePlace,
    from: PiecePlace | undefined,
  ): { readonly element: Element; readonly start?: Start } {
    const start = startOf(from, to);
    return { element: to.element, ...(start ? { start } : {}) };
  }
}

function fleeting(ghost: Element | undefined, course: Course, start?: Start): Run[] {
  if (!ghost) return [];
  const animation = animate(ghost, course, start);
  animation.onfinish = () => ghost.remove();
  return [{ ghost, animation }];
}

function animate(element: Element, { frames, begin, duration, easing }: Course, start?: Start): Animation {
  const looks = frames(start).map((frame) => ({ ...frame }));
  return element.animate(looks, { duration, delay: begin, easing, fill: 'backwards' });
}
