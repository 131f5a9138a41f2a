import type { RoundRule } from '../../../data/card-effects.ts';
import { TILES } from '../../../data/tiles.ts';
import { besideRows, CELLS, numberOf, type Rows, rowsOf, terrainNumber } from '../ground.ts';
import type { Test } from './planet-test.ts';
import { type Site, touches } from './site.ts';

const keepsOff =
  (mask: Rows): Test =>
  (_tile, way, x, y) =>
    !touches(way, x, y, mask);

/** Cells beside visible terrain of each number. Currents of Petra never count against a tile (PU-R16). */
function besideTerrain({ area }: Site): Rows[] {
  const lying = Array.from({ length: 7 }, (): number[] => []);
  for (let cell = 0; cell < CELLS; cell++) {
    const terrain = terrainNumber(area.cells[cell]);
    if (terrain > 0) lying[terrain].push(cell);
  }
  return lying.map((cells) => besideRows(rowsOf(cells)));
}

/** PU-13.4.4: no cell of the tile beside a cell of the same terrain. */
function noMatching(site: Site): Test {
  const beside = besideTerrain(site);
  return (tile, way, x, y) => {
    const { terrains } = TILES[tile];
    return way.cells.every((cell) => ((beside[numberOf(terrains[cell.part])][y + cell.y] >> (x + cell.x)) & 1) === 0);
  };
}

/** The event's rule about tiles, if it has one. */
export function eventTest(site: Site, rule: RoundRule | null): Test | undefined {
  switch (rule?.rule) {
    case 'no-tile-on-perimeter':
      return keepsOff(site.chart.perimeter);
    case 'no-tile-on-ice':
      return keepsOff(site.chart.ice);
    case 'no-matching-terrain-adjacent':
      return noMatching(site);
    default:
      return undefined;
  }
}
