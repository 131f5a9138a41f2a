/** How a piece is seen before it is where it is, or after: only shifts, sizes and fades. */
interface Look {
  readonly opacity?: number;
  readonly transform?: string;
}

/** How a piece comes to where it is. */
interface Coming {
  /** Its `data-piece`, and the one it had before if that was another. */
  readonly piece: string;
  readonly was?: string;
  readonly from?: Look;
  /** Where it stood, seen from where it went: several such moves of a piece become one way. */
  readonly shift?: { readonly x: number; readonly y: number };
  /** Where it passes on its way. */
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

export type Movement = Coming | Going;

/** A movement with the moment at which it begins, both at the reader's pace. */
export type Timed = Movement & { readonly begin: number };

interface Frame extends Look {
  readonly offset: number;
  readonly easing: string;
}

/** All that a piece does in one picture. */
export interface Course {
  readonly piece: string;
  /** It is gone when all is over. */
  readonly goes: boolean;
  readonly begin: number;
  readonly duration: number;
  readonly easing: string;
  readonly frames: readonly Frame[];
}

type Leg = Coming & { readonly begin: number };

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const STILL = { x: 0, y: 0 };

/** What each piece does: moves of the same piece follow each other on one way. */
export function coursesOf(movements: readonly Timed[]): Course[] {
  const ways: Leg[][] = [];
  for (const movement of movements) {
    if ('to' in movement) continue;
    const way = ways.find((legs) => movement.shift && legs.at(-1)?.piece === (movement.was ?? movement.piece));
    const before = way?.at(-1);
    if (way && before) way.push({ ...movement, begin: Math.max(movement.begin, before.begin + before.duration) });
    else ways.push([movement]);
  }
  return [...ways.map(wayOf), ...movements.flatMap((movement) => ('to' in movement ? [goingOf(movement)] : []))];
}

function goingOf({ piece, to, begin, duration }: Going & { readonly begin: number }): Course {
  const here = { opacity: 1, transform: 'none', offset: 0, easing: 'linear' };
  return { piece, goes: true, begin, duration, easing: EASE, frames: [here, { ...here, ...to, offset: 1 }] };
}

function wayOf(legs: readonly Leg[]): Course {
  const last = legs[legs.length - 1];
  const [{ begin }] = legs;
  const duration = last.begin + last.duration - begin;
  const single = legs.length === 1;
  const offset = (moment: number) => (duration === 0 ? 1 : (moment - begin) / duration);
  const frames = legs.flatMap((leg, i): Frame[] => {
    const { from = {}, through = [], shift = STILL } = leg;
    const after = legs.slice(i + 1).reduce((sum, { shift: more = STILL }) => added(sum, more), STILL);
    const passes = [seen(from, added(after, shift)), ...through.map((pass) => seen(pass, after)), seen({}, after)];
    return passes.map((look, at) => ({
      ...look,
      offset: offset(leg.begin + (leg.duration * at) / (passes.length - 1)),
      // Every leg begins and ends gently; a single one as a whole, whatever it passes.
      easing: single ? 'linear' : EASE,
    }));
  });
  return { piece: last.piece, goes: false, begin, duration, easing: single ? EASE : 'linear', frames };
}

const added = (one: { x: number; y: number }, other: { x: number; y: number }) => ({
  x: one.x + other.x,
  y: one.y + other.y,
});

/** A look somewhere else. */
function seen({ opacity = 1, transform }: Look, { x, y }: { x: number; y: number }): Look {
  const parts = [x !== 0 || y !== 0 ? `translate(${x}px, ${y}px)` : '', transform ?? ''].filter(Boolean);
  return { opacity, transform: parts.join(' ') || 'none' };
}
