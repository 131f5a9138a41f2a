import { CELL } from '../../read/cells.ts';
import { glyphOf } from '../../terrain/glyphs.tsx';
import { outline, type XY } from '../outline.ts';

interface CellsProps {
  readonly cells: readonly XY[];
}

const at = ([x, y]: XY): string => `translate(${(x + 0.5) * CELL} ${(y + 0.5) * CELL})`;

/** Petra: lightning that counts as energy while it lies open. */
export const Currents = ({ cells }: CellsProps) => (
  <>
    <path className="pu-currents" d={outline(cells, 8)} />
    {cells.map((cell) => (
      <path
        key={cell.join()}
        className="pu-current"
        transform={at(cell)}
        d="M-17 -6L-6 -9L-9 1L5 -4L1 7L16 3M-15 13L-4 9L-2 15L12 11M3 -17L9 -12L17 -15"
      />
    ))}
  </>
);

/** Gaia: cities that are worth points while nothing covers them. */
export const Cities = ({ cells, points }: CellsProps & { readonly points: number }) =>
  cells.map((cell) => (
    <g key={cell.join()} className="pu-city" transform={at(cell)}>
      <circle r="15" />
      <path className="pu-city-houses" fillRule="evenodd" transform="translate(0 3) scale(0.78)" d={glyphOf('civ')} />
      <path className="pu-city-sun" d="M-9 -6.5A9.5 9.5 0 0 1 9 -6.5" />
      <text y="-6">{points}</text>
    </g>
  ));

/** K'Aax: fumes that keep rovers out. */
export const Toxic = ({ cells }: CellsProps) => (
  <>
    <path className="pu-toxic" d={outline(cells, 10)} />
    {cells.map((cell) => (
      <g key={cell.join()} className="pu-fumes" transform={at(cell)}>
        <circle cx="-9" cy="7" r="5" />
        <circle cx="6" cy="10" r="3.4" />
        <circle cx="9" cy="-6" r="5.6" />
        <circle cx="-6" cy="-9" r="3.2" />
        <path d="M-4 -2L4 6M4 -2L-4 6" />
      </g>
    ))}
  </>
);

/** Charybdis: the whirl where the first piece lies. */
export const Centre = ({ cells }: CellsProps) => (
  <g className="pu-whirl" transform={`translate(${6 * CELL} ${6 * CELL})`}>
    <circle r={1.05 * CELL} />
    <path d="M0 0C10 -14 30 -4 24 16C18 36 -18 36 -30 12C-40 -14 -14 -42 18 -38M0 0C-10 14 -30 4 -24 -16C-18 -36 18 -36 30 -12C40 14 14 42 -18 38" />
    <rect x={-CELL} y={-CELL} width={(cells.length / 2) * CELL} height={2 * CELL} rx="6" />
  </g>
);
