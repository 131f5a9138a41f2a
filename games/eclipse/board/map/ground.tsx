import { memo } from 'react';
import { type Family, hexOf } from '../../data/index.ts';
import { APOTHEM, at, HEX, polar } from './hexes.ts';
import { cloud, dots, seeded } from './seeded.ts';

const FAMILIES: readonly Family[] = ['inner', 'middle', 'outer', 'starting', 'guardian', 'center'];
const SUNS = ['#ffb56b', '#ffe3a3', '#cfe0ff', '#ff8f78', '#fff6dc'] as const;

/** Gradients shared by all grounds: a veil of light from a corner, and suns. */
export function GroundDefs() {
  return (
    <defs>
      {FAMILIES.map((family) => (
        <radialGradient key={family} id={`ec-veil-${family}`} cx="0.3" cy="0.25" r="0.85">
          <stop offset="0" stopColor={`var(--ec-${family}-cloud)`} stopOpacity="0.55" />
          <stop offset="0.55" stopColor={`var(--ec-${family}-cloud)`} stopOpacity="0.14" />
          <stop offset="1" stopColor={`var(--ec-${family}-cloud)`} stopOpacity="0" />
        </radialGradient>
      ))}
      {SUNS.map((sun, i) => (
        <radialGradient key={sun} id={`ec-sun-${i}`}>
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.16" stopColor={sun} />
          <stop offset="0.3" stopColor={sun} stopOpacity="0.35" />
          <stop offset="1" stopColor={sun} stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
  );
}

interface Sky {
  readonly family: Family;
  readonly clouds: readonly { readonly where: string; readonly shape: string }[];
  readonly faint: string;
  readonly bright: string;
  readonly sun: number;
  readonly sunAt: { readonly x: number; readonly y: number };
}

/** Anywhere inside the circle that fits in a hex. */
const within = (random: () => number) => polar(random(), APOTHEM * 0.94 * Math.sqrt(random()));

function skyOf(id: number): Sky {
  const random = seeded(id * 7 + 3);
  for (let i = 0; i < 4; i++) random();
  const clouds = [54, 40, 30].map((radius) => {
    return { where: at(polar(random(), 22 + random() * 16)), shape: cloud(random, radius) };
  });
  return {
    family: hexOf(id).family,
    clouds,
    faint: dots(random, 26, within),
    bright: dots(random, 7, within),
    sun: Math.floor(random() * SUNS.length),
    sunAt: polar(random(), 30 + random() * 24),
  };
}

/** The sky of one sector: our own drawing, seeded by its number. */
export const Ground = memo(function Ground({ id, turns }: { readonly id: number; readonly turns: number }) {
  const { family, clouds, faint, bright, sun, sunAt } = skyOf(id);
  return (
    <g className={`ec-ground ec-ground-${family}`}>
      <path d={HEX} className="ec-ground-base" />
      <path d={HEX} fill={`url(#ec-veil-${family})`} transform={`rotate(${turns * 60})`} />
      <g transform={`rotate(${turns * 60})`}>
        {clouds.map(({ where, shape }) => (
          <path key={where} className="ec-cloud" transform={where} d={shape} />
        ))}
        <path className="ec-dust" d={faint} />
        <path className="ec-dust ec-dust-bright" d={bright} />
        {family !== 'center' && <circle cx={sunAt.x} cy={sunAt.y} r="17" fill={`url(#ec-sun-${sun})`} />}
      </g>
      {family === 'center' && <Core />}
      <path d={HEX} className="ec-ground-line" />
    </g>
  );
});

/** The heart of the galaxy: a disc of light seen aslant. */
function Core() {
  return (
    <g className="ec-core">
      {[0, 60, 120].map((turn) => (
        <ellipse key={turn} rx="78" ry="26" transform={`rotate(${turn + 20})`} />
      ))}
      <circle r="62" fill="url(#ec-sun-1)" opacity="0.75" />
    </g>
  );
}
