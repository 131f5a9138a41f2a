import { present } from '@orrery/kernel';
import { silent } from '@orrery/ui/board';
import { memo } from 'react';
import type { Say } from '../say.ts';
import { arc, at, write } from './polar.ts';
import { bearingOf, OUTER_ZONES, ZONE_WIDTH } from './regions.ts';

/** The brass ring around the globe that carries the names of the outer zones. */

const RING_IN = 450;
const RING_OUT = 500;
const MIDDLE = (RING_IN + RING_OUT) / 2;

const ticks = Array.from({ length: 180 }, (_, i) => {
  const length = i % 5 === 0 ? 8 : 4;
  return `M${write(at(i * 2, RING_OUT - 2))}L${write(at(i * 2, RING_OUT - 2 - length))}`;
}).join('');

const rivets = OUTER_ZONES.map((_, i) => at((i - 0.5) * ZONE_WIDTH, MIDDLE - 2));

/** Below the equator names run the other way round, so that they stand upright. */
const upright = (bearing: number): boolean => bearing < 90 || bearing > 270;

/** The arc a name is written along; dossiers are tucked at its clockwise end. */
function nameArc(bearing: number): string {
  const half = ZONE_WIDTH / 2 - 4;
  return upright(bearing)
    ? arc(bearing - half, bearing + half, MIDDLE - 14)
    : arc(bearing + half, bearing - half, MIDDLE + 9);
}

export const Bezel = memo(function Bezel({ id, say }: { readonly id: (name: string) => string; readonly say: Say }) {
  return (
    <g className="rp-bezel" {...silent}>
      <circle r={MIDDLE} strokeWidth={RING_OUT - RING_IN} className="rp-bezel-metal" stroke={`url(#${id('brass')})`} />
      <circle r={RING_OUT - 1} className="rp-bezel-edge" />
      <circle r={RING_IN + 1} className="rp-bezel-edge" />
      <circle r={RING_IN + 5} className="rp-bezel-hair" />
      <path d={ticks} className="rp-bezel-hair" />
      {rivets.map(([x, y]) => (
        <g key={`${x}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className="rp-rivet">
          <circle r="9" />
          <path d="M-5 -3L5 3" />
        </g>
      ))}
      {OUTER_ZONES.map((zone) => (
        <text key={zone} className="rp-name rp-bezel-name">
          <textPath
            href={`#${id(`name-${zone}`)}`}
            startOffset={upright(present(bearingOf(zone), 'outer zone of this name')) ? '48%' : '52%'}
          >
            {say(`zone.${zone}`)}
          </textPath>
        </text>
      ))}
    </g>
  );
});

export function BezelDefs({ id }: { readonly id: (name: string) => string }) {
  return (
    <>
      {OUTER_ZONES.map((zone) => (
        <path key={zone} id={id(`name-${zone}`)} d={nameArc(present(bearingOf(zone), 'outer zone of this name'))} />
      ))}
      <linearGradient id={id('brass')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" className="rp-brass-bright" />
        <stop offset="0.35" className="rp-brass-mid" />
        <stop offset="0.6" className="rp-brass-bright" />
        <stop offset="1" className="rp-brass-deep" />
      </linearGradient>
    </>
  );
}
