import type { EventDetails } from '../../rules/vocabulary.ts';
import { ShipShape } from '../pieces/ship.tsx';
import { useStage } from '../stage.tsx';
import { at, centreOf, silent } from './hexes.ts';

/** Ships of a civilization that is no more fade away where they were. */
export function Departures({ marks }: { readonly marks: readonly number[] }) {
  const { events, pace, view } = useStage();
  if (pace === 0) return null;
  const left = events.filter(({ type }) => type === 'ships-left') as unknown as EventDetails['ships-left'][];
  return (
    <g {...silent}>
      {left.map(({ seat, ship, sector }, i) => {
        const place = view.table.map.find(({ id }) => id === sector);
        if (!place) return null;
        return (
          <g
            key={`${view.answers} ${sector} ${ship}`}
            className={`party-${marks[seat]}`}
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
