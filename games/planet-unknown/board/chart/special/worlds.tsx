import { CELL } from '../../read/cells.ts';
import { outline, type XY } from '../outline.ts';

interface WorldsProps {
  readonly worlds: readonly (readonly XY[])[];
  readonly points: number;
}

/** Where the points of each world are told, in cells: in the void beside it. */
const PLATES: readonly XY[] = [
  [0.55, 4.4],
  [6.2, 0.6],
  [11.5, 7.1],
];

/** Cerberus: three worlds, each worth points when it is covered. */
export const Worlds = ({ worlds, points }: WorldsProps) => (
  <>
    {worlds.map((cells, world) => (
      <path key={PLATES[world].join()} className={`pu-world pu-world-${world}`} d={outline(cells, 9)} />
    ))}
    {PLATES.map(([x, y]) => (
      <g key={`${x} ${y}`} className="pu-world-plate" transform={`translate(${x * CELL} ${y * CELL})`}>
        <circle r="15" />
        <text y="6">{points}</text>
      </g>
    ))}
  </>
);
