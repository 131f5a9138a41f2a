import type { Seat } from '@orrery/kernel';
import { chartOf } from '../rules/lookups/atlas.ts';
import type { TileCell } from '../rules/lookups/orientation.ts';
import { hasRoom, siteOf } from '../rules/lookups/placement/site.ts';
import { completeLines } from '../rules/lookups/scoring/lines.ts';
import { scoreOf } from '../rules/lookups/scoring/score.ts';
import { facing, height, openTiles } from '../rules/lookups/station.ts';
import type { Area, Table } from '../rules/table.ts';

/** Covers a lifepod that a rover beside it could fetch next, and completes nothing by it. */
export function wastesLifepod(area: Area, cells: readonly TileCell[]): boolean {
  if (area.lifepods.length === 0 || area.rovers.length === 0) return false;
  const { beside } = chartOf(area);
  const within = (cell: number) => area.rovers.some(({ at }) => at === cell || beside[cell].includes(at));
  if (!cells.some(({ cell }) => area.lifepods.includes(cell) && within(cell))) return false;
  const after = area.cells.slice();
  for (const { cell, code } of cells) after[cell] = code;
  return lines({ ...area, cells: after }) <= lines(area);
}

const lines = (area: Area): number => {
  const { rows, columns } = completeLines(area);
  return rows.length + columns.length;
};

/** Turns the station so that this round is the last one (PU-8.1 A, B), while somebody else leads. */
export function endsWhileBehind(table: Table, seat: Seat, rotation: number): boolean {
  return ends(table, seat, rotation) && isBehind(table, seat);
}

function ends(table: Table, seat: Seat, rotation: number): boolean {
  const left = (one: Seat) =>
    facing(table, one, rotation).reduce((sum, stack) => sum + height(table.station.stacks[stack]), 0);
  if (table.areas.some((_, one) => left(one) <= 1)) return true;
  return !hasRoom(siteOf(table.areas[seat]), openTiles(table, seat, rotation));
}

function isBehind(table: Table, seat: Seat): boolean {
  const totals = table.areas.map((_, one) => scoreOf(table, one).reduce((sum, { points }) => sum + points, 0));
  return totals.some((total) => total > totals[seat]);
}
