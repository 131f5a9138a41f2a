import { chartOf } from '../rules/lookups/atlas.ts';
import { CELLS } from '../rules/lookups/ground.ts';
import { isCurrent } from '../rules/lookups/terrain.ts';
import type { AreaView } from '../rules/table.ts';
import { SHAPE_COUNT, shapesThatFit } from './room.ts';

/** Cells of a usual tile. */
const TILE_CELLS = 4.2;
/** The more tiles are to come, the better they can be chosen to cover what would else stay open; measured in play. */
const CHOICE = 0.35;
/** A cell that few shapes fit is covered seldom, but the player waits for these shapes; measured in play. */
const PATIENCE = 0.35;
/** A gap is filled by a patch only if nothing better turns up for the patch. */
const PATCH_USE = 0.6;
/** Beyond this a cell is as good as lost. */
const HOPELESS = 9;

/** How hard each open cell is to cover before the end: 0 is certain, each 1 makes it e times less likely. */
export function effortOf(area: AreaView, tiles: number, patches: number): Float64Array {
  const { cells, planet } = chartOf(area);
  const fits = shapesThatFit(area);
  const currents = planet.rule.type === 'currents';
  const efforts = new Float64Array(CELLS);
  let open = 0;
  let gaps = 0;
  for (const cell of cells) {
    if (area.cells[cell] !== 0 || (currents && isCurrent(area, cell))) continue;
    efforts[cell] = 1;
    open++;
    if (fits[cell] === 0) gaps++;
  }
  const turns = (TILE_CELLS * tiles ** (1 + CHOICE)) / Math.max(1, open);
  const gap = effort(gaps === 0 ? 0 : (PATCH_USE * patches) / gaps);
  const byFits = EASE.map((ease) => effort(turns * ease));
  for (const cell of cells) if (efforts[cell] > 0) efforts[cell] = fits[cell] === 0 ? gap : byFits[fits[cell]];
  return efforts;
}

const EASE = Array.from({ length: SHAPE_COUNT + 1 }, (_, shapes) => (shapes / SHAPE_COUNT) ** PATIENCE);

/** From how often a cell might be covered to how unlikely it is. */
const effort = (times: number): number => Math.min(HOPELESS, -Math.log(1 - Math.exp(-times)));
