import { silent, useIds } from '@orrery/ui/board';
import { CELL, xOf, yOf } from '../read/cells.ts';
import type { Cell } from '../read/table.ts';

/** A biomass patch: one cell of green without a building. */
export function Patch({ cell, className = '' }: { readonly cell: Cell; readonly className?: string }) {
  const ids = useIds();
  return (
    <g className={`pu-tile ${className}`} transform={`translate(${xOf(cell) * CELL} ${yOf(cell) * CELL})`} {...silent}>
      <rect className="pu-tile-shade" width={CELL} height={CELL} rx="10" />
      <rect width={CELL} height={CELL} rx="10" fill={`url(#${ids('terrain-biomass')})`} />
      <path className="pu-patch-ring" d="M20 5.5A14.5 14.5 0 1 1 20 34.5A14.5 14.5 0 1 1 20 5.5z" />
      <rect className="pu-tile-edge" width={CELL} height={CELL} rx="10" />
    </g>
  );
}
