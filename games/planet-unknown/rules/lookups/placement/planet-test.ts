import type { Quarter } from '../../../data/planets/planet.ts';
import { TILES } from '../../../data/tiles.ts';
import { FULL, type Rows, SIZE } from '../ground.ts';
import type { Oriented } from '../orientation.ts';
import { type Site, touches } from './site.ts';

/** A rule about where a tile may lie. */
export type Test = (tile: string, way: Oriented, x: number, y: number) => boolean;

/** PU-11.14: the planet's rule about tiles, if it has one. */
export function planetTest(site: Site): Test | undefined {
  const { rule } = site.chart.planet;
  switch (rule.type) {
    case 'no-straddle':
      return noStraddle(site);
    case 'forbidden-buildings':
      return forbiddenBuildings(rule.quarters);
    case 'ring':
      return ring(rule.rows);
    case 'chasm':
      return chasm(rule.sides);
    case 'centre-first':
      return centreFirst(site);
    case 'slide-in':
      return slideIn(site);
    default:
      return undefined;
  }
}

/** PU-11.2 K-273: not on land and ice at once. */
const noStraddle =
  ({ chart }: Site): Test =>
  (_tile, way, x, y) =>
    !(touches(way, x, y, chart.ice) && touches(way, x, y, chart.land));

const within = ({ x, y }: Quarter, atX: number, atY: number): boolean =>
  atX >= x[0] && atX <= x[1] && atY >= y[0] && atY <= y[1];

/** PU-11.3 Persephone: no such building in that quarter; bare terrain may lie there. */
const forbiddenBuildings =
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

export const offRing = (rows: readonly number[]): Rows =>
  Array.from({ length: SIZE }, (_, y) => (rows.includes(y) ? 0 : FULL));

/** PU-11.6 Arashi: at least one cell off the ring. */
const ring = (rows: readonly number[]): Test => {
  const off = offRing(rows);
  return (_tile, way, x, y) => touches(way, x, y, off);
};

const cellsOn = (sides: readonly string[], side: string): Rows =>
  sides.map((row) => [...row].reduce((bits, digit, x) => (digit === side ? bits | (1 << x) : bits), 0));

/** PU-11.7 Tartarus: all cells on one side of the chasm. */
const chasm = (sides: readonly string[]): Test => {
  const [west, east] = [cellsOn(sides, '0'), cellsOn(sides, '1')];
  return (_tile, way, x, y) => !(touches(way, x, y, west) && touches(way, x, y, east));
};

/** PU-11.8 Charybdis: the first piece covers a cell of the centre. */
const centreFirst = ({ empty, chart }: Site): Test | undefined =>
  empty ? (_tile, way, x, y) => touches(way, x, y, chart.special) : undefined;

/** The piece, shifted by one cell, overlaps no other piece; off the frame all is free. */
function shiftIsFree({ rows }: Pick<Oriented, 'rows'>, x: number, y: number, covered: Rows): boolean {
  for (let r = 0; r < rows.length; r++) {
    const bits = x < 0 ? rows[r] >> 1 : rows[r] << x;
    if ((bits & (covered[y + r] ?? 0)) !== 0) return false;
  }
  return true;
}

/** PU-11.10 Pajitnov: one of the four shifts is free (PU-R24). */
export function slidesIn(way: Pick<Oriented, 'rows'>, x: number, y: number, covered: Rows): boolean {
  return (
    shiftIsFree(way, x, y - 1, covered) ||
    shiftIsFree(way, x + 1, y, covered) ||
    shiftIsFree(way, x, y + 1, covered) ||
    shiftIsFree(way, x - 1, y, covered)
  );
}

const slideIn =
  ({ covered }: Site): Test =>
  (_tile, way, x, y) =>
    slidesIn(way, x, y, covered);
