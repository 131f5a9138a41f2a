import { present, type Seat } from '@orrery/kernel';
import { barsRover, isFreeStep } from '../rovers.ts';
import type { Cell, TableView } from '../table.ts';
import { activeTech } from '../techs.ts';
import { chartOf } from './atlas.ts';
import { hasCell } from './ground.ts';
import { type Because, because } from './placement/reasons.ts';

/** The cheapest way of single steps from a rover to a cell, without the start; undefined if it is out of reach. */
export function roverPath(table: TableView, seat: Seat, from: Cell, to: Cell): Cell[] | undefined {
  const area = table.areas[seat];
  const { steps, diagonals } = chartOf(area);
  const diagonal = activeTech(area, 'diagonal-steps') !== undefined;
  const cost = new Map<Cell, number>([[from, 0]]);
  const before = new Map<Cell, Cell>();
  const queue: Cell[] = [from];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift())
    for (const next of diagonal ? [...steps[cell], ...diagonals[cell]] : steps[cell]) {
      if (barsRover(table, seat, next)) continue;
      const price = (cost.get(cell) ?? 0) + (isFreeStep(area, next) ? 0 : 1);
      if (price > area.movement || price >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, price);
      before.set(next, cell);
      queue.push(next);
    }
  if (area.movement === 0 || to === from || !cost.has(to)) return undefined;
  const path: Cell[] = [];
  for (let cell = to; cell !== from; cell = present(before.get(cell), 'way back')) path.unshift(cell);
  return path;
}

/** Why a rover cannot go there now. */
export function whyNotRover(table: TableView, seat: Seat, from: Cell, to: Cell): Because | undefined {
  const area = table.areas[seat];
  if (!hasCell(chartOf(area).grid, to)) return because('off-the-grid');
  if (area.movement === 0) return because('no-movement');
  const barred = barsRover(table, seat, to);
  if (barred) return because(barred);
  return roverPath(table, seat, from, to) ? undefined : because('too-far');
}
