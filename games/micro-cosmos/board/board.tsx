import { Drawing, Motion, useSize } from '@orrery/ui/board';
import type { BoardProps } from '@orrery/ui/contract';
import { useCallback, useMemo, useRef } from 'react';
import { CELLS, GATE, GATE_CELL } from '../data/index.ts';
import type { MicroCosmos } from '../rules/vocabulary.ts';
import { BoardContextProvider } from './context.tsx';
import { Arks, FlightPath } from './galaxy/arks.tsx';
import { Clock } from './galaxy/clock.tsx';
import { CardRoutes, GateField, Unknown } from './galaxy/fields.tsx';
import { GlobeDefs } from './galaxy/globe.tsx';
import { cornerOf, type Layout, layoutFor } from './galaxy/layout.ts';
import { SectorCard } from './galaxy/sector.tsx';
import { Sky } from './galaxy/sky.tsx';
import { movementOf } from './motion.ts';

/** The galaxy: nine cards with the Star Gate in the middle, as large as the room allows. */
export function Board(props: BoardProps<MicroCosmos>) {
  const [room, watch] = useSize();
  const drawn = useRef<SVGSVGElement | null>(null);
  const layout = useMemo(() => layoutFor(room), [room]);
  const ref = useCallback(
    (element: SVGSVGElement | null) => {
      drawn.current = element;
      return watch(element);
    },
    [watch],
  );
  return (
    <Drawing>
      <BoardContextProvider props={props} small={layout.small}>
        <figure className="mc-table" aria-label={props.say('board.board')}>
          <Motion root={drawn} told={props} movementOf={(event) => movementOf(event, props.view.table, layout)} />
          <figcaption className="unseen">{props.say('board.keys')}</figcaption>
          <svg
            ref={ref}
            className={`mc-galaxy${layout.small ? ' mc-small' : ''}`}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            role="presentation"
          >
            <defs>
              <GlobeDefs />
            </defs>
            <Sky layout={layout} />
            <Cards layout={layout} props={props} />
            <FlightPath layout={layout} />
            <Arks layout={layout} />
          </svg>
        </figure>
      </BoardContextProvider>
    </Drawing>
  );
}

function Cards({ layout, props }: { readonly layout: Layout; readonly props: BoardProps<MicroCosmos> }) {
  const { galaxy } = props.view.table;
  return CELLS.map((cell) => {
    if (cell === GATE_CELL) return <Gate key={cell} layout={layout} />;
    const sector = galaxy[cell];
    if (sector) return <SectorCard key={cell} cell={cell} sector={sector} layout={layout} />;
    const { x, y } = cornerOf(layout, cell);
    return (
      <g key={cell} transform={`translate(${x} ${y})`}>
        <Unknown cell={cell} layout={layout} />
      </g>
    );
  });
}

function Gate({ layout }: { readonly layout: Layout }) {
  const { x, y } = cornerOf(layout, GATE_CELL);
  return (
    <g transform={`translate(${x} ${y})`} className="mc-gate">
      <rect
        x="3"
        y="3"
        width={layout.cell.width - 6}
        height={layout.cell.height - 6}
        rx={layout.small ? 8 : 16}
        className="mc-card"
      />
      <CardRoutes cell={GATE_CELL} card={GATE} layout={layout} />
      <Clock layout={layout} />
      <GateField layout={layout} />
    </g>
  );
}
