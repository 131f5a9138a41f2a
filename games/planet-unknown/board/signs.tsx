import { symbol } from '@orrery/ui';
import type { ReactNode } from 'react';
import type { Sign } from './read/pending.ts';
import { TerrainSign } from './terrain/glyphs.tsx';

/** Small pictures for chips, tracks and rows, each in a box of 40 around its middle. */
export const PICTURES: { readonly [piece: string]: ReactNode } = {
  rover: (
    <>
      <path d="M-15 4V-4H-1V-10H-5V-15H8V-10H3V-4H15V4z" />
      <path d="M-11 6a5 5 0 1 1 0 10a5 5 0 1 1 0 -10zM0 6a5 5 0 1 1 0 10a5 5 0 1 1 0 -10zM11 6a5 5 0 1 1 0 10a5 5 0 1 1 0 -10z" />
    </>
  ),
  lifepod: (
    <path
      fillRule="evenodd"
      d="M-10 9C-12 -3 -7 -16 0 -16S12 -3 10 9L14 15H-14zM0 -9a5 5 0 1 0 0 10a5 5 0 1 0 0 -10z"
    />
  ),
  meteorite: <path d="M-14 5L-10 -5L0 -9L9 -5L12 5L7 13L-4 15L-12 11zM7 -9L17 -19L12 -8zM0 -11L7 -20L4 -10z" />,
  patch: (
    <path
      fillRule="evenodd"
      d="M-15 -15H15V15H-15zM-11 -11V11H11V-11zM-1.4 8V3C-6 3 -8 0 -8 -4C-4 -4 -1.6 -2.6 -0.4 0.4C0.6 -4 3 -7 8 -7C8 -2 6 1.4 1.4 2.4V8z"
    />
  ),
  synergy: <path fillRule="evenodd" d="M0 -17L12 -4H5V6H-5V-4H-12zM-14 10H14V15H-14z" />,
  medal: <path d="M-8 -14H8L16 0L8 14H-8L-16 0z" />,
  civ: <path fillRule="evenodd" d="M-11 -16H11V16H-11zM-7 -12V-2H7V-12zM-7 2V5H7V2zM-7 8V11H3V8z" />,
  card: <path fillRule="evenodd" d="M-11 -16H11V16H-11zM-7 -12V-2H7V-12zM-7 2V5H7V2zM-7 8V11H3V8z" />,
  tech: <path fillRule="evenodd" d="M0 -17L15 -8.5V8.5L0 17L-15 8.5V-8.5zM0 -8L-7 -4V4L0 8L7 4V-4z" />,
  move: <path d="M-16 -4H2V-13L17 0L2 13V4H-16z" />,
  up: <path d="M0 -17L15 0H6V16H-6V0H-15z" />,
  down: <path d="M0 17L15 0H6V-16H-6V0H-15z" />,
  ice: <path className="pu-stroke" d="M0 -16V16M-14 -8L14 8M-14 8L14 -8M-5 -14L0 -9L5 -14M-5 14L0 9L5 14" />,
  line: <path fillRule="evenodd" d="M-19 -8H19V8H-19zM-15 -4V4H-8V-4zM-4 -4V4H4V-4zM8 -4V4H15V-4z" />,
  tick: <path d="M-16 1L-10 -5L-4 1L10 -13L16 -7L-4 13z" />,
  eye: (
    <path
      fillRule="evenodd"
      d="M-18 0C-12 -8 -6 -12 0 -12S12 -8 18 0C12 8 6 12 0 12S-12 8 -18 0zM0 -7a7 7 0 1 0 0 14a7 7 0 1 0 0 -14zM0 -3a3 3 0 1 1 0 6a3 3 0 1 1 0 -6z"
    />
  ),
  tile: <path fillRule="evenodd" d="M-16 -12H0V-2H16V12H-6V4H-16zM-12 -8V0H-2V8H12V2H-4V-8z" />,
  flux: <path d="M-4 -17H10L2 -3H11L-8 17L-3 2H-11z" />,
  station: (
    <path
      fillRule="evenodd"
      d="M0 -17a17 17 0 1 1 0 34a17 17 0 1 1 0 -34zM0 -13a13 13 0 1 0 0 26a13 13 0 1 0 0 -26zM0 -5a5 5 0 1 1 0 10a5 5 0 1 1 0 -10z"
    />
  ),
  planet: (
    <path
      fillRule="evenodd"
      d="M0 -13a13 13 0 1 1 0 26a13 13 0 1 1 0 -26zM-18 6C-20 2 12 -14 18 -10C20 -6 -14 10 -18 6z"
    />
  ),
  turn: <path className="pu-stroke" d="M-11 9A14 14 0 1 1 11 9M12 -1L11 10L1 8" />,
  flip: <path className="pu-stroke" d="M0 -16V16M-5 -10L-16 8H-5zM5 -10L16 8H5z" />,
  list: <path className="pu-stroke" d="M-15 -10H-12M-15 0H-12M-15 10H-12M-5 -10H15M-5 0H15M-5 10H15" />,
  score: <path d="M-15 15V1H-6V15zM-4.5 15V-14H4.5V15zM6 15V-5H15V15z" />,
};

/** On buttons that say what they do. */
const TOOLS = ['flip', 'list'];

/** One of the small pictures. */
export const Picture = ({ name, className = '' }: { readonly name: string; readonly className?: string }) => (
  <svg
    {...(TOOLS.includes(name) ? {} : symbol(name))}
    className={`pu-picture pu-picture-${name} ${className}`}
    viewBox="-20 -20 40 40"
    aria-hidden="true"
  >
    {PICTURES[name]}
  </svg>
);

/** What stands on a chip. */
export function SignPicture({ sign }: { readonly sign: Sign }) {
  if ('terrain' in sign) return <TerrainSign terrain={sign.terrain} />;
  if ('piece' in sign) return <Picture name={sign.piece} />;
  return (
    <span className="pu-sign-text" aria-hidden="true">
      {sign.text}
    </span>
  );
}
