import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Rect, sharedArea } from '../../rects.ts';
import type { Size } from '../use-size.ts';

/** A place at an edge of the board: 0 is the top, 1 the bottom. */
export interface HandlePlace {
  readonly side: 'left' | 'right';
  readonly down: number;
}

/** From the corner where a story stands, up one side and then the other. */
const PLACES: readonly HandlePlace[] = (['right', 'left'] as const).flatMap((side) =>
  [6, 5, 4, 3, 2, 1, 0].map((sixth) => ({ side, down: sixth / 6 })),
);

/** Things are meant by their middle: that part of them stays free. */
const MIDDLE = 0.4;

/** The camera and the sheets move for a moment. */
const AT_REST_MS = 60;

const within = (room: Rect, { width, height }: Size, { side, down }: HandlePlace): Rect => ({
  left: side === 'left' ? room.left : room.left + room.width - width,
  top: room.top + down * (room.height - height),
  width,
  height,
});

const middleOf = ({ left, top, width, height }: Rect): Rect => ({
  left: left + (width * (1 - MIDDLE)) / 2,
  top: top + (height * (1 - MIDDLE)) / 2,
  width: width * MIDDLE,
  height: height * MIDDLE,
});

/** The part of a rectangle that lies under another one. */
const covered = (one: Rect, by: Rect): number => sharedArea(one, by) / (one.width * one.height);

/** What a handle may lie over, and how much it matters. */
interface Obstacle {
  readonly rect: Rect;
  readonly weight: number;
}

/** The first place where a handle of this size covers least. */
export function freePlace(room: Rect, handle: Size, obstacles: readonly Obstacle[]): HandlePlace {
  const costs = PLACES.map((place) => {
    const here = within(room, handle, place);
    const cost = obstacles.reduce((sum, { rect, weight }) => sum + weight * covered(middleOf(rect), here), 0);
    // A rim of something that is only looked at is no reason to go elsewhere.
    return Math.round(cost * 100);
  });
  return PLACES[costs.indexOf(Math.min(...costs))];
}

/** Where an open story stands. */
export type End = 'top' | 'bottom';

/** The end of the board where an open story covers less of these things; it goes there only if that is better. */
export function clearEnd(room: Rect, story: Rect, things: readonly Rect[], now: End): End {
  // A rectangle that a browser measured has nothing to spread.
  const { left, width, height } = story;
  const costAt = (end: End) => {
    const top = end === 'top' ? room.top : room.top + room.height - height;
    return things.reduce((sum, thing) => sum + covered(thing, { left, top, width, height }), 0);
  };
  const other = now === 'top' ? 'bottom' : 'top';
  return costAt(other) < costAt(now) ? other : now;
}

const hasSize = ({ width, height }: Rect) => width > 0 && height > 0;

function measured(handle: HTMLElement, area: Element): HandlePlace {
  const stories = [...area.querySelectorAll<HTMLElement>('.story')];
  // One of two makes way for the other.
  const others = stories.slice(0, stories.indexOf(handle));
  const things = [...area.querySelectorAll<HTMLElement>('[data-target]')];
  const obstacles = [...others, ...things].map((one) => ({ rect: one.getBoundingClientRect(), weight: weightOf(one) }));
  const room = (handle.offsetParent ?? area).getBoundingClientRect();
  return freePlace(
    room,
    handle.getBoundingClientRect(),
    obstacles.filter(({ rect }) => hasSize(rect)),
  );
}

/** Answers stay free; what is only looked at rather does, too. */
const weightOf = ({ dataset }: HTMLElement): number =>
  dataset.target === undefined || dataset.can === 'true' ? 1 : 0.01;

/** Keeps a handle before the board clear of what can be answered there, as far as there is such a place. */
export function useFreePlace(handle: RefObject<HTMLElement | null>, active: boolean): HandlePlace {
  const [place, setPlace] = useState(PLACES[0]);
  useLayoutEffect(() => {
    const element = handle.current;
    const area = element?.closest('[data-area=board]');
    if (!active || !element || !area) return;
    const settle = () => setPlace(measured(element, area));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, AT_REST_MS);
    };
    settle();
    const changes = new MutationObserver(later);
    changes.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can', 'style'] });
    const sizes = new ResizeObserver(later);
    sizes.observe(area);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [handle, active]);
  return place;
}

const NOTHING: readonly string[] = [];

/** Keeps an open story off the things it speaks of, by their ids. */
export function useClearEnd(story: RefObject<HTMLElement | null>, about: readonly string[] = NOTHING): End {
  const [end, setEnd] = useState<End>('bottom');
  const spoken = about.join(' ');
  useLayoutEffect(() => {
    const element = story.current;
    const area = element?.closest('[data-area=board]');
    if (!element || !area || spoken === '') return;
    const rects = [...area.querySelectorAll<HTMLElement>('[data-target]')]
      .filter(({ dataset }) => spoken.split(' ').includes(dataset.target ?? ''))
      .map((thing) => thing.getBoundingClientRect());
    const room = (element.offsetParent ?? area).getBoundingClientRect();
    setEnd((now) => clearEnd(room, element.getBoundingClientRect(), rects.filter(hasSize), now));
  }, [story, spoken]);
  return end;
}
