import { recordOf } from '@orrery/kernel';
import { TERRAINS, type Terrain } from '../../data/ids.ts';
import type { XY } from '../../data/planets/planet.ts';
import type { AreaView, Cell } from '../table.ts';

/** Cells, and what they show. A covered cell is terrain number (1..6) + 8 with a building + 16 with a meteor symbol. */
export const SIZE = 12;
export const CELLS = SIZE * SIZE;

export const cellAt = (x: number, y: number): Cell => y * SIZE + x;
export const cellOf = ([x, y]: XY): Cell => cellAt(x, y);
export const xOf = (cell: Cell): number => cell % SIZE;
export const yOf = (cell: Cell): number => Math.floor(cell / SIZE);

const TERRAIN = 7;
const BUILDING = 8;
const SYMBOL = 16;

const NUMBERS: { readonly [terrain in Terrain]: number } = recordOf(TERRAINS, (_, i) => i + 1);

export const numberOf = (terrain: Terrain): number => NUMBERS[terrain];

export function codeOf(terrain: Terrain, building = false, symbol = false): number {
  return NUMBERS[terrain] + (building ? BUILDING : 0) + (symbol ? SYMBOL : 0);
}

/** The terrain's number, 0 for none. */
export const terrainNumber = (code: number): number => code & TERRAIN;

/** The visible terrain of a piece; undefined where nothing lies. */
export const terrainOf = (code: number): Terrain | undefined => TERRAINS[(code & TERRAIN) - 1];

export const hasBuilding = (code: number): boolean => (code & BUILDING) !== 0;
export const hasSymbol = (code: number): boolean => (code & SYMBOL) !== 0;

/** A visible building of this terrain stands here; one under a patch is gone (PU-R40). */
export const buildingHere = (area: AreaView, cell: Cell, terrain: Terrain): boolean =>
  (area.cells[cell] & ~SYMBOL) === NUMBERS[terrain] + BUILDING;

/** A meteorite lies here, loaded ones included (PU-10.5.5). */
export const meteoriteHere = (area: AreaView, cell: Cell): boolean =>
  area.meteorites.includes(cell) || area.rovers.some(({ at, loaded }) => loaded && at === cell);

export const roverHere = (area: AreaView, cell: Cell): boolean => area.rovers.some(({ at }) => at === cell);

/** One number for each row of the frame; bit x stands for column x. */
export type Rows = readonly number[];

export const FULL = 2 ** SIZE - 1;

export function rowsOf(cells: Iterable<Cell>): number[] {
  const rows = Array<number>(SIZE).fill(0);
  for (const cell of cells) rows[yOf(cell)] |= 1 << xOf(cell);
  return rows;
}

/** Covered cells. */
export function coveredRows({ cells }: Pick<AreaView, 'cells'>): number[] {
  const rows = Array<number>(SIZE).fill(0);
  for (let y = 0, cell = 0; y < SIZE; y++) {
    let row = 0;
    for (let x = 0; x < SIZE; x++, cell++) if (cells[cell] !== 0) row |= 1 << x;
    rows[y] = row;
  }
  return rows;
}

/** Cells beside these ones. */
export function besideRows(rows: Rows): number[] {
  return rows.map((row, y) => ((row << 1) | (row >> 1) | (rows[y - 1] ?? 0) | (rows[y + 1] ?? 0)) & FULL);
}

export const hasCell = (rows: Rows, cell: Cell): boolean => ((rows[yOf(cell)] >> xOf(cell)) & 1) === 1;
