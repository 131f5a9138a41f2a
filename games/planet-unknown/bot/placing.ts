import type { Answer } from '@orrery/kernel';
import { chartOf } from '../rules/atlas.ts';
import { numberOf, terrainNumber } from '../rules/ground.ts';
import { tileCells } from '../rules/orientation.ts';
import type { Area, Placement } from '../rules/table.ts';
import { wastesLifepod } from './blunders.ts';
import { Lines } from './lines.ts';
import { isIce } from './promise.ts';

const WATER = numberOf('water');

/** Looked at closely in one go; the rest of a long list keeps a small chance. */
const CLOSE = 200;
const UNSEEN = 0.02;
/** How much a better fit is preferred. */
const SHARP = 4;
/** Weight of lines that come nearer to their medals. */
const NEARER = 1.4;

/** How sensible each placement looks: snug, nothing destroyed, water on ice. */
export function weighPlacements(area: Area, placements: readonly Answer[], closely: boolean): number[] {
  const lines = new Lines(area);
  const stride = closely ? 1 : Math.max(1, Math.ceil(placements.length / CLOSE));
  const offset = area.tiles.length % stride;
  return placements.map((placement, i) =>
    weightOf(area, lines, placement as unknown as Placement, i % stride === offset),
  );
}

function weightOf(area: Area, lines: Lines, placement: Placement, looked: boolean): number {
  if (area.lifepods.length > 0 && wastesLifepod(area, placement)) return 0;
  return looked ? Math.exp(SHARP * fit(area, placement, lines)) : UNSEEN;
}

/** From about -2 (bad) to 3 (just right). */
export function fit(area: Area, placement: Placement, lines = new Lines(area)): number {
  const { beside } = chartOf(area);
  const cells = tileCells(placement);
  const own = new Set(cells.map(({ cell }) => cell));
  let snug = 0;
  let holes = 0;
  let lost = 0;
  let iced = false;
  let water = false;
  for (const { cell, code } of cells) {
    const open = beside[cell].filter((next) => !own.has(next) && area.cells[next] === 0);
    snug += 4 - open.length;
    for (const next of open)
      if (!beside[next].some((far) => far !== cell && !own.has(far) && area.cells[far] === 0)) holes++;
    if (area.lifepods.includes(cell)) lost += 1;
    if (area.rovers.some(({ at }) => at === cell)) lost += 2;
    if (terrainNumber(code) === WATER) {
      water = true;
      if (isIce(area, cell)) iced = true;
    }
  }
  const nearer = lines.gain(cells.map(({ cell }) => cell));
  return (
    (1.4 * snug) / cells.length - 3 - 0.8 * holes - 0.7 * lost + NEARER * nearer + (water ? (iced ? 0.8 : -0.5) : 0)
  );
}
