import type { Event } from '@orrery/kernel';
import { silent } from '@orrery/ui/board';
import type { Eclipse } from '../../rules/vocabulary.ts';
import { useBoard } from '../context.tsx';
import { at, centreOf, polar } from './hexes.ts';

const SPARKS = Array.from({ length: 9 }, (_, i) => {
  const [near, far] = [polar(i / 9 + 0.02, 8), polar(i / 9 + 0.02, i % 2 === 0 ? 30 : 22)];
  return `M${near.x.toFixed(1)} ${near.y.toFixed(1)}L${far.x.toFixed(1)} ${far.y.toFixed(1)}`;
}).join('');

/** Where something was destroyed. */
function placeOf(event: Event<Eclipse>): number[] {
  switch (event.type) {
    case 'ship-destroyed':
    case 'npc-destroyed':
    case 'cube-destroyed':
      return [event.sector];
    default:
      return [];
  }
}

/** A small flash where something was just destroyed. */
export function Bursts() {
  const { events, pace, view } = useBoard();
  if (pace === 0) return null;
  const places = [...new Set(events.flatMap(placeOf))];
  return (
    <g className="ec-bursts" {...silent}>
      {view.table.map
        .filter(({ id }) => places.includes(id))
        .map((sector) => (
          <g key={`${sector.id} ${view.answers}`} transform={at(centreOf(sector))}>
            <g className="ec-burst" style={{ animationDuration: `${500 * pace}ms` }}>
              <circle r="15" />
              <path d={SPARKS} />
            </g>
          </g>
        ))}
    </g>
  );
}
