import type { Edition, Terrain } from '../ids.ts';

export type PlanetId =
  | 'ksb-4156'
  | 'k-273'
  | 'persephone'
  | 'petra'
  | 'gaia'
  | 'arashi'
  | 'tartarus'
  | 'charybdis'
  | 'kaax'
  | 'pajitnov'
  | 'oblivion'
  | 'cerberus'
  | 'lacuna';

/** Column 0..11 from the left, row 0..11 from the top. */
export type XY = readonly [x: number, y: number];

/** What is special about a planet (PU-11). */
export type PlanetRule =
  | { readonly type: 'none' }
  | { readonly type: 'no-straddle' }
  | { readonly type: 'forbidden-buildings'; readonly quarters: readonly Quarter[] }
  | { readonly type: 'currents'; readonly cells: readonly XY[] }
  | { readonly type: 'cities'; readonly cells: readonly XY[]; readonly points: number }
  | { readonly type: 'ring'; readonly rows: readonly number[] }
  | {
      readonly type: 'chasm';
      /** A digit for each cell: which side it lies on. */
      readonly sides: readonly string[];
      /** Neighbours that a rover cannot step between. */
      readonly edges: readonly (readonly [XY, XY])[];
      /** Diagonals between the sides that are open to diagonal movers. */
      readonly gaps: readonly (readonly [XY, XY])[];
    }
  | { readonly type: 'centre-first'; readonly cells: readonly XY[] }
  | { readonly type: 'toxic'; readonly cells: readonly XY[] }
  | { readonly type: 'slide-in' }
  | { readonly type: 'worlds'; readonly worlds: readonly (readonly XY[])[]; readonly points: number };

export interface Quarter {
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly building: Terrain;
}

export interface Planet {
  readonly id: PlanetId;
  readonly edition: Edition;
  /** 1 to 4, as printed. */
  readonly difficulty: number;
  /** Twelve rows of twelve: `.` no cell, `L` land, `I` ice. */
  readonly grid: readonly string[];
  readonly columnMedals: readonly number[];
  readonly rowMedals: readonly number[];
  readonly lifepods: readonly XY[];
  readonly rule: PlanetRule;
}

/** The side on the back of every planet board. */
export const COMMON_PLANET: PlanetId = 'ksb-4156';
