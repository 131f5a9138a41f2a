import { memo } from 'react';
import { TERRAINS } from '../../data/ids.ts';
import type { PlanetId } from '../../data/planets/planet.ts';
import { middleOf } from '../read/cells.ts';
import { chartOf, hasCell, terrainOf } from '../read/rules.ts';
import type { AreaView } from '../read/table.ts';
import { coastOf, xyOf } from './ground.tsx';
import { outline } from './outline.ts';

type Shown = Pick<AreaView, 'cells' | 'lifepods' | 'meteorites' | 'rovers'>;

/** A planet as a thumbnail: plain colours, dots for what stands on it. */
export const MiniPlanet = memo(function MiniPlanet({
  planet,
  area,
}: {
  readonly planet: PlanetId;
  readonly area?: Shown;
}) {
  const { cells, ice } = chartOf({ planet });
  return (
    <svg className={`pu-mini pu-planet-${planet}`} viewBox="-8 -8 496 496" aria-hidden="true">
      <path className="pu-land" fillRule="evenodd" d={coastOf(planet)} />
      <path className="pu-mini-ice" d={outline(cells.filter((cell) => hasCell(ice, cell)).map(xyOf))} />
      {area && <Covered area={area} />}
      <path className="pu-coast" d={coastOf(planet)} />
    </svg>
  );
});

function Covered({ area: { cells, lifepods, meteorites, rovers } }: { readonly area: Shown }) {
  const lying = TERRAINS.map((terrain) => ({
    terrain,
    cells: cells.flatMap((code, cell) => (terrainOf(code) === terrain ? [cell] : [])),
  }));
  return (
    <>
      {lying.map(
        ({ terrain, cells: own }) =>
          own.length > 0 && (
            <g key={terrain} className={`pu-of-${terrain}`}>
              <path className="pu-soil" d={outline(own.map(xyOf))} />
            </g>
          ),
      )}
      <path className="pu-mini-pod" d={dots(lifepods)} />
      <path className="pu-mini-rock" d={dots(meteorites)} />
      <path className="pu-mini-rover" d={dots(rovers.map(({ at }) => at))} />
    </>
  );
}

/** Round dots on cells, as one path of points. */
const dots = (cells: readonly number[]): string =>
  cells
    .map(middleOf)
    .map(([x, y]) => `M${x} ${y}h0.01`)
    .join('');
