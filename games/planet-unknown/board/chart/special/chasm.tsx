import { CELL } from '../../read/cells.ts';
import type { XY } from '../outline.ts';

/** The line between two neighbouring cells. */
function border([[ax, ay], [bx, by]]: readonly [XY, XY]): string {
  if (ay === by) return `M${Math.max(ax, bx) * CELL} ${ay * CELL}v${CELL}`;
  return `M${ax * CELL} ${Math.max(ay, by) * CELL}h${CELL}`;
}

/** Tartarus: a rift that neither tiles nor rovers cross. */
export function Chasm({ edges }: { readonly edges: readonly (readonly [XY, XY])[] }) {
  const path = edges.map(border).join('');
  return (
    <>
      <path className="pu-chasm-rim" d={path} />
      <path className="pu-chasm" d={path} />
      <path className="pu-chasm-fire" d={path} />
    </>
  );
}
