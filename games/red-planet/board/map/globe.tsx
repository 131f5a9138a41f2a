import { keysOf } from '@orrery/kernel';
import { silent } from '@orrery/ui/board';
import { memo } from 'react';
import type { ZoneId } from '../../data/ids.ts';
import { borders, GLOBE, shapes } from './regions.ts';
import { CRATERS, meridians, parallels, scratches } from './relief.ts';

/** Ground of each zone: class names for the tints, as on a geological chart. */
const ZONES = keysOf(shapes);

export const Ground = memo(function Ground({ id }: { readonly id: (name: string) => string }) {
  return (
    <g className="rp-ground" {...silent}>
      <circle r={GLOBE + 3} className="rp-globe-base" />
      {ZONES.map((zone) => (
        <path key={zone} d={shapes[zone]} className={`rp-soil rp-soil-${zone}`} />
      ))}
      <g className="rp-engraving" clipPath={`url(#${id('globe')})`}>
        <path d={parallels(GLOBE, 18, 0.35)} className="rp-parallels" />
        <path d={meridians(GLOBE, 12)} className="rp-meridians" />
        <path d={scratches(3, 260, GLOBE - 8)} className="rp-scratches" />
        <IceCap />
        <Canyon />
        <Canals />
        {CRATERS.map(({ at: [x, y], size }) => (
          <CraterMark key={`${x} ${y}`} x={x} y={y} size={size} />
        ))}
      </g>
      {ZONES.map((zone) => (
        <path key={zone} d={shapes[zone]} className="rp-coast-shade" clipPath={`url(#${id(zone)})`} />
      ))}
      <circle r={GLOBE + 2} fill={`url(#${id('hatch')})`} mask={`url(#${id('night')})`} className="rp-night" />
      <circle r={GLOBE + 2} fill={`url(#${id('terminator')})`} />
      <circle r={GLOBE + 2} fill={`url(#${id('sheen')})`} />
      <path d={borders.join('')} className="rp-coast" />
      <path d={borders.join('')} className="rp-coast-line" />
    </g>
  );
});

/** Gradients and clips of the globe. */
export function GroundDefs({ id }: { readonly id: (name: string) => string }) {
  return (
    <>
      <clipPath id={id('globe')}>
        <circle r={GLOBE} />
      </clipPath>
      {ZONES.map((zone) => (
        <clipPath key={zone} id={id(zone)}>
          <path d={shapes[zone]} />
        </clipPath>
      ))}
      <pattern id={id('hatch')} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(52)">
        <path d="M0 1.5H7M0 5H7" className="rp-hatch-line" />
      </pattern>
      <radialGradient id={id('dusk')} cx="0.36" cy="0.32" r="0.72">
        <stop offset="0.62" stopColor="#000" />
        <stop offset="1" stopColor="#fff" />
      </radialGradient>
      <mask id={id('night')} maskUnits="userSpaceOnUse" x={-GLOBE} y={-GLOBE} width={2 * GLOBE} height={2 * GLOBE}>
        <circle r={GLOBE + 2} fill={`url(#${id('dusk')})`} />
      </mask>
      <radialGradient id={id('terminator')} cx="0.36" cy="0.32" r="0.72">
        <stop offset="0.6" className="rp-shadow-clear" />
        <stop offset="1" className="rp-shadow-deep" />
      </radialGradient>
      <radialGradient id={id('sheen')} cx="0.3" cy="0.24" r="0.6">
        <stop offset="0" className="rp-sheen" />
        <stop offset="1" className="rp-sheen-clear" />
      </radialGradient>
    </>
  );
}

function CraterMark({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const s = size;
  return (
    <g transform={`translate(${x.toFixed(0)} ${y.toFixed(0)})`} className="rp-crater">
      <ellipse rx={s} ry={s * 0.82} />
      <path
        d={`M${-s * 0.8} ${s * 0.1}A${s * 0.85} ${s * 0.7} 0 0 1 ${s * 0.5} ${-s * 0.55}A${s} ${s * 0.8} 0 0 0 ${-s * 0.8} ${s * 0.1}Z`}
      />
    </g>
  );
}

const IceCap = () => (
  <path
    className="rp-ice-cap"
    d="M-150 -430Q-128 -392 -92 -398Q-70 -376 -34 -386Q0 -368 38 -384Q74 -378 96 -398Q132 -396 150 -430Q0 -500 -150 -430Z"
  />
);

/** The great valley, left of the middle. */
const Canyon = () => (
  <g className="rp-canyon">
    <path d="M-196 62Q-168 44 -136 60Q-98 80 -62 60Q-38 48 -20 62Q-44 66 -58 78Q-96 100 -140 80Q-166 68 -196 62Z" />
    <path d="M-176 58l6 8M-156 56l4 12M-138 62l2 14M-116 68l0 16M-96 72l-2 14M-76 68l-2 14M-56 60l-4 14" />
  </g>
);

const Canals = () => (
  <path
    className="rp-canals"
    d="M-300 -330Q-250 -250 -170 -236M318 -296Q262 -240 300 -150M-390 120Q-320 90 -250 130M372 148Q310 130 262 172M128 380Q170 310 140 262M-170 372Q-190 310 -120 262M40 -130Q110 -90 120 0M90 60Q130 90 120 150"
  />
);

export const zoneShape = (zone: ZoneId): string | undefined => (zone === 'phobos' ? undefined : shapes[zone]);
