import { recordOf } from '@orrery/kernel';
import { PLANET_IDS, PLANETS } from '../../data/planets/index.ts';
import type { Planet, PlanetId } from '../../data/planets/planet.ts';
import type { Cell } from '../table.ts';
import { CELLS, cellAt, cellOf, FULL, type Rows, rowsOf, SIZE, xOf, yOf } from './ground.ts';

/** What follows from a planet's print, worked out once. */
export interface Chart {
  readonly planet: Planet;
  /** Grid cells, in order. */
  readonly cells: readonly Cell[];
  readonly grid: Rows;
  /** Everything that is no grid cell. */
  readonly void: Rows;
  readonly ice: Rows;
  readonly land: Rows;
  /** PU-5.5 */
  readonly perimeter: Rows;
  readonly lifepods: readonly Cell[];
  /** Grid cells beside each cell. */
  readonly beside: readonly (readonly Cell[])[];
  /** Where a rover may step to, orthogonally and (where it can) diagonally. */
  readonly steps: readonly (readonly Cell[])[];
  readonly diagonals: readonly (readonly Cell[])[];
  /** Currents, cities or toxic cells; none elsewhere. */
  readonly special: Rows;
}

const ORTHOGONAL = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const DIAGONAL = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

const isCell = (planet: Planet, x: number, y: number): boolean => (planet.grid[y]?.[x] ?? '.') !== '.';

const cellsWhere = (planet: Planet, test: (sign: string) => boolean): Cell[] =>
  Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => test(planet.grid[yOf(cell)][xOf(cell)]));

/** PU-5.5: outside of the frame, or void that is connected with it. A border of one cell is added around the frame. */
function exterior(planet: Planet): Set<string> {
  const found = new Set<string>(['-1,-1']);
  const queue: [number, number][] = [[-1, -1]];
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const [dx, dy] of ORTHOGONAL) {
      const [x, y] = [next[0] + dx, next[1] + dy];
      const inside = x >= -1 && y >= -1 && x <= SIZE && y <= SIZE;
      if (!inside || isCell(planet, x, y) || found.has(`${x},${y}`)) continue;
      found.add(`${x},${y}`);
      queue.push([x, y]);
    }
  }
  return found;
}

function perimeterOf(planet: Planet, cells: readonly Cell[]): Cell[] {
  const outside = exterior(planet);
  return cells.filter((cell) => ORTHOGONAL.some(([dx, dy]) => outside.has(`${xOf(cell) + dx},${yOf(cell) + dy}`)));
}

function around(planet: Planet, ways: readonly (readonly [number, number])[]): Cell[][] {
  return Array.from({ length: CELLS }, (_, cell) => {
    const [x, y] = [xOf(cell), yOf(cell)];
    if (!isCell(planet, x, y)) return [];
    return ways.filter(([dx, dy]) => isCell(planet, x + dx, y + dy)).map(([dx, dy]) => cellAt(x + dx, y + dy));
  });
}

type Crossing = (from: Cell, to: Cell) => boolean;

const among =
  (pairs: readonly (readonly [readonly [number, number], readonly [number, number]])[]): Crossing =>
  (from, to) =>
    pairs.some(([a, b]) => {
      const [one, other] = [cellOf(a), cellOf(b)];
      return (one === from && other === to) || (one === to && other === from);
    });

/** PU-11.7: the chasm stops rovers, but for two gaps between its corners. */
function roverSteps(planet: Planet, beside: Cell[][]): Pick<Chart, 'steps' | 'diagonals'> {
  const diagonals = around(planet, DIAGONAL);
  const { rule } = planet;
  if (rule.type !== 'chasm') return { steps: beside, diagonals };
  const [cut, gap] = [among(rule.edges), among(rule.gaps)];
  const side = (cell: Cell) => rule.sides[yOf(cell)][xOf(cell)];
  return {
    steps: beside.map((cells, from) => cells.filter((to) => !cut(from, to))),
    diagonals: diagonals.map((cells, from) => cells.filter((to) => side(from) === side(to) || gap(from, to))),
  };
}

function chart(planet: Planet): Chart {
  const cells = cellsWhere(planet, (sign) => sign !== '.');
  const grid = rowsOf(cells);
  const beside = around(planet, ORTHOGONAL);
  const { rule } = planet;
  return {
    planet,
    cells,
    grid,
    void: grid.map((row) => FULL & ~row),
    ice: rowsOf(cellsWhere(planet, (sign) => sign === 'I')),
    land: rowsOf(cellsWhere(planet, (sign) => sign === 'L')),
    perimeter: rowsOf(perimeterOf(planet, cells)),
    lifepods: planet.lifepods.map(cellOf),
    beside,
    ...roverSteps(planet, beside),
    special: rowsOf('cells' in rule ? rule.cells.map(cellOf) : []),
  };
}

const CHARTS = recordOf(PLANET_IDS, (id) => chart(PLANETS[id]));

export const chartOf = ({ planet }: { readonly planet: PlanetId }): Chart => CHARTS[planet];
