import { useBoard } from '../context.tsx';
import { middleOf } from '../read/cells.ts';
import type { Path } from '../read/paths.ts';

/** The way of a rover, with the points that would be left at its end. */
export function Trail({ path: { from, cells, cost, jump } }: { readonly path: Path }) {
  const { area } = useBoard();
  const points = [from, ...cells].map(middleOf);
  const [x, y] = points[points.length - 1];
  return (
    <g className={`pu-trail-way${jump ? ' pu-trail-jump' : ''}`}>
      <path className="pu-trail-halo" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <path className="pu-trail-line" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle cx={x} cy={y} r="14" />
      <text x={x} y={y + 6}>
        {area.movement - cost}
      </text>
    </g>
  );
}
