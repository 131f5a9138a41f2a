/** Pure functions on a view, for screens and opponents: they work on a whole table as well. */

export { isPossible } from '../items/index.ts';
export { chartOf } from './atlas.ts';
export * from './forecast.ts';
export {
  cellAt,
  hasBuilding,
  hasCell,
  hasSymbol,
  SIZE,
  terrainOf,
  xOf,
  yOf,
} from './ground.ts';
export { type Oriented, oriented, tileCells, waysToLie } from './orientation.ts';
export { whyNotPlace } from './placement/why-not.ts';
export { whyNotPatch } from './placement/why-not-patch.ts';
export * from './preview.ts';
export * from './rovers.ts';
export { completeLines, uncovered } from './scoring/lines.ts';
export { fulfils, openContest, type Rivalry, rivalries } from './scoring/missions.ts';
export { targetOf } from './scoring/standing.ts';
export { type Depot, depots, openTiles } from './station.ts';
export { collectedLifepods, meteoriteCells } from './tokens.ts';
export * from './tracks.ts';
