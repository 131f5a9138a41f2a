/** Pure functions on a view, for screens and opponents: they work on a whole table as well. */
export { chartOf } from '../atlas.ts';
export {
  buildingHere,
  cellAt,
  hasBuilding,
  hasCell,
  hasSymbol,
  meteoriteHere,
  SIZE,
  terrainOf,
  xOf,
  yOf,
} from '../ground.ts';
export { isOptional, isPossible } from '../items/index.ts';
export { type Oriented, oriented, type TileCell, tileCells, waysToLie } from '../orientation.ts';
export { type How, type Reason, whyNotPlace } from '../placement/why-not.ts';
export { whyNotPatch } from '../placement/why-not-patch.ts';
export { completeLines, uncovered } from '../scoring/lines.ts';
export { fulfils, measure, openContest, type Rivalry, rivalries } from '../scoring/missions.ts';
export { targetOf } from '../scoring/standing.ts';
export { openTiles } from '../station.ts';
export { collectedLifepods, meteoriteCells } from '../tokens.ts';
export * from './forecast.ts';
export * from './preview.ts';
export * from './rovers.ts';
export * from './station.ts';
export * from './tracks.ts';
