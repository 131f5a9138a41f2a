import { useIds } from '@orrery/ui/board';
import type { PlanetId } from '../../data/planets/planet.ts';
import { CELL } from '../read/cells.ts';

/** A round body behind the cells: middle and radius in cells. */
type Body = readonly [x: number, y: number, radius: number];

const ROUND: readonly Body[] = [[6, 6, 6.14]];

const BODIES: { readonly [planet in PlanetId]?: readonly Body[] } = {
  cerberus: [
    [3.45, 7.95, 4.1],
    [8.95, 2.95, 3.36],
    [9.55, 9.45, 2.86],
  ],
  lacuna: [[6, 6, 6.36]],
  oblivion: [],
};

/** The planet as a globe in space; the grid of the survey lies on it. */
export function Globe({ planet }: { readonly planet: PlanetId }) {
  const ids = useIds();
  const light = ids(`light-${planet}`);
  return (
    <>
      <radialGradient id={light} cx="0.34" cy="0.3" r="0.78">
        <stop offset="0" className="pu-day" />
        <stop offset="0.55" className="pu-dusk" />
        <stop offset="1" className="pu-night" />
      </radialGradient>
      {(BODIES[planet] ?? ROUND).map(([x, y, radius]) => (
        <g key={`${x} ${y}`}>
          <circle className="pu-air" cx={x * CELL} cy={y * CELL} r={radius * CELL + 9} />
          <circle cx={x * CELL} cy={y * CELL} r={radius * CELL} fill={`url(#${light})`} />
        </g>
      ))}
    </>
  );
}
