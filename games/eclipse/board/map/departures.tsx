import { silent } from '@orrery/ui/board';
import { useBoard } from '../context.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { at, centreOf } from './hexes.ts';

/** Ships of a civilization that is no more fade away where they were. */
export function Departures({ marks }: { readonly marks: readonly number[] }) {
  const { events, pace, view } = useBoard();
  if (pace === 0) return null;
  const left = events.filter((event) => event.type === 'ships-left');
  return (
    <g {...silent}>
      {left.map(({ seat, ship, sector }, i) => {
        const place = view.table.map.find(({ id }) => id === sector);
        if (!place) return null;
        return (
          <g
            key={`${view.answers} ${sector} ${ship}`}
            className={`player-${marks[seat]}`}
            transform={at(centreOf(place))}
          >
            <g
              className="ec-departure"
              style={{ animationDuration: `${600 * pace}ms`, animationDelay: `${i * 120 * pace}ms` }}
            >
              <ShipShape ship={ship} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
