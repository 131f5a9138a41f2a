import type { Terrain } from '../../data/ids.ts';
import type { AreaView, Cell } from '../table.ts';
import { chartOf } from './atlas.ts';
import { CELLS, hasCell, numberOf, terrainNumber } from './ground.ts';

const ENERGY = numberOf('energy');

/** What counts as terrain: pieces, and Petra's uncovered currents as energy (PU-11.4). By number, 0 for none. */
export function terrainAt(area: AreaView, cell: Cell): number {
  const code = area.cells[cell];
  if (code !== 0) return terrainNumber(code);
  return isCurrent(area, cell) ? ENERGY : 0;
}

/** An uncovered current. */
export function isCurrent(area: AreaView, cell: Cell): boolean {
  const { planet, special } = chartOf(area);
  return planet.rule.type === 'currents' && area.cells[cell] === 0 && hasCell(special, cell);
}

/** All terrain of a planet, by cell. */
export function terrainMap(area: AreaView): number[] {
  const map = area.cells.map(terrainNumber);
  if (chartOf(area).planet.rule.type === 'currents')
    for (let cell = 0; cell < CELLS; cell++) if (isCurrent(area, cell)) map[cell] = ENERGY;
  return map;
}

/** The cells connected with these ones over cells that pass the test; they themselves included. */
export function connected(area: AreaView, from: readonly Cell[], joins: (cell: Cell) => boolean): Set<Cell> {
  const { beside } = chartOf(area);
  const found = new Set<Cell>(from);
  const queue = from.slice();
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
    for (const next of beside[cell])
      if (!found.has(next) && joins(next)) {
        found.add(next);
        queue.push(next);
      }
  return found;
}

/** Areas of a terrain: maximal connected sets of cells (PU-12.2.1). */
export function areasOf(area: AreaView, terrain: Terrain): Cell[][] {
  const map = terrainMap(area);
  const number = numberOf(terrain);
  const seen = new Set<Cell>();
  const areas: Cell[][] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (map[cell] !== number || seen.has(cell)) continue;
    const cells = connected(area, [cell], (next) => map[next] === number);
    for (const one of cells) seen.add(one);
    areas.push([...cells]);
  }
  return areas;
}
