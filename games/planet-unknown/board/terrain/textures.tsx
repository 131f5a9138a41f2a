import type { ReactNode } from 'react';
import { TERRAINS, type Terrain } from '../../data/ids.ts';
import { CELL } from '../read/cells.ts';

/** The ground of each terrain, one cell of it: bold enough to be told without colours. */
const TEXTURES: { readonly [terrain in Terrain]: ReactNode } = {
  /** Blocks of houses between streets. */
  civ: (
    <path
      className="pu-grain-fill"
      d="M3 3h14v9H3zM23 3h14v14H23zM3 18h14v19H3zM23 23h6v14h-6zM32 23h5v6h-5zM32 32h5v5h-5z"
    />
  ),
  /** Waves. */
  water: (
    <path
      className="pu-grain"
      d="M0 6q5 -5 10 0t10 0t10 0t10 0M0 16q5 -5 10 0t10 0t10 0t10 0M0 26q5 -5 10 0t10 0t10 0t10 0M0 36q5 -5 10 0t10 0t10 0t10 0"
    />
  ),
  /** Tufts. */
  biomass: (
    <path
      className="pu-grain"
      d="M6 14q0 -7 -4 -9M6 14q0 -7 4 -9M6 14V4M26 14q0 -7 -4 -9M26 14q0 -7 4 -9M26 14V4M16 34q0 -7 -4 -9M16 34q0 -7 4 -9M16 34V24M36 34q0 -7 -4 -9M36 34q0 -7 4 -9M36 34V24"
    />
  ),
  /** Tracks of wheels across the sand. */
  rover: (
    <path
      className="pu-grain"
      d="M-4 14L14 -4M-4 24L24 -4M-4 44L44 -4M16 44L44 16M26 44L44 26M-2 6l5 5M8 -4l5 5M14 24l6 6M22 16l6 6M30 8l6 6M6 32l6 6M24 40l4 4M38 24l5 5"
    />
  ),
  /** Conductors. */
  tech: (
    <path
      className="pu-grain"
      d="M0 10H12L20 18V40M20 0V8L28 16H40M0 30H10L14 34V40M14 0V4M32 40V32L36 28H40M0 28M30 24m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0M7 20m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0"
    />
  ),
  /** Zigzags. */
  energy: (
    <path
      className="pu-grain"
      d="M5 0L0 5L10 15L0 25L10 35L5 40M18 0L13 5L23 15L13 25L23 35L18 40M31 0L26 5L36 15L26 25L36 35L31 40"
    />
  ),
};

/** Patterns of the six terrains; `id` makes names that are unique on the page. */
export const TextureDefs = ({ id }: { readonly id: (name: string) => string }) =>
  TERRAINS.map((terrain) => (
    <pattern
      key={terrain}
      id={id(`terrain-${terrain}`)}
      className={`pu-of-${terrain}`}
      width={CELL}
      height={CELL}
      patternUnits="userSpaceOnUse"
    >
      <rect className="pu-soil" width={CELL} height={CELL} />
      {TEXTURES[terrain]}
    </pattern>
  ));
