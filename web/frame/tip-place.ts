import { type Rect, sharedArea } from '@orrery/ui';

type Size = Pick<Rect, 'width' | 'height'>;

const GAP = 8;

const middle = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });

const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(room - size - GAP, at));

/**
 * Where a tip stands: inside the window, beside the thing it tells of and beside what is to stay free, as near as it can;
 * where there is no such place, where it covers least; `covers` tells how much, in square pixels.
 */
export function tipPlace(
  thing: Rect,
  { width, height }: Size,
  room: Size,
  free: readonly Rect[],
): Pick<Rect, 'left' | 'top'> & { readonly covers: number } {
  const seen = [thing, ...free];
  const { x, y } = middle(thing);
  const beside = (start: number, length: number, size: number) => [start - size - GAP, start + length + GAP];
  const lefts = [x - width / 2, ...seen.flatMap((one) => beside(one.left, one.width, width))];
  const tops = [y - height / 2, ...seen.flatMap((one) => beside(one.top, one.height, height))];
  const places = tops.flatMap((top) =>
    lefts.map((left) => {
      const place = { left: within(left, width, room.width), top: within(top, height, room.height), width, height };
      const at = middle(place);
      return {
        place,
        covers: seen.reduce((sum, one) => sum + sharedArea(place, one), 0),
        far: Math.hypot(at.x - x, at.y - y),
      };
    }),
  );
  const [{ place, covers }] = places.sort((one, other) => one.covers - other.covers || one.far - other.far);
  return { left: place.left, top: place.top, covers };
}
