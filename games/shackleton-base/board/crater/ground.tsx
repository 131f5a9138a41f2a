import { symbol } from '@orrery/ui';
import { useIds } from '@orrery/ui/board';
import { memo } from 'react';
import { type Layout, rimPath } from './layout.ts';

/** Small craters, boulders and their shadows, in sides of a hex from the middle. */
const PITS = [
  [-4.1, 4.3, 0.42],
  [4.6, 3.9, 0.3],
  [-5.2, -2.9, 0.26],
  [5.3, -3.3, 0.36],
  [2.6, 5.3, 0.22],
  [-2.9, -5.3, 0.3],
] as const;
const TICKS = Array.from({ length: 60 }, (_, i) => i);

/** The crater from above at the edge of light and shadow: the sun stands low at the upper left. */
export const Ground = memo(function Ground({ layout }: { readonly layout: Layout }) {
  const { unit, middle, small, rim, space } = layout;
  const ids = useIds();
  const edge = space.across;
  const bowl = rimPath(layout, -1.14 * edge);
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
      <path {...symbol('rim')} d={rimPath(layout, edge)} fill={`url(#${ids('rim')})`} className="sb-rim" />
      <path d={bowl} fill={`url(#${ids('bowl')})`} className="sb-bowl" />
      {/* The wall that stands against the sun throws its shadow into the bowl. */}
      <clipPath id={ids('inside')}>
        <path d={bowl} />
      </clipPath>
      <g clipPath={`url(#${ids('inside')})`}>
        <path className="sb-wall-shadow" fillRule="evenodd" d={bowl + rimPath(layout, -1.14 * edge, unit * 0.34)} />
      </g>
      <path
        className="sb-ticks"
        d={TICKS.map((tick) => {
          const outer = rim.at(tick / TICKS.length, edge);
          const inner = rim.at(tick / TICKS.length, edge - unit * (tick % 5 === 0 ? 0.16 : 0.08));
          return `M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}`;
        }).join('')}
      />
    </g>
  );
});
