import type { Mark } from '../data/corporations/corporation.ts';
import { CORPORATIONS } from '../data/corporations/index.ts';
import { TOP } from '../data/corporations/tracks.ts';
import { rulesOf } from '../rules/corporations/index.ts';
import { xOf, yOf } from '../rules/lookups/ground.ts';
import type { AreaView, Cell } from '../rules/table.ts';
import { ADVANCES_PER_TILE, expectedMarks } from './tracks.ts';

/** A rover still in reserve comes late, if at all. */
const RESERVE = 0.5;
/** From about the middle of the planet to anywhere: a rover that is yet to be deployed. */
const USUAL_WAY = 5;
/** Each other token also asks for movement. */
const CROWD = 0.7;

/** Horizon carries each meteorite to a rover building (PU-10.5.3). */
const HAUL = 3;

/** What rovers may still fetch. */
export class Fetching {
  private readonly rovers: readonly Cell[];
  private readonly movement: number;
  private readonly crowd: number;

  constructor(area: AreaView, tiles: number) {
    this.rovers = area.rovers.map(({ at }) => at);
    const hauled = rulesOf(area).hauls ? HAUL * area.meteorites.length : 0;
    this.crowd = CROWD * (area.lifepods.length + area.meteorites.length) + hauled;
    const able = area.rovers.length > 0 ? 1 : area.reserve > 0 ? RESERVE : 0;
    this.movement = able * futureMovement(area, tiles);
  }

  /** How likely the token on this cell is fetched before the end. */
  chance(cell: Cell): number {
    if (this.movement === 0) return 0;
    return this.movement / (this.movement + nearest(this.rovers, cell, USUAL_WAY) + this.crowd);
  }
}

/** Points of movement to be expected from the rover track. */
function futureMovement(area: AreaView, tiles: number): number {
  if (area.trackers.rover >= TOP) return ADVANCES_PER_TILE * tiles * CORPORATIONS[area.corporation].repeat;
  return expectedMarks(area, 'rover', tiles, movesOf);
}

const movesOf = (mark: Mark): number => (mark.mark === 'move' ? mark.points : 0);

/** Steps to the nearest of these cells. */
export function nearest(targets: readonly Cell[], from: Cell, otherwise: number): number {
  if (targets.length === 0) return otherwise;
  let best = Number.POSITIVE_INFINITY;
  for (const cell of targets) best = Math.min(best, Math.abs(xOf(cell) - xOf(from)) + Math.abs(yOf(cell) - yOf(from)));
  return best;
}
