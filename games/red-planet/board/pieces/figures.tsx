import { Piece } from '@orrery/ui/board';
import { useBoard, useFace } from '../context.tsx';

interface FigureProps {
  readonly company: number;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** One astronaut with the symbol of its company on the chest. */
export function Figure({ company, x = 0, y = 0, size }: FigureProps) {
  const { mark } = useFace(company);
  return (
    <g className={`player-${mark}`}>
      <Piece name="astronaut" x={x} y={y} size={size} />
      <Piece name={`mark-${mark}`} means={null} x={x} y={y + size * 0.12} size={size * 0.37} className="rp-mark" />
    </g>
  );
}

interface SignProps {
  readonly company: number;
  /** The symbol that it is here: who leads, or whose are lost. */
  readonly as: 'taker' | 'lost';
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** The sign of a company alone. */
export function CompanySign({ company, as, ...place }: SignProps) {
  const { mark } = useFace(company);
  return (
    <g className={`player-${mark}`}>
      <Piece name={`mark-${mark}`} means={as} {...place} className="rp-taker" />
    </g>
  );
}

/** Beyond three a stack becomes one figure with a count; on small screens beyond one. */
const MOST_FIGURES = 3;

interface FiguresProps {
  readonly company: number;
  readonly count: number;
  readonly size?: number;
}

/** A company's people in one place, centred. */
export function Figures({ company, count, size: wanted }: FiguresProps) {
  const { small, view } = useBoard();
  const size = wanted ?? (view.table.companies.length > 5 ? 58 : 64);
  const single = count > MOST_FIGURES || (small && count > 1);
  const shown = single ? 1 : count;
  const step = size * (shown > 2 ? 0.34 : 0.42);
  const left = single ? -size * 0.16 : (-(shown - 1) * step) / 2;
  return (
    <>
      {Array.from({ length: shown }, (_, i) => `${company} ${i}`).map((key, i) => (
        <Figure key={key} company={company} x={left + i * step} size={size} />
      ))}
      {single && <Count n={count} x={size * 0.3} y={size * 0.2} />}
    </>
  );
}

/** A number on a small plate. */
export function Count({ n, x = 0, y = 0 }: { readonly n: number; readonly x?: number; readonly y?: number }) {
  const { small } = useBoard();
  const half = (n > 9 ? 22 : 15) + (small ? 3 : 0);
  const tall = small ? 21 : 17;
  return (
    <g transform={`translate(${x} ${y})`} className="rp-count">
      <rect x={-half} y={-tall} width={half * 2} height={tall * 2} rx="8" />
      <text y={small ? 14 : 12}>{n}</text>
    </g>
  );
}
