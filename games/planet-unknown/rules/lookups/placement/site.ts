import { TILES } from '../../../data/tiles.ts';
import type { AreaView } from '../../table.ts';
import { activeTech } from '../../techs.ts';
import { type Chart, chartOf } from '../atlas.ts';
import { besideRows, coveredRows, FULL, type Rows, SIZE } from '../ground.ts';
import { type Oriented, waysToLie } from '../orientation.ts';

/** A planet as it stands, ready to look for room. */
export interface Site {
  readonly area: AreaView;
  readonly chart: Chart;
  readonly covered: Rows;
  /** Void or covered. */
  readonly blocked: Rows;
  /** Beside a piece. */
  readonly beside: Rows;
  readonly empty: boolean;
}

export function siteOf(area: AreaView): Site {
  const chart = chartOf(area);
  const covered = coveredRows(area);
  return {
    area,
    chart,
    covered,
    blocked: covered.map((row, y) => row | chart.void[y]),
    beside: besideRows(covered),
    empty: area.tiles.length === 0 && area.patches.length === 0,
  };
}

/** The piece touches one of these cells. */
export function touches({ rows }: Pick<Oriented, 'rows'>, x: number, y: number, mask: Rows): boolean {
  for (let r = 0; r < rows.length; r++) if (((rows[r] << x) & mask[y + r]) !== 0) return true;
  return false;
}

/** Cells of which a tile must cover one (PU-5.4 c, d); undefined where it may lie anywhere. */
export function anchorOf(site: Site, tile: string): Rows | undefined {
  if (site.empty) return firstAnchor(site);
  const free = activeTech(site.area, 'ignore-adjacency');
  if (free && (!free.effect.terrain || TILES[tile].terrains.includes(free.effect.terrain))) return undefined;
  return site.beside;
}

/** PU-5.4 c; on Charybdis the centre too, which its planet rule then asks for (PU-5.10). */
export function firstAnchor({ chart }: Site): Rows {
  return chart.planet.rule.type === 'centre-first'
    ? chart.perimeter.map((row, y) => row | chart.special[y])
    : chart.perimeter;
}

/** Tells every way the tile can lie by the base rules (PU-5.4), until told to stop. */
export function search(site: Site, tile: string, found: (way: Oriented, x: number, y: number) => boolean): boolean {
  const anchor = anchorOf(site, tile);
  for (const way of waysToLie(tile))
    for (let y = 0; y <= SIZE - way.height; y++) {
      let open = openColumns(site.blocked, anchor, way, y);
      while (open !== 0) {
        const x = 31 - Math.clz32(open & -open);
        if (found(way, x, y)) return true;
        open &= open - 1;
      }
    }
  return false;
}

/** All columns at once, a bit for each x: no cell of the piece is blocked, and one lies on the anchor. */
function openColumns(blocked: Rows, anchor: Rows | undefined, { cells, width }: Oriented, y: number): number {
  let closed = 0;
  let near = anchor ? 0 : FULL;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    closed |= blocked[y + cell.y] >> cell.x;
    if (anchor) near |= anchor[y + cell.y] >> cell.x;
  }
  return near & ~closed & (FULL >> (width - 1));
}

/** PU-5.8 L3: one of these tiles can lie somewhere. */
export const hasRoom = (site: Site, tiles: readonly string[]): boolean =>
  tiles.some((tile) => search(site, tile, () => true));

/** The site with one more cell covered, as if a patch lay there. */
export function withPatch(site: Site, x: number, y: number): Site {
  const covered = site.covered.map((row, r) => (r === y ? row | (1 << x) : row));
  return {
    ...site,
    covered,
    blocked: site.blocked.map((row, r) => (r === y ? row | (1 << x) : row)),
    beside: besideRows(covered),
    empty: false,
  };
}

export const everywhere: Rows = Array<number>(SIZE).fill(FULL);
