import type { Size } from '@orrery/ui/board';
import type { Field } from '../../data/index.ts';
import type { Point } from './layout.ts';

/**
 * The part of a card that is nearer to one of its fields than to all others. Where fingers are larger than fields, the
 * whole card is divided among them.
 */
export function nearestTo(field: Field, fields: readonly Field[], { width, height }: Size): readonly Point[] {
  const at = ({ x, y }: Field): Point => ({ x: x * width, y: y * height });
  const card: readonly Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  return fields.filter(({ id }) => id !== field.id).reduce((part, other) => nearer(part, at(field), at(other)), card);
}

/** What of an area is nearer to one point than to another one: it is cut along the line in the middle between them. */
function nearer(area: readonly Point[], one: Point, other: Point): readonly Point[] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const beyond = ({ x, y }: Point) => (x - (one.x + other.x) / 2) * dx + (y - (one.y + other.y) / 2) * dy;
  return area.flatMap((corner, at) => {
    const next = area[(at + 1) % area.length];
    const [here, there] = [beyond(corner), beyond(next)];
    const kept = here <= 0 ? [corner] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, { x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part }];
  });
}
