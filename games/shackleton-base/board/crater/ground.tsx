import { useIds } from '@orrery/ui/board';
import type { Layout } from './layout.ts';

/** Small craters, boulders and their shadows, in sides of a hex from the middle. */
const PITS = [
  [-4.1, 4.3, 0.42],
  [4.6, 3.9, 0.3],
  [-5.2, -2.9, 0.26],
  [5.3, -3.3, 0.36],
  [2.6, 5.3, 0.22],
  [-2.9, -5.3, 0.3],
] as const;
const TICKS = Array.from({ length: 60 }, (_, i) => i * 6);

/** The crater from above at the edge of light and shadow: the sun stands low at the upper left. */
export function Ground({ layout: { unit, middle, small } }: { readonly layout: Layout }) {
  const ids = useIds();
  const rim = unit * 5.36;
  const bowl = unit * 4.42;
  return (
    <g transform={`translate(${middle.x} ${middle.y})`} className="sb-ground">
      <defs>
        <radialGradient id={ids('bowl')} cx="0.66" cy="0.7" r="0.8">
          <stop offset="0" className="sb-bowl-lit" />
          <stop offset="0.62" className="sb-bowl-half" />
          <stop offset="1" className="sb-bowl-dark" />
        </radialGradient>
        <linearGradient id={ids('rim')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className="sb-rim-dark" />
          <stop offset="0.5" className="sb-rim-half" />
          <stop offset="1" className="sb-rim-lit" />
        </linearGradient>
        <linearGradient id={ids('plain')} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" className="sb-plain-lit" />
          <stop offset="1" className="sb-plain-dark" />
        </linearGradient>
      </defs>
      {!small && <circle r={unit * 6.15} fill={`url(#${ids('plain')})`} className="sb-plain" />}
      {!small &&
        PITS.map(([x, y, r]) => (
          <g key={`${x} ${y}`} transform={`translate(${x * unit} ${y * unit})`} className="sb-pit">
            <circle r={r * unit} />
            <path d={`M${-r * unit} 0a${r * unit} ${r * unit} 0 0 1 ${r * unit} ${-r * unit}`} />
          </g>
        ))}
      <circle r={rim} fill={`url(#${ids('rim')})`} className="sb-rim" />
      <circle r={bowl} fill={`url(#${ids('bowl')})`} className="sb-bowl" />
      {/* The wall that stands against the sun throws its shadow into the bowl. */}
      <path
        className="sb-wall-shadow"
        d={`M${-bowl * 0.966} ${bowl * 0.259}A${bowl} ${bowl} 0 0 1 ${bowl * 0.259} ${-bowl * 0.966}A${bowl * 1.12} ${bowl * 1.12} 0 0 0 ${-bowl * 0.966} ${bowl * 0.259}Z`}
      />
      <path
        className="sb-ticks"
        d={TICKS.map((angle) => {
          const turn = (angle * Math.PI) / 180;
          const [s, c] = [Math.sin(turn), Math.cos(turn)];
          const long = angle % 30 === 0 ? 0.97 : 0.985;
          return `M${(rim * s).toFixed(1)} ${(-rim * c).toFixed(1)}L${(rim * long * s).toFixed(1)} ${(-rim * long * c).toFixed(1)}`;
        }).join('')}
      />
    </g>
  );
}
