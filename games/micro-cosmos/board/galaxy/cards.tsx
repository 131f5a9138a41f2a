import { CELLS, GATE, GATE_CELL } from '../../data/index.ts';
import { useBoard } from '../context.tsx';
import { Clock } from './clock.tsx';
import { CardRoutes, GateField, Unknown } from './fields.tsx';
import { cornerOf, type Layout } from './layout.ts';
import { SectorCard } from './sector.tsx';

/** The nine cards of the galaxy. */
export function Cards({ layout }: { readonly layout: Layout }) {
  const { galaxy } = useBoard().view.table;
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
