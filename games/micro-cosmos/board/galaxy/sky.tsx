import { silent, useIds } from '@orrery/ui/board';
import { useMemo } from 'react';
import { seeded } from './blobs.ts';
import type { Layout } from './layout.ts';

/** A printed sky: two clouds of colour, dots as on cheap paper, and a few stars with rays. */
export function Sky({ layout: { width, height } }: { readonly layout: Layout }) {
  const ids = useIds();
  const stars = useMemo(() => {
    const random = seeded('sky');
    return Array.from({ length: 46 }, () => star(random() * width, random() * height, 0.6 + random() * 1.5)).join('');
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
      <path className="mc-star" d={stars} />
    </g>
  );
}

/** A star with four rays. */
function star(x: number, y: number, size: number): string {
  const [thin, long, far] = [0.4 * size, 2.6 * size, 3 * size].map((length) => Number(length.toFixed(1)));
  const rays = [
    [thin, long, far, far],
    [-long, thin, -far, far],
    [-thin, -long, -far, -far],
    [long, -thin, far, -far],
  ];
  return `M${x.toFixed(1)} ${(y - far).toFixed(1)}${rays.map((ray) => `q${ray.join(' ')}`).join('')}z`;
}
