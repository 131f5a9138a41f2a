import { symbol } from '@orrery/ui';
import type { Terrain } from '../../data/ids.ts';

/** The sign of each terrain, drawn around the middle in a box of 24: told apart by shape alone. */
const GLYPHS: { readonly [terrain in Terrain]: string } = {
  /** A skyline. */
  civ: 'M-10 9V-1h6V-9h7v6h7V9zM-7.5 2v2.6h2.4V2zM-1.6 -6v2.6h2.4V-6zM-1.6 -1v2.6h2.4V-1zM-1.6 4v5h2.4V4zM5 0v2.6h2.4V0zM5 4.4V7h2.4V4.4z',
  /** A drop. */
  water:
    'M0 -11C4.6 -4.8 8 -1.2 8 3.2A8 8 0 0 1 -8 3.2C-8 -1.2 -4.6 -4.8 0 -11zM-4.6 3.4a4.8 4.8 0 0 0 4.4 4.8v-2a2.9 2.9 0 0 1 -2.6 -2.8z',
  /** A seedling. */
  biomass:
    'M-1.4 10V2.4C-7.4 2.6 -10.4 -1 -10.4 -6.4C-5 -6.8 -1.8 -4.8 -0.4 -0.6C0.6 -6 4 -9.6 10.4 -9.8C10.6 -3 7.4 1.4 1.4 2V10z',
  /** A rover on six wheels. */
  rover:
    'M-9 -2.6h9.6V-8.6H-1V-11h6.4v2.4H3.2v6H9V3.2H-9zM-7 4.2a3 3 0 1 1 0 6a3 3 0 1 1 0 -6zM0 4.2a3 3 0 1 1 0 6a3 3 0 1 1 0 -6zM7 4.2a3 3 0 1 1 0 6a3 3 0 1 1 0 -6z',
  /** A chip. */
  tech: 'M-7 -7H7V7H-7zM-3.4 -3.4V3.4H3.4V-3.4zM-5 -11h2.2v3H-5zM-1.1 -11h2.2v3h-2.2zM2.8 -11H5v3H2.8zM-5 8h2.2v3H-5zM-1.1 8h2.2v3h-2.2zM2.8 8H5v3H2.8zM-11 -5h3v2.2h-3zM-11 -1.1h3v2.2h-3zM-11 2.8h3V5h-3zM8 -5h3v2.2H8zM8 -1.1h3v2.2H8zM8 2.8h3V5H8z',
  /** A bolt. */
  energy: 'M3 -11.5L-8 2h6L-4 11.5L8 -3H1.6z',
};

/** The plate a building stands on: a shape of its own for each terrain, in a box of 32. */
const PLATES: { readonly [terrain in Terrain]: string } = {
  civ: 'M-13 -13H13V13H-13z',
  water: 'M0 -15A15 15 0 1 1 0 15A15 15 0 1 1 0 -15z',
  biomass: 'M-14 14V-3A11 11 0 0 1 -3 -14H14V3A11 11 0 0 1 3 14z',
  rover: 'M-8 -14H8L16 0L8 14H-8L-16 0z',
  tech: 'M-9 -14H9L14 -9V9L9 14H-9L-14 9V-9z',
  energy: 'M0 -16L16 -1L0 16L-16 1z',
};

export const glyphOf = (terrain: Terrain): string => GLYPHS[terrain];

/** A terrain's sign, in its own small picture. */
export function TerrainSign({ terrain, className = '' }: { readonly terrain: Terrain; readonly className?: string }) {
  return (
    <svg
      {...symbol(`building-${terrain}`)}
      className={`pu-sign pu-of-${terrain} ${className}`}
      viewBox="-17 -17 34 34"
      aria-hidden="true"
    >
      <path className="pu-plate" d={PLATES[terrain]} />
      <path className="pu-glyph" fillRule="evenodd" transform="scale(0.92)" d={GLYPHS[terrain]} />
    </svg>
  );
}

/** A building on a cell. */
export const BuildingShape = ({ terrain }: { readonly terrain: Terrain }) => (
  <g className={`pu-of-${terrain}`}>
    <path className="pu-plate" d={PLATES[terrain]} transform="scale(0.96)" />
    <path className="pu-glyph" fillRule="evenodd" transform="scale(0.9)" d={GLYPHS[terrain]} />
  </g>
);
