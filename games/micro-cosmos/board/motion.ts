import type { Event } from '@orrery/kernel';
import type { Movement } from '@orrery/ui/board';
import type { SeenTable } from '../rules/table.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { type Layout, middleOf, type Point, pointOf } from './galaxy/layout.ts';

const DROPPED = { opacity: 0, transform: 'translateY(-30px) scale(1.6)' };

/** Where the newest events moved pieces from: Arks fly, cards turn up, levels rise, buildings come down (S-11). */
export function movementOf(event: Event<MicroCosmos>, table: SeenTable, layout: Layout): Movement | undefined {
  switch (event.type) {
    case 'moved':
      return flight(
        event.player,
        [...event.path, event.to].map((key) => pointOf(layout, table, key)),
      );
    case 'automa-moved':
      return flight(
        event.player,
        [event.fromCell, ...event.looked, event.cell].map((cell) => middleOf(layout, cell)),
      );
    case 'discovered':
      return { piece: `sector:${event.cell}`, from: { opacity: 0, transform: 'scaleX(0)' }, duration: 500 };
    case 'planet-completed':
      return {
        piece: `globe:${event.cell}`,
        from: { transform: 'none' },
        through: [{ transform: 'scaleX(0)' }],
        duration: 600,
      };
    case 'level-raised':
      return { piece: `level:${event.cell}:${event.resource}`, from: DROPPED, duration: 280 };
    case 'colony-founded':
      return { piece: `colony:${event.cell}:${event.player}`, from: DROPPED, duration: 300 };
    case 'outpost-placed':
    case 'outpost-moved':
      return { piece: `outpost:${event.cell}:${event.player}`, from: DROPPED, duration: 300 };
    default:
      return undefined;
  }
}

/** How long an Ark flies past so many points. */
export const flightTime = (points: number): number => 300 + 120 * points;

/** From point to point; the Ark is drawn at the last one. */
function flight(player: number, points: readonly Point[]): Movement {
  const end = points[points.length - 1];
  const through = points
    .slice(1)
    .filter(({ x, y }) => x !== end.x || y !== end.y)
    .map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
  return { piece: `ark:${player}`, through, duration: flightTime(points.length) };
}
