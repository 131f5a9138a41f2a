import type { Seat } from '@orrery/kernel';
import type { AreaView, Cell, TableView } from '../../table.ts';
import { activeTech } from '../../techs.ts';
import type { Why } from '../../vocabulary.ts';
import { hasCell, meteoriteHere, xOf, yOf } from '../ground.ts';
import { openTiles } from '../station.ts';
import { patchCells } from './patch-room.ts';
import { type Because, because } from './reasons.ts';
import { hasRoom, type Site, siteOf, withPatch } from './site.ts';

/** Why a patch may not lie on this cell; undefined if it may. `guarded`: it must leave room for a tile (PU-13.3.5). */
export function whyNotPatch(table: TableView, seat: Seat, cell: Cell, guarded: boolean): Because | undefined {
  const area = table.areas[seat];
  const site = siteOf(area);
  const why = patchCells(area).includes(cell) ? whyNotRoom(table, seat, cell, guarded) : whyNotHere(area, site, cell);
  return why && because(why);
}

function whyNotRoom(table: TableView, seat: Seat, cell: Cell, guarded: boolean): Why | undefined {
  const area = table.areas[seat];
  if (!guarded || area.cells[cell] !== 0) return undefined;
  return hasRoom(withPatch(siteOf(area), xOf(cell), yOf(cell)), openTiles(table, seat)) ? undefined : 'leaves-no-room';
}

function whyNotHere(area: AreaView, { chart, beside, empty }: Site, cell: Cell): Why {
  const { rule } = chart.planet;
  if (!hasCell(chart.grid, cell)) return 'off-the-grid';
  if (area.patches.includes(cell)) return activeTech(area, 'patch-on-tile') ? 'patch-on-patch' : 'already-covered';
  if (meteoriteHere(area, cell)) return 'patch-on-meteorite';
  if (area.cells[cell] !== 0 && !activeTech(area, 'patch-on-tile')) return 'already-covered';
  if (rule.type === 'ring' && rule.rows.includes(yOf(cell))) return 'ring';
  if (empty) return rule.type === 'centre-first' ? 'centre-first' : 'first-on-perimeter';
  return hasCell(beside, cell) ? 'slide-in' : 'not-adjacent';
}
