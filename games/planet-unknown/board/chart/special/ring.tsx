import { CELL } from '../../read/cells.ts';

interface RingProps {
  readonly rows: readonly number[];
  readonly clip: string;
}

/** Arashi: a storm round the equator; no piece lies in it alone. */
export function Ring({ rows, clip }: RingProps) {
  const top = Math.min(...rows) * CELL;
  const height = rows.length * CELL;
  const width = 12 * CELL;
  const waves = Array.from({ length: rows.length * 3 }, (_, i) => top + (i + 0.5) * (CELL / 3));
  return (
    <g className="pu-ring" clipPath={`url(#${clip})`}>
      <rect x="0" y={top} width={width} height={height} />
      <path
        className="pu-ring-wind"
        d={waves.map((y, i) => `M${-20 + (i % 3) * 14} ${y}${'q15 -6 30 0t30 0'.repeat(9)}`).join('')}
      />
      <path className="pu-ring-edge" d={`M0 ${top}h${width}M0 ${top + height}h${width}`} />
    </g>
  );
}
