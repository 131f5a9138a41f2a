import { silent, useIds } from '@orrery/ui/board';
import { memo } from 'react';
import type { PlanetId } from '../../data/planets/planet.ts';
import { CELL, xOf, yOf } from '../read/cells.ts';
import { chartOf, hasCell } from '../read/rules.ts';
import type { Cell } from '../read/table.ts';
import { contours } from './contours.ts';
import { Globe } from './globe.tsx';
import { outline, type XY } from './outline.ts';
import { RELIEFS } from './reliefs.ts';
import { Bedrock, Special } from './special.tsx';

export const xyOf = (cell: Cell): XY => [xOf(cell), yOf(cell)];

/** Paths of a planet's print, worked out once. */
interface Survey {
  readonly coast: string;
  readonly ice: string;
  readonly grid: string;
  readonly relief: string;
}

const surveys = new Map<PlanetId, Survey>();

function surveyOf(planet: PlanetId): Survey {
  const known = surveys.get(planet);
  if (known) return known;
  const { cells, grid, ice } = chartOf({ planet });
  const survey = {
    coast: outline(cells.map(xyOf), 9),
    ice: outline(cells.filter((cell) => hasCell(ice, cell)).map(xyOf), 7),
    grid: cells
      .map((cell) => {
        const [x, y] = xyOf(cell);
        const right = x < 11 && hasCell(grid, cell + 1) ? `M${(x + 1) * CELL} ${y * CELL}v${CELL}` : '';
        const below = y < 11 && hasCell(grid, cell + 12) ? `M${x * CELL} ${(y + 1) * CELL}h${CELL}` : '';
        return right + below;
      })
      .join(''),
    relief: contours(RELIEFS[planet], CELL),
  };
  surveys.set(planet, survey);
  return survey;
}

export const coastOf = (planet: PlanetId): string => surveyOf(planet).coast;

/** The bare planet: its soil with heights, its ice, what is special about it, and the grid of the survey. */
export const Ground = memo(function Ground({ planet }: { readonly planet: PlanetId }) {
  const ids = useIds();
  const { coast, ice, grid, relief } = surveyOf(planet);
  const clip = ids(`coast-${planet}`);
  return (
    <g className={`pu-ground pu-planet-${planet}`} {...silent}>
      <clipPath id={clip}>
        <path d={coast} clipRule="evenodd" />
      </clipPath>
      <pattern id={ids(`ice-${planet}`)} width="40" height="40" patternUnits="userSpaceOnUse">
        <rect className="pu-ice-soil" width="40" height="40" />
        <path
          className="pu-ice-facet"
          d="M4 12L14 4L20 14L8 20zM26 8L36 14L30 20M6 30L12 26L20 34L12 38M28 26L38 30L32 38L26 34z"
        />
      </pattern>
      <Globe planet={planet} />
      <path className="pu-land" fillRule="evenodd" d={coast} />
      <path className="pu-contours" d={relief} clipPath={`url(#${clip})`} />
      <Bedrock planet={planet} />
      <path className="pu-ice" d={ice} fill={`url(#${ids(`ice-${planet}`)})`} />
      <Special planet={planet} clip={clip} />
      <path className="pu-grid" d={grid} />
      <path className="pu-coast" d={coast} />
    </g>
  );
});
