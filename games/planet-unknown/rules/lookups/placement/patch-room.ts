import type { AreaView, Cell } from '../../table.ts';
import { activeTech } from '../../techs.ts';
import { cellAt, meteoriteHere, type Rows, SIZE, xOf, yOf } from '../ground.ts';
import { offRing, slidesIn } from './planet-test.ts';
import { everywhere, type Site, siteOf } from './site.ts';

const PATCH = { rows: [1] };

/** PU-5.4 c, d for a patch; Charybdis asks for the centre (PU-11.8). */
function anchor({ empty, chart, beside }: Site): Rows {
  if (!empty) return beside;
  return chart.planet.rule.type === 'centre-first' ? chart.special : chart.perimeter;
}

/** PU-11.15, PU-11.16: of the planets only Arashi, Charybdis and Pajitnov bind patches. */
const openRows = ({ chart: { planet } }: Site): Rows =>
  planet.rule.type === 'ring' ? offRing(planet.rule.rows) : everywhere;

/** PU-10.3.6: on tiles, but not on patches (PU-R38). */
function tileRows(site: Site): Rows {
  const rows = site.covered.slice();
  for (const cell of site.area.patches) rows[yOf(cell)] &= ~(1 << xOf(cell));
  return rows;
}

/** Cells where a patch may be placed (PU-7.7.1), in order. */
export function patchCells(area: AreaView): Cell[] {
  const site = siteOf(area);
  const [near, open] = [anchor(site), openRows(site)];
  const overgrown = activeTech(area, 'patch-on-tile') ? tileRows(site) : undefined;
  const crushes = activeTech(area, 'patch-destroys-meteorite') !== undefined;
  const slides = site.chart.planet.rule.type === 'slide-in';
  const found: Cell[] = [];
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const bit = 1 << x;
      if ((open[y] & bit) === 0) continue;
      const onTile = overgrown !== undefined && (overgrown[y] & bit) !== 0;
      if (!onTile && ((site.blocked[y] & bit) !== 0 || (near[y] & bit) === 0)) continue;
      if (!onTile && slides && !slidesIn(PATCH, x, y, site.covered)) continue;
      const cell = cellAt(x, y);
      if (!crushes && meteoriteHere(area, cell)) continue;
      found.push(cell);
    }
  return found;
}
