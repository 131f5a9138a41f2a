import { silent, useIds } from '@orrery/ui/board';
import { useMemo } from 'react';
import { seeded } from './blobs.ts';
import type { Layout } from './layout.ts';

/** A printed sky: two clouds of colour, dots as on cheap paper, and a few stars with rays. */
export function Sky({ layout: { width, height } }: { readonly layout: Layout }) {
  const ids = useIds();
  const stars = useMemo(() => {
    const random = seeded('sky');
    return Array.from({ length: 46 }, () => ({
      x: random() * width,
      y: random() * height,
      r: 0.6 + random() * 1.5,
    }));
  }, [width, height]);
  return (
    <g className="mc-sky" {...silent}>
      <defs>
        <radialGradient id={ids('dusk')} cx="0.2" cy="0.15" r="0.7">
          <stop offset="0" className="mc-dusk" />
          <stop offset="1" className="mc-dusk-end" />
        </radialGradient>
        <radialGradient id={ids('dawn')} cx="0.85" cy="0.9" r="0.7">
          <stop offset="0" className="mc-dawn" />
          <stop offset="1" className="mc-dawn-end" />
        </radialGradient>
        <pattern id={ids('dots')} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="2" cy="2" r="0.9" className="mc-dot" />
        </pattern>
      </defs>
      <rect width={width} height={height} className="mc-space" />
      <rect width={width} height={height} fill={`url(#${ids('dusk')})`} />
      <rect width={width} height={height} fill={`url(#${ids('dawn')})`} />
      <rect width={width} height={height} fill={`url(#${ids('dots')})`} />
      {stars.map(({ x, y, r }) => (
        <path
          key={`${x} ${y}`}
          className="mc-star"
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${r.toFixed(2)})`}
          d="M0-3Q.4-.4 3 0 .4.4 0 3-.4.4-3 0-.4-.4 0-3z"
        />
      ))}
    </g>
  );
}
