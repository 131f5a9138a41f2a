import { cellAt } from '../read/cells.ts';
import type { Cell, Placement } from '../read/table.ts';

/** What stands on a planet. */
export interface Standing {
  readonly tiles: readonly Placement[];
  readonly patches?: readonly Cell[];
  readonly lifepods?: readonly Cell[];
  readonly meteorites?: readonly Cell[];
  readonly rovers?: readonly Cell[];
}

/** A part of the planet, in cells. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All examples are on the planet that everybody plays first. */
export const PLANET = 'ksb-4156';

const lying = (tile: string, x: number, y: number, turn: number): Placement => ({ tile, x, y, turn, flip: false });

/* Positions of the examples in the rulebook; a test plays each by the rules. */

const COVERED = cellAt(5, 9);
const SOUTH = lying('O4-water-rover', 5, 10, 0);
/** A tile with a meteor symbol is placed over a lifepod. */
export const METEOR = {
  cut: { x: 3, y: 6.6, width: 6, height: 5.5 },
  placed: lying('L4-tech-biomass-m', 5, 7, 0),
  before: { tiles: [SOUTH], lifepods: [COVERED] },
  after: { tiles: [SOUTH, lying('L4-tech-biomass-m', 5, 7, 0)], meteorites: [COVERED] },
} as const;

const MIDDLE = lying('I4-civ-energy', 6, 5, 1);
/** Water on ice, and beside it. */
export const WATER = {
  cut: { x: 3, y: 4.4, width: 6, height: 5 },
  before: { tiles: [MIDDLE] },
  placed: [lying('I3-water-rover', 5, 5, 0), lying('I3-water-rover', 7, 5, 0)],
} as const;

const ROUGH = lying('T4-rover-tech-m', 6, 7, 3);
/** Two steps of a rover: over a meteorite to a lifepod. */
export const ROVER = {
  cut: { x: 4.5, y: 6, width: 6, height: 4.5 },
  way: [cellAt(7, 8), cellAt(8, 8)],
  before: { tiles: [ROUGH], rovers: [cellAt(6, 8)], meteorites: [cellAt(7, 8)], lifepods: [cellAt(8, 8)] },
  after: { tiles: [ROUGH], rovers: [cellAt(8, 8)] },
} as const;

const BENT = lying('V3-tech-biomass', 5, 10, 3);
/** A patch fills the last cell of a row. */
export const PATCH = {
  cut: { x: 3, y: 8.6, width: 6, height: 3.6 },
  cell: cellAt(6, 11),
  before: { tiles: [BENT] },
  after: { tiles: [BENT], patches: [cellAt(6, 11)] },
} as const;

/** The shortest row of the planet, covered without and with a meteorite. */
export const ROW = {
  cut: { x: 3, y: -0.2, width: 6, height: 3 },
  at: 0,
  clean: { tiles: [lying('I2-civ-energy', 5, 0, 3)] },
  spoilt: { tiles: [lying('I2-civ-energy-m', 5, 0, 3)], meteorites: [cellAt(6, 0)] },
} as const;
