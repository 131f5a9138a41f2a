import type { Size } from '@orrery/ui/board';
import type { Field } from '../../data/index.ts';
import type { Point } from './layout.ts';

/** What a finger needs, in pixels. */
export const FINGER = 44;

/**
 * The part of a card that is nearer to one of its fields than to all others. Where fingers are larger than fields, the
 * whole card is divided among them; a planet in the middle gives places at the edge what they lack.
 */
export function nearestTo(field: Field, fields: readonly Field[], card: Size): readonly Point[] {
  const { width, height } = card;
  const whole: readonly Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return fields
    .filter(({ id }) => id !== field.id)
    .reduce((part, other) => nearer(part, at(field, card), at(other, card), shareOf(field, other, card)), whole);
}

const at = ({ x, y }: Field, { width, height }: Size): Point => ({ x: x * width, y: y * height });

/** How much of the way from one field to another belongs to the first one. */
function shareOf(one: Field, other: Field, card: Size): number {
  if (one.type === 'planet') return 1 - shareOf(other, one, card);
  if (other.type !== 'planet') return 0.5;
  const [place, planet] = [at(one, card), at(other, card)];
  const behind = Math.min(place.x, card.width - place.x, place.y, card.height - place.y);
  return Math.max(0.5, (FINGER - behind) / Math.hypot(planet.x - place.x, planet.y - place.y));
}

/** What of an area belongs to one point and not to another one: it is cut across the way between them. */
function nearer(area: readonly Point[], one: Point, other: Point, share: number): readonly Point[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const beyond = ({ x, y }: Point) => (x - one.x - dx * share) * dx + (y - one.y - dy * share) * dy;
  return area.flatMap((corner, at) => {
    const next = area[(at + 1) % area.length];
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part }];
  });
}
