import { symbol } from '@orrery/ui';
import type { SVGProps } from 'react';
import type { Astronaut } from '../../data/index.ts';
import { PATHS } from './paths.ts';

/** The outline tells the profession besides its colour: a nut, a square, a circle (SHB-21.16). */
const OUTLINES: { readonly [type in Astronaut]: string } = {
  engineer: 'M16 1l13 7.500v15L16 31 3 23.500v-15z',
  technician: 'M5 2h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
  scientist: 'M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30z',
};

type AstronautProps = { readonly type: Astronaut; readonly pale?: boolean } & SVGProps<SVGSVGElement>;

/** An astronaut's badge. Pale where the place gives this profession nothing. Inside a drawing pass `x`, `y` and sizes. */
export const AstronautPiece = ({ type, pale = false, ...rest }: AstronautProps) => (
  <svg
    width="1.6em"
    height="1.6em"
    {...symbol(type)}
    {...rest}
    className={`sb-astronaut sb-${type} ${rest.className ?? ''}`}
    data-pale={pale}
    viewBox="0 0 32 32"
    aria-hidden="true"
  >
    <path d={OUTLINES[type]} className="sb-astronaut-suit" />
    <path
      d={PATHS[type]}
      className="sb-astronaut-sign"
      transform="translate(6.400 6.400) scale(0.8)"
      fillRule="evenodd"
    />
  </svg>
);
