import { at, line } from './polar.ts';

const point = (bearing: number, long: number, waist: number): string =>
  `${line([at(bearing, long), at(bearing + 22.5, waist), [0, 0]])}Z`;
const shade = (bearing: number, long: number, waist: number): string =>
  `${line([at(bearing, long), at(bearing - 22.5, waist), [0, 0]])}Z`;

const MAIN = [0, 90, 180, 270];
const HALF = [45, 135, 225, 315];

/** The compass rose of the chart, 130 across. North is up, as on the globe. */
export const Compass = () => (
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
