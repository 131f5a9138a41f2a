import { sureness } from '../pieces/signs.tsx';

/** Fire and steam under a ship that left its dock. */
export const Flame = ({ ghost }: { readonly ghost: boolean }) => (
  <g className={`rp-flame${ghost ? ' rp-ghost' : ''}`}>
    <path className="rp-flame-outer" d="M-24 0C-34 26 -14 40 0 66C14 40 34 26 24 0Z" />
    <path className="rp-flame-inner" d="M-13 0C-18 16 -8 24 0 42C8 24 18 16 13 0Z" />
  </g>
);

export const Steam = () => (
  <path
    className="rp-steam"
    d="M-66 66C-82 62 -82 42 -64 42C-62 26 -38 22 -32 36C-22 20 4 22 8 36C18 22 42 26 42 42C58 36 74 48 66 62C60 74 46 70 42 66C34 76 14 76 8 66C-4 78 -26 76 -32 66C-42 76 -58 76 -66 66Z"
  />
);

/** Where the Saboteur's bomb goes off. */
export const Blast = ({ height, sure }: { readonly height: number; readonly sure: boolean }) => (
  <g transform={`translate(0 ${-height / 2})`} className={sureness(sure)}>
    <path
      className="rp-blast"
      d="M0 -74L16 -38L48 -60L40 -22L78 -16L46 8L72 40L34 34L30 74L2 44L-28 74L-32 36L-70 42L-44 8L-78 -14L-40 -22L-50 -60L-14 -38Z"
    />
    <path className="rp-struck" d="M-24 -24L24 24M24 -24L-24 24" />
  </g>
);
