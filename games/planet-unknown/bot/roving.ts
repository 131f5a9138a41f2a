import type { Answer } from '@orrery/kernel';
import { xOf, yOf } from '../rules/ground.ts';
import type { Area, Cell } from '../rules/table.ts';

/** How sensible a rover's step looks: onto a token, else towards one. */
export function weighStep(area: Area, { from, to }: Answer): number {
  const targets = [...area.lifepods, ...area.meteorites];
  if (targets.includes(to as Cell)) return 30;
  const gain = nearest(targets, from as Cell) - nearest(targets, to as Cell);
  return gain > 0 ? 6 : 0.02;
}

/** True if some token is near enough to be worth the movement that is left. */
export function worthMoving(area: Area): boolean {
  const targets = [...area.lifepods, ...area.meteorites];
  return area.movement > 0 && area.rovers.some(({ at }) => nearest(targets, at) <= area.movement + 1);
}

function nearest(targets: readonly Cell[], from: Cell): number {
  let best = 99;
  for (const cell of targets) best = Math.min(best, Math.abs(xOf(cell) - xOf(from)) + Math.abs(yOf(cell) - yOf(from)));
  return best;
}
