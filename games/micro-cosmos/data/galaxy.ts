import { present, recordOf } from '@orrery/kernel';
/** The 3 x 3 grid (MC-8.3): the gate in the middle, planets around it. */

export const CELLS = ['NW', 'N', 'NE', 'W', 'C', 'E', 'SW', 'S', 'SE'] as const;
export type Cell = (typeof CELLS)[number];

/** The cell of the Star Gate. */
export const GATE_CELL = 'C';

/** A sector around the gate: the place of a planet. */
export type CellId = Exclude<Cell, 'C'>;

/** MC-14.50: the sectors, clockwise from the north. */
export const RING = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const satisfies readonly CellId[];

/** MC-3.6: where the start planets lie. */
export const START_CELLS = ['N', 'W', 'E'] as const satisfies readonly CellId[];

export const EDGES = ['N', 'E', 'S', 'W'] as const;
export type Edge = (typeof EDGES)[number];

export const FACING: { readonly [edge in Edge]: Edge } = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** Row and column, from 0. */
export const PLACE: { readonly [cell in Cell]: { readonly row: number; readonly col: number } } = {
  NW: { row: 0, col: 0 },
  N: { row: 0, col: 1 },
  NE: { row: 0, col: 2 },
  W: { row: 1, col: 0 },
  C: { row: 1, col: 1 },
  E: { row: 1, col: 2 },
  SW: { row: 2, col: 0 },
  S: { row: 2, col: 1 },
  SE: { row: 2, col: 2 },
};

const STEP: { readonly [edge in Edge]: readonly [row: number, col: number] } = {
  N: [-1, 0],
  E: [0, 1],
  S: [1, 0],
  W: [0, -1],
};

/** The cell beyond each edge; null outside the grid (MC-8.22). */
export const BEYOND = recordOf(CELLS, (cell) => recordOf(EDGES, (edge) => beyond(cell, edge)));

function beyond(cell: Cell, edge: Edge): Cell | null {
  const [rows, cols] = STEP[edge];
  const { row, col } = PLACE[cell];
  return CELLS.find((other) => PLACE[other].row === row + rows && PLACE[other].col === col + cols) ?? null;
}

/** MC-14.51: the sector on the other side of the gate. */
export const opposite = (cell: CellId): CellId => RING[(RING.indexOf(cell) + 4) % RING.length];

/** A field of the galaxy: its cell and its id on the card there, such as `N:P` or `C:G`. */
export type FieldKey = `${Cell}:${string}`;

/** The cell of a field, or of what lies there. */
export const cellOf = (field: string): Cell =>
  present(
    CELLS.find((cell) => field === cell || field.startsWith(`${cell}:`)),
    'cell of this name',
  );
export const fieldIdOf = (field: FieldKey): string => field.slice(field.indexOf(':') + 1);
