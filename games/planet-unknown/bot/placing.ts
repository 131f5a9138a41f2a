import { tileCells } from '../rules/lookups/orientation.ts';
import type { Area, Placement } from '../rules/table.ts';
import { wastesLifepod } from './blunders.ts';
import { Fitter } from './fitter.ts';
import type { Prospect } from './prospect.ts';

/** How much a better fit is preferred. */
const SHARP = 4;
const NEVER = Number.NEGATIVE_INFINITY;

/** How sensible each placement looks, 1 in all: what it fills, what it advances, what it spoils. */
export function weighPlacements(area: Area, prospect: Prospect, placements: readonly Placement[]): number[] {
  const fitter = new Fitter(area, prospect);
  const fits = placements.map((placement) => {
    const cells = tileCells(placement);
    return wastesLifepod(area, cells) ? NEVER : fitter.fit(cells);
  });
  const best = Math.max(...fits);
  if (best === NEVER) return fits.map(() => 1 / fits.length);
  const weights = fits.map((fit) => Math.exp(SHARP * (fit - best)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
