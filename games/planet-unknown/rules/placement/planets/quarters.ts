import type { Quarter } from '../../../data/planets/planet.ts';
import { TILES } from '../../../data/tiles.ts';
import type { Test } from './planet-test.ts';

const within = ({ x, y }: Quarter, atX: number, atY: number): boolean =>
  atX >= x[0] && atX <= x[1] && atY >= y[0] && atY <= y[1];

/** PU-11.3 Persephone: no such building in that quarter; bare terrain may lie there. */
export const forbiddenBuildings =
  (quarters: readonly Quarter[]): Test =>
  (tile, way, x, y) => {
    const { terrains } = TILES[tile];
    return way.cells.every(
      (cell) =>
        !cell.building ||
        !quarters.some(
          (quarter) => quarter.building === terrains[cell.part] && within(quarter, x + cell.x, y + cell.y),
        ),
    );
  };
