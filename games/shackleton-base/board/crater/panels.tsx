import { PANELS } from '../../data/index.ts';
import { useBoard, useThing } from '../context.tsx';
import { Sign } from '../pieces/sign.tsx';
import { piece } from '../read/pieces.ts';
import { ids } from '../read/targets.ts';
import { hexPoints, type Layout, panelPoint, pathOf } from './layout.ts';

/** Eighteen panel spaces outside the rim with their Energy: taken ones are empty, the next one is marked (SHB-21.2). */
export function PanelRing({ layout }: { readonly layout: Layout }) {
  const { view } = useBoard();
  const { taken } = view.table.panels;
  const { unit } = layout;
  const size = Math.max(11.5, unit * 0.32);
  return (
    <g className="sb-panels">
      {PANELS.map(({ id, energy }, i) => {
        const { x, y } = panelPoint(layout, i);
        return (
          <g
            key={id}
            transform={`translate(${x} ${y}) rotate(${(i * 360) / PANELS.length})`}
            data-state={i < taken ? 'taken' : i === taken ? 'next' : 'left'}
          >
            <rect
              data-piece={piece.stock(id)}
              x={-unit * 0.42}
              y={-unit * 0.2}
              width={unit * 0.84}
              height={unit * 0.4}
              rx={2}
            />
            {i >= taken && (
              <path d={`M${-unit * 0.14} ${-unit * 0.2}V${unit * 0.2}M${unit * 0.14} ${-unit * 0.2}V${unit * 0.2}`} />
            )}
            {i >= taken && (
              <g transform={`rotate(${(i * -360) / PANELS.length})`}>
                <text className="sb-panel-energy" y={size * 0.36} fontSize={size}>
                  {energy}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The middle hex: panels that lie there for anybody, and the next one of the rim with its Energy. */
export function Centre({ layout }: { readonly layout: Layout }) {
  const { view, say } = useBoard();
  const thing = useThing();
  const { centre, taken } = view.table.panels;
  const { unit, middle } = layout;
  const next = PANELS[taken];
  const size = Math.max(11.5, unit * 0.34);
  return (
    <g transform={`translate(${middle.x} ${middle.y})`}>
      <g
        {...thing(ids.panel, [
          say('board.centre', { n: centre }),
          next ? say('board.panel.next', { n: PANELS.length - taken, energy: next.energy }) : say('board.panel.none'),
        ])}
      >
        <path className="sb-centre" d={pathOf(hexPoints(unit, 0.94))} />
        <Sign
          name="panel"
          data-piece={piece.stock('centre')}
          x={-unit * 0.62}
          y={-unit * 0.6}
          width={unit * 0.52}
          height={unit * 0.52}
        />
        <text className="sb-centre-text" x={unit * 0.3} y={-unit * 0.2} fontSize={size * 1.25}>
          {centre}
        </text>
        {next && (
          <>
            <text className="sb-centre-next" x={-unit * 0.05} y={unit * 0.52} fontSize={size} textAnchor="end">
              +{next.energy}
            </text>
            <Sign name="energy" x={unit * 0.02} y={unit * 0.14} width={unit * 0.44} height={unit * 0.44} />
          </>
        )}
      </g>
    </g>
  );
}
