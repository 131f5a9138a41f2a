import type { Quarter } from '../../../data/planets/planet.ts';
import { CELL } from '../../read/cells.ts';
import { glyphOf } from '../../terrain/glyphs.tsx';

/** Persephone: in each quarter one kind of building may not stand; its sign is struck out in the corner. */
export function Quarters({ quarters }: { readonly quarters: readonly Quarter[] }) {
  return (
    <g className="pu-quarters">
      <path className="pu-quarter-line" d={`M${6 * CELL} 0v${12 * CELL}M0 ${6 * CELL}h${12 * CELL}`} />
      {quarters.map(({ x, y, building }) => (
        <g
          key={building}
          className={`pu-of-${building} pu-banned`}
          transform={`translate(${(x[0] === 0 ? 1 : 11) * CELL} ${(y[0] === 0 ? 1 : 11) * CELL})`}
        >
          <circle className="pu-banned-plate" r="27" />
          <path className="pu-glyph" fillRule="evenodd" transform="scale(1.25)" d={glyphOf(building)} />
          <path className="pu-banned-bar" d="M-19 -19L19 19" />
          <circle className="pu-banned-ring" r="27" />
        </g>
      ))}
    </g>
  );
}
