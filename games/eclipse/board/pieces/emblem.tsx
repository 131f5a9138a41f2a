import type { ReactNode } from 'react';
import type { SpeciesId } from '../../data/index.ts';

/** A gear's outline: teeth and gaps of equal width between two radii. */
function gear(teeth: number, inner: number, outer: number): string {
  const step = Math.PI / teeth;
  const point = (radius: number, turn: number) =>
    `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
  const tooth = (i: number) => {
    const turn = 2 * i * step;
    return [
      point(inner, turn),
      point(outer, turn + step * 0.25),
      point(outer, turn + step),
      point(inner, turn + step * 1.25),
    ];
  };
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i).join('L')).join('L')}Z`;
}

const HOLE = 'M0 -4.2L3.6 -2.1V2.1L0 4.2L-3.6 2.1V-2.1Z';

const path = (d: string): ReactNode => <path d={d} fillRule="evenodd" fill="currentColor" />;

/** Terran factions share a ring, the globe; each has its own sign in it. */
const terran = (d: string): ReactNode => (
  <>
    <circle r={10.8} fill="none" stroke="currentColor" strokeWidth={1.7} />
    {path(d)}
  </>
);

const line = (d: string): ReactNode => (
  <path d={d} fill="none" stroke="currentColor" strokeWidth={1.8} strokeLinejoin="round" />
);

const STARS: readonly (readonly [number, number, number])[] = [
  [-7, -9, 2.6],
  [7.5, -8, 2],
  [-3.6, 1.4, 1.9],
  [0, 0, 1.9],
  [3.6, -1.4, 1.9],
  [-7.5, 8.5, 2],
  [7, 9, 2.6],
];

const EMBLEMS: { readonly [id in SpeciesId]: ReactNode } = {
  eridani: path('M-11 -7L-5.8 -0.5L0 -11L5.8 -0.5L11 -7L8.8 5.5H-8.8ZM-8.8 7.5H8.8V11H-8.8Z'),
  hydran: path(
    'M0 -11.5C3.4 -6.6 4.2 -4.6 4.2 -2.4A4.2 4.2 0 0 1 -4.2 -2.4C-4.2 -4.6 -3.4 -6.6 0 -11.5ZM-8.2 -6C-5.9 -2.6 -5.4 -1.2 -5.4 .2A2.8 2.8 0 0 1 -11 .2C-11 -1.2 -10.5 -2.6 -8.2 -6ZM8.2 -6C10.5 -2.6 11 -1.2 11 .2A2.8 2.8 0 0 1 5.4 .2C5.4 -1.2 5.9 -2.6 8.2 -6ZM-11 5.4C-6 8 6 8 11 5.4C8 13 -8 13 -11 5.4Z',
  ),
  planta: path(
    'M-1.4 11.5V1.5C-9 1.5 -11 -3.5 -11 -9C-4 -9 -1.2 -6.5 -.4 -2.5C.4 -8.5 4 -11.5 11 -11.5C11 -3.5 7.5 .5 1.4 1V11.5Z',
  ),
  draco: path(
    'M-11.5 2C-6 -5.5 6 -5.5 11.5 2C6 9.5 -6 9.5 -11.5 2ZM0 -2.6C2.8 .6 2.8 3.4 0 6.6C-2.8 3.4 -2.8 .6 0 -2.6ZM-9 -4.5L-7.5 -11L-4 -6.2ZM9 -4.5L7.5 -11L4 -6.2ZM-2.2 -6.8L0 -11.8L2.2 -6.8Z',
  ),
  mechanema: path(gear(8, 8, 11.3) + HOLE),
  orion: (
    <>
      <path d="M-7 -9L-3.6 1.4L-7.5 8.5M7.5 -8L3.6 -1.4L7 9M-3.6 1.4L3.6 -1.4" fill="none" stroke="currentColor" />
      {STARS.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - size * 1.3}L${x + size} ${y}L${x} ${y + size * 1.3}L${x - size} ${y}Z`}
          fill="currentColor"
        />
      ))}
    </>
  ),
  terran_directorate: terran('M-6 0L0 -6.5L6 0V4L0 -2.5L-6 4ZM-6 5.5L0 -1L6 5.5V9L0 3L-6 9Z'),
  terran_federation: terran('M0 -8.5L1.9 -1.9L8.5 0L1.9 1.9L0 8.5L-1.9 1.9L-8.5 0L-1.9 -1.9Z'),
  terran_union: (
    <>
      {terran('')}
      {line(
        'M-2.4 -3.8A3.8 3.8 0 1 0 -2.4 3.8A3.8 3.8 0 1 0 -2.4 -3.8ZM2.4 -3.8A3.8 3.8 0 1 0 2.4 3.8A3.8 3.8 0 1 0 2.4 -3.8Z',
      )}
    </>
  ),
  terran_republic: terran(
    'M0 -8L7 -3.5H-7ZM-5.8 -2.3H-3.4V4H-5.8ZM-1.2 -2.3H1.2V4H-1.2ZM3.4 -2.3H5.8V4H3.4ZM-6.8 5H6.8V7.2H-6.8Z',
  ),
  terran_conglomerate: terran('M-6.5 1H-3V6.5H-6.5ZM-1.75 -3H1.75V6.5H-1.75ZM3 -7H6.5V6.5H3Z'),
  terran_alliance: terran('M0 -8L3 -2.5H-3ZM-6.2 2L-3.2 7.5H-9.2ZM6.2 2L9.2 7.5H3.2ZM-2 0H2V4H-2Z'),
};

/** A species' emblem in a 24 x 24 box around 0, 0, in the current colour. */
export const Emblem = ({ species }: { readonly species: SpeciesId }) => <g className="ec-emblem">{EMBLEMS[species]}</g>;

export const EmblemSvg = ({ species }: { readonly species: SpeciesId }) => (
  <svg className="ec-sign" viewBox="-12 -12 24 24" width="1.5em" height="1.5em" aria-hidden="true">
    <Emblem species={species} />
  </svg>
);
