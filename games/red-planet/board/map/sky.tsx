import { silent } from '@orrery/ui/board';
import { memo } from 'react';
import type { Layout, Spot } from '../layout.ts';
import { wobble } from './coast.ts';
import { at, line } from './polar.ts';

/** Behind everything: engraved stars, the orbit of the moon and the frame of the poster. */
export const Sky = memo(function Sky({ layout }: { readonly layout: Layout }) {
  const { width, height, mars, phobos, compass } = layout;
  return (
    <g className="rp-sky" {...silent}>
      <path d={stars(width, height)} className="rp-stars" />
      {mars && phobos && <Orbit mars={mars} phobos={phobos} />}
      {compass && (
        <g transform={`translate(${compass.x} ${compass.y}) scale(${compass.scale ?? 1})`}>
          <Compass />
        </g>
      )}
    </g>
  );
});

function Orbit({ mars, phobos }: { readonly mars: Spot; readonly phobos: Spot }) {
  const reach = Math.hypot(phobos.x - mars.x, phobos.y - mars.y);
  return (
    <>
      <circle cx={mars.x} cy={mars.y} r={reach} className="rp-orbit" />
      <circle cx={mars.x} cy={mars.y} r={reach - 12} className="rp-orbit rp-orbit-fine" />
    </>
  );
}

function stars(width: number, height: number): string {
  const next = wobble(9);
  let path = '';
  for (let i = 0; i < 90; i++) {
    const x = ((next() + 1) / 2) * width;
    const y = ((next() + 1) / 2) * height;
    const arm = i % 7 === 0 ? 7 : 3;
    path += `M${x.toFixed(0)} ${(y - arm).toFixed(0)}v${arm * 2}M${(x - arm).toFixed(0)} ${y.toFixed(0)}h${arm * 2}`;
  }
  return path;
}

const point = (bearing: number, long: number, waist: number): string =>
  `${line([at(bearing, long), at(bearing + 22.5, waist), [0, 0]])}Z`;
const shade = (bearing: number, long: number, waist: number): string =>
  `${line([at(bearing, long), at(bearing - 22.5, waist), [0, 0]])}Z`;

const MAIN = [0, 90, 180, 270];
const HALF = [45, 135, 225, 315];

/** The compass rose of the chart, 130 across. North is up, as on the globe. */
const Compass = () => (
  <g className="rp-compass">
    <circle r="52" className="rp-compass-ring" />
    <circle r="46" className="rp-compass-ring rp-compass-fine" />
    <path d={HALF.map((bearing) => point(bearing, 42, 14)).join('')} className="rp-compass-light" />
    <path d={HALF.map((bearing) => shade(bearing, 42, 14)).join('')} className="rp-compass-dark" />
    <path d={MAIN.map((bearing) => point(bearing, 62, 16)).join('')} className="rp-compass-light" />
    <path d={MAIN.map((bearing) => shade(bearing, 62, 16)).join('')} className="rp-compass-dark" />
    <path
      d="M0 -78C5 -74 6 -70 2 -66H-2C-6 -70 -5 -74 0 -78ZM-9 -68Q-4 -72 -2 -64M9 -68Q4 -72 2 -64"
      className="rp-compass-dark"
    />
  </g>
);
