import { Moving } from '@orrery/ui';
import { useUnits } from '@orrery/ui/board';
import type { RefObject } from 'react';
import { useBoard, useFace } from '../context.tsx';
import { useTileDrag } from '../hand/use-tile-drag.ts';
import { Cells } from './cells.tsx';
import { Ghosts } from './ghosts.tsx';
import { Ground } from './ground.tsx';
import { Medals } from './medals.tsx';
import { Pieces } from './pieces.tsx';
import { Refusal } from './refusal.tsx';
import { Tokens } from './tokens.tsx';

/** Margins for the medals of rows and columns above and beside the grid; opposite of them stand letters and numbers. */
const MARGIN = 42;
const BOX = { width: 545, height: 540 };

/** The viewer's own planet: the chart one works on. */
export function Planet({ chart }: { readonly chart: RefObject<SVGSVGElement | null> }) {
  const { area, say, seat } = useBoard();
  const { mark } = useFace(seat);
  const pointer = useTileDrag(chart);
  useUnits(chart, BOX);
  return (
    <div className="pu-planet">
      <Moving>
        <div className="pu-planet-chart" {...pointer}>
          <svg
            ref={chart}
            className="pu-chart"
            viewBox={`${-MARGIN} ${-MARGIN} ${BOX.width} ${BOX.height}`}
            role="presentation"
          >
            <title>{say(`planet.${area.planet}`)}</title>
            <Ground planet={area.planet} />
            <Medals />
            <Pieces area={area} />
            <Tokens area={area} mark={mark} />
            <Cells />
            <Ghosts />
          </svg>
        </div>
      </Moving>
      <Refusal />
    </div>
  );
}
