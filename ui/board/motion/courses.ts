/** How a piece is seen before it is where it is, or after: only shifts, sizes and fades. */
interface Look {
  readonly opacity?: number;
  readonly transform?: string;
}

/** A piece that is in the picture. It starts where the picture before showed it. */
interface Moving {
  /** Its `data-piece`, and the one it had before if that was another. */
  readonly piece: string;
  readonly was?: string;
  /** It was elsewhere or nowhere: how it is seen first. */
  readonly from?: Look;
  /** Where it passes on its way, seen from where it ends. */
  readonly through?: readonly { readonly transform: string }[];
  /** Milliseconds at normal pace. */
  readonly duration: number;
}

/** How a piece goes that is in the picture no more; until then it stays in sight. */
interface Going {
  readonly piece: string;
  readonly to: Look;
  readonly duration: number;
}

export type Movement = Moving | Going;

/** A movement with the moment at which it begins, both at the reader's pace. */
export type Timed = Movement & { readonly begin: number };

interface Frame extends Look {
  readonly offset: number;
  readonly easing: string;
}

/** All that a piece does in one picture. */
export interface Course {
  readonly piece: string;
  /** The name by which it was in the picture before. */
  readonly was: string;
  /** It is gone when all is over. */
  readonly goes: boolean;
  /** It is seen for the first time, or again: where it was does not matter. */
  readonly comes: boolean;
  readonly begin: number;
  readonly duration: number;
  readonly easing: string;
  /** How it is seen on its way, if it stood there before. */
  readonly frames: (start?: Start) => readonly Frame[];
}

/** Where a piece stood and how large it was, seen from where it is. */
export interface Start {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

type Leg = Moving & { readonly begin: number };

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const THERE: Start = { x: 0, y: 0, scale: 1 };
/** A piece that nobody saw before. */
const UNSEEN = { opacity: 0 };

const wasOf = ({ piece, was = piece }: Moving): string => was;

/** What each piece does: moves of the same piece follow each other on one way. */
export function coursesOf(movements: readonly Timed[]): Course[] {
  const ways: Leg[][] = [];
  for (const movement of movements) {
    if ('to' in movement) continue;
    const { piece, from } = movement;
    const was = wasOf(movement);
    // What comes anew by another name was not there before.
    const way = from && was !== piece ? undefined : ways.find((legs) => legs.at(-1)?.piece === was);
    const before = way?.at(-1);
    if (way && before) way.push({ ...movement, begin: Math.max(movement.begin, before.begin + before.duration) });
    else ways.push([movement]);
  }
  return [...ways.map(wayOf), ...movements.flatMap((movement) => ('to' in movement ? [goingOf(movement)] : []))];
}

function goingOf({ piece, to, begin, duration }: Going & { readonly begin: number }): Course {
  const here = { opacity: 1, transform: 'none', offset: 0, easing: 'linear' };
  const frames = () => [here, { ...here, ...to, offset: 1 }];
  return { piece, was: piece, goes: true, comes: false, begin, duration, easing: EASE, frames };
}

function wayOf(legs: readonly Leg[]): Course {
  const [first] = legs;
  const last = legs[legs.length - 1];
  const { begin } = first;
  const duration = last.begin + last.duration - begin;
  const single = legs.length === 1;
  const offset = (moment: number) => (duration === 0 ? 1 : (moment - begin) / duration);
  const frames = (start?: Start) =>
    legs.flatMap((leg, i): Frame[] => {
      // No picture shows where it stops in between: every leg is an equal part of the way.
      const [from, to] = [i, i + 1].map((at) => between(start ?? THERE, at / legs.length));
      const passes = [
        seen(leg.from ?? (start || i > 0 ? {} : UNSEEN), from),
        ...(leg.through ?? []).map((pass) => seen(pass, { ...to, scale: 1 })),
        seen({}, to),
      ];
      return passes.map((look, at) => ({
        ...look,
        offset: offset(leg.begin + (leg.duration * at) / (passes.length - 1)),
        // Every leg begins and ends gently; a single one as a whole, whatever it passes.
        easing: single ? 'linear' : EASE,
      }));
    });
  const easing = single ? EASE : 'linear';
  return { piece: last.piece, was: wasOf(first), goes: false, comes: !!first.from, begin, duration, easing, frames };
}

/** A piece that only made room for others goes aside. */
export const glide = (piece: string, time: { readonly begin: number; readonly duration: number }): Course =>
  wayOf([{ piece, ...time }]);

const between = ({ x, y, scale }: Start, part: number): Start => ({
  x: x * (1 - part),
  y: y * (1 - part),
  scale: scale + (1 - scale) * part,
});

/** A look somewhere else. */
function seen({ opacity = 1, transform }: Look, { x, y, scale }: Start): Look {
  const parts = [
    x !== 0 || y !== 0 ? `translate(${x}px, ${y}px)` : '',
    scale !== 1 ? `scale(${scale})` : '',
    transform ?? '',
  ];
  return { opacity, transform: parts.filter(Boolean).join(' ') || 'none' };
}
