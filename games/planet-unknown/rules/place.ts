import type { Seat } from '@orrery/kernel';
import type { PlaceGain } from '../data/corporations/corporation.ts';
import { TILES } from '../data/tiles.ts';
import { buildingsOf, layingOf, resolveBuildings, unplacedBuildings } from './buildings.ts';
import { gainSynergy } from './gains.ts';
import { chartOf } from './lookups/atlas.ts';
import { hasCell } from './lookups/ground.ts';
import type { TileCell } from './lookups/orientation.ts';
import { stackOf } from './lookups/station.ts';
import { add } from './pending.ts';
import { endGlide } from './rovers.ts';
import type { Area, AreaView, Cell, M, Placement, Stack } from './table.ts';
import { activeTech, isActive, techsOf } from './techs.ts';
import { destroyLifepod, destroyRover } from './tokens.ts';
import type { Extra } from './vocabulary.ts';

/** PU-6.1: cover, destroy, meteorite, then what it gives. */
export function placeTile(m: M, seat: Seat, { tile, x, y, turn, flip }: Placement, extra: Extra): void {
  const area = m.table.areas[seat];
  takeTile(m, seat, tile, extra);
  m.tell({ type: 'tile-placed', seat, tile, x, y, turn, flip, extra });
  const laying = layingOf(area, { tile, x, y, turn, flip });
  for (const { cell, code } of laying.cells) area.cells[cell] = code;
  area.tiles.push({ tile, x, y, turn, flip });
  for (const { cell } of laying.cells) clear(m, seat, cell);
  landMeteorite(m, seat, laying.cells);
  for (const gain of placeGains(area, tile, laying.cells)) gainByPlacing(m, seat, gain);
  if (extra === 'none' && m.table.rule?.rule === 'deploy-rover-on-tile-placed') add(area, { kind: 'deploy' });
  if (extra !== 'bare') resolveBuildings(m, seat, buildingsOf(area, tile, laying), extra === 'none');
}

/** PU-8.2: no room for any tile, so one is taken without placing it. */
export function takeUnplaced(m: M, seat: Seat, tile: string): void {
  takeTile(m, seat, tile, 'none');
  m.table.areas[seat].stuck = true;
  m.tell({ type: 'tile-unplaced', seat, tile });
  resolveBuildings(m, seat, unplacedBuildings(tile), true);
}

/** The regular tile leaves its stack when all have confirmed (PU-4.5), an extra one at once (PU-7.8.3). */
function takeTile(m: M, seat: Seat, tile: string, extra: Extra): void {
  const area = m.table.areas[seat];
  const stack = stackOf(m.table, seat, tile);
  endGlide(area);
  if (extra === 'none') {
    area.taken = { tile, stack };
    area.decided = true;
    area.byCard = false;
  } else revealNext(m, stack);
}

/** Somebody sees something new, so nothing before it is taken back (PU-20.3). */
export function revealNext(m: M, at: number): void {
  const stack = m.table.station.stacks[at];
  draw(m, stack);
  if (stack.top.cards.length > 0) m.tell({ type: 'tile-revealed', stack: at, tile: stack.top.cards[0] });
}

/** PU-4.5: the tile taken in this block leaves its stack. */
export function releaseTaken(m: M, area: Area): void {
  if (area.taken) revealNext(m, area.taken.stack);
  area.taken = null;
}

/** PU-5.6: rovers and lifepods under a piece are destroyed. */
export function clear(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  if (area.rovers.some(({ at }) => at === cell)) destroyRover(m, seat, cell);
  if (area.lifepods.includes(cell)) destroyLifepod(m, seat, cell);
}

/** PU-5.7, PU-10.1.5; there is always one left (PU-2.6, PU-R1). */
function landMeteorite(m: M, seat: Seat, cells: readonly TileCell[]): void {
  const area = m.table.areas[seat];
  const symbol = cells.find((cell) => cell.symbol);
  if (!symbol || activeTech(area, 'no-meteorites')) return;
  area.meteorites.push(symbol.cell);
  m.tell({ type: 'meteorite-landed', seat, cell: symbol.cell });
}

/** PU-6.1: "when you place a tile", by techs active at this moment. */
export function placeGains(area: AreaView, tile: string, cells: readonly TileCell[]): PlaceGain[] {
  return techsOf(area).flatMap((tech) => {
    const { effect } = tech;
    if (effect.type !== 'on-place' || !isActive(area, tech)) return [];
    const holds = effect.when === 'no-ice' ? offIce(area, cells) : hasTerrain(area, tile, effect.when);
    return holds ? [effect.gain] : [];
  });
}

const offIce = (area: AreaView, cells: readonly TileCell[]): boolean =>
  cells.every(({ cell }) => !hasCell(chartOf(area).ice, cell));

const hasTerrain = (area: AreaView, tile: string, terrain: string): boolean =>
  TILES[tile].terrains.some((one) => one === (terrain === 'flux' ? area.flux : terrain));

function gainByPlacing(m: M, seat: Seat, gain: PlaceGain): void {
  const area = m.table.areas[seat];
  if (gain === 'reposition') add(area, { kind: 'reposition', left: 1 });
  else if (gain === 'water') add(area, { kind: 'advance', track: 'water', steps: 1 });
  else if (gain === 'synergy') gainSynergy(m, seat);
  else add(area, { kind: gain });
}

/** The top tile leaves; the next one becomes visible. */
function draw(m: M, stack: Stack): void {
  m.move(stack.top, stack.gone);
  if (stack.rest.cards.length > 0) m.move(stack.rest, stack.top);
}
