import { TOP } from '../data/corporations/tracks.ts';
import type { Terrain } from '../data/ids.ts';
import type { Goal } from '../data/missions.ts';
import { rulesOf } from '../rules/corporations/index.ts';
import { chartOf } from '../rules/lookups/atlas.ts';
import { buildingHere, hasCell, numberOf, type Rows, SIZE } from '../rules/lookups/ground.ts';
import { areasOf, terrainMap } from '../rules/lookups/terrain.ts';
import { collectedLifepods } from '../rules/lookups/tokens.ts';
import type { AreaView } from '../rules/table.ts';

/** What the judgement of goals needs to know of the rest of the game. */
export interface Outlook {
  readonly tiles: number;
  readonly efforts: Float64Array;
  /** Tokens on the planet that will probably be fetched. */
  readonly meteorites: number;
  readonly lifepods: number;
}

/** Tiles with a wanted terrain, of all that come: two terrains of six, and often a choice of two tiles. */
const WANTED = 0.45;
/** Cells of one terrain on a tile. */
const TERRAIN_CELLS = 2;
/** Not every cell lands where it is needed. */
const WASTE = 2;
/** Advances of one track for each tile if the player pushes it. */
const PUSH = 0.75;
/** Meteorites for each tile to come: half of them carry one, and half of these are fetched. */
const METEORITES = 0.2;

/** Unwanted buildings for each tile to come, if the player avoids them; even the last tile may force one. */
const UNWANTED = 0.12;
const FORCED = 0.05;
/** How uncertain a race is: at the end, and more for each tile to come. */
const LAST_DOUBT = 0.15;
const DOUBT_PER_TILE = 0.1;
/** More means at least one more: half of it is the border between reached and missed. */
const BORDER = 0.5;

/** How likely a personal mission is fulfilled in the end. */
export function goalChance(area: AreaView, goal: Goal, outlook: Outlook): number {
  const { tiles } = outlook;
  switch (goal.condition) {
    case 'rectangle': {
      const needed = missingInRectangle(area, goal.terrain, goal.w, goal.h);
      return reach(WASTE * needed, WANTED * TERRAIN_CELLS * tiles);
    }
    case 'area-with-buildings': {
      const needed =
        goal.min - Math.max(0, ...areasOf(area, goal.terrain).map((cells) => buildingsIn(area, goal.terrain, cells)));
      return reach(WASTE * needed, WANTED * tiles);
    }
    case 'track-at-top':
      if (rulesOf(area).topped(area, goal.track)) return 1;
      return lead(PUSH * tiles - (TOP - area.trackers[goal.track]), tiles) * (tiles > 0 ? 1 : 0);
    case 'buildings-at-most': {
      const left = goal.max - buildingsIn(area, goal.terrain, chartOf(area).cells);
      return left < 0 ? 0 : 1 - Math.exp(-(left + 1) / (FORCED + UNWANTED * tiles));
    }
    case 'collected-meteorites-at-least': {
      const needed = goal.min - area.collected;
      return needed <= 0 ? 1 : lead(outlook.meteorites + METEORITES * tiles - needed, tiles);
    }
    case 'more-collected-lifepods-than-meteorites': {
      const now = collectedLifepods(area) - area.collected;
      return lead(now - BORDER + (tiles > 0 ? outlook.lifepods - outlook.meteorites - METEORITES * tiles : 0), tiles);
    }
    case 'all-ice-covered':
      return allCovered(area, chartOf(area).ice, outlook);
    case 'all-land-covered':
      return allCovered(area, chartOf(area).land, outlook);
  }
}

/** Falls with what is missing, measured by what may still come. */
const reach = (missing: number, coming: number): number =>
  missing <= 0 ? 1 : coming === 0 ? 0 : Math.exp(-missing / coming);

/** Above a half when ahead; the surer the less time is left. */
const lead = (by: number, tiles: number): number => 1 / (1 + Math.exp(-by / (LAST_DOUBT + DOUBT_PER_TILE * tiles)));

const buildingsIn = (area: AreaView, terrain: Terrain, cells: readonly number[]): number =>
  cells.reduce((sum, cell) => sum + (buildingHere(area, cell, terrain) ? 1 : 0), 0);

/** Cells of a whole region are covered in long stretches. */
const REGION = 0.3;

function allCovered(area: AreaView, region: Rows, { efforts }: Outlook): number {
  let effort = 0;
  for (const cell of chartOf(area).cells) if (hasCell(region, cell)) effort += efforts[cell];
  return Math.exp(-REGION * effort);
}

/** Cells that the best place for the rectangle still lacks; more than all if there is no place. */
function missingInRectangle(area: AreaView, terrain: Terrain, w: number, h: number): number {
  const right = Array<number>(SIZE).fill(0);
  const wrong = chartOf(area).void.slice();
  terrainMap(area).forEach((number, cell) => {
    const y = Math.floor(cell / SIZE);
    if (number === numberOf(terrain)) right[y] |= 1 << (cell % SIZE);
    else if (number !== 0) wrong[y] |= 1 << (cell % SIZE);
  });
  const best = Math.max(mostIn(right, wrong, w, h), mostIn(right, wrong, h, w));
  return w * h - best;
}

function mostIn(right: Rows, wrong: Rows, w: number, h: number): number {
  let best = -1;
  for (let y = 0; y + h <= SIZE; y++)
    for (let x = 0; x + w <= SIZE; x++) {
      const mask = (2 ** w - 1) << x;
      let found = 0;
      for (let r = y; r < y + h && found >= 0; r++) found = wrong[r] & mask ? -1 : found + bitsIn(right[r] & mask);
      best = Math.max(best, found);
    }
  return best;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) count++;
  return count;
}
