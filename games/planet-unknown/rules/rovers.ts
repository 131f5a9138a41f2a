import { present, type Seat } from '@orrery/kernel';
import type { Terrain } from '../data/ids.ts';
import { rulesOf } from './corporations/index.ts';
import { isEndBlock } from './flow.ts';
import { chartOf } from './lookups/atlas.ts';
import { buildingHere, CELLS, hasCell, numberOf, roverHere, terrainNumber } from './lookups/ground.ts';
import { tileCells } from './lookups/orientation.ts';
import { terrainAt } from './lookups/terrain.ts';
import type { Area, AreaView, Cell, M, Rover, TableView } from './table.ts';
import { activeTech, readyTech, spend } from './techs.ts';
import { collectLifepod, collectMeteorite } from './tokens.ts';
import { question, type RoverMove } from './vocabulary.ts';

const shows = (area: AreaView, cell: Cell, terrain: Terrain): boolean =>
  terrainNumber(area.cells[cell]) === numberOf(terrain);

/** PU-13.4.3: visible terrain that the event closes to rovers; currents never count (PU-R16). */
const isClosed = ({ rule }: TableView, area: AreaView, cell: Cell): boolean =>
  rule?.rule === 'rover-forbidden-terrain' && shows(area, cell, rule.terrain);

/** PU-11.9 K'Aax */
const isToxic = (area: AreaView, cell: Cell): boolean => {
  const { planet, special } = chartOf(area);
  return planet.rule.type === 'toxic' && area.cells[cell] === 0 && hasCell(special, cell);
};

/** Why a rover may not come to this cell by a step or a teleport (PU-7.5.3, PU-R18, PU-R19). */
export function barsRover(table: TableView, seat: Seat, cell: Cell) {
  const area = table.areas[seat];
  if (!hasCell(chartOf(area).grid, cell)) return 'off-the-grid';
  if (roverHere(area, cell)) return 'rover-in-the-way';
  if (isToxic(area, cell)) return 'toxic';
  if (isClosed(table, area, cell)) return 'event-terrain';
  return undefined;
}

/** PU-10.4.5: a step onto energy terrain is free for Cosmos 4. */
export const isFreeStep = (area: AreaView, cell: Cell): boolean => {
  const free = activeTech(area, 'free-steps');
  return free !== undefined && terrainAt(area, cell) === numberOf(free.effect.terrain);
};

/** Free steps would go on for ever: a rover makes each of them once between two paid ones (PU-20.2). */
function wasMade({ glided, rovers }: AreaView, place: number, to: Cell): boolean {
  if (glided) return glided.includes(place * CELLS + to);
  const { at, trail = [] } = rovers[place];
  return trail.some((cell, i) => cell === at && trail[i + 1] === to);
}

function glide({ glided, rovers }: Area, from: Cell, to: Cell): void {
  const place = rovers.findIndex(({ at }) => at === from);
  const rover = rovers[place];
  if (glided) glided.push(place * CELLS + to);
  else rover.trail = [...(rover.trail ?? [from]), to];
}

/** Something else happened: from now on free steps may be made again. */
export function endGlide(area: Area): void {
  if (area.glided) area.glided = [];
  else area.rovers = area.rovers.map(({ at, loaded }) => ({ at, loaded }));
}

/** Steps and jumps that rovers can make now (PU-7.5.3). */
export function roverMoves(table: TableView, seat: Seat): RoverMove[] {
  const area = table.areas[seat];
  if (area.movement === 0 || area.rovers.length === 0) return [];
  const { steps, diagonals } = chartOf(area);
  const diagonal = activeTech(area, 'diagonal-steps') !== undefined;
  const moves: RoverMove[] = [];
  for (const [place, { at: from }] of area.rovers.entries()) {
    for (const to of diagonal ? [...steps[from], ...diagonals[from]] : steps[from])
      if (!barsRover(table, seat, to) && !(isFreeStep(area, to) && wasMade(area, place, to)))
        moves.push({ act: 'step', from, to });
    for (const to of jumpTargets(table, seat, from))
      if (!barsRover(table, seat, to)) moves.push({ act: 'jump', from, to });
  }
  return moves;
}

/** Once-per-round jumps are not started in the end-of-game block (PU-R44). */
function jumpTargets(table: TableView, seat: Seat, from: Cell): Cell[] {
  const area = table.areas[seat];
  if (activeTech(area, 'civ-gates')) return civGates(area, from);
  return !isEndBlock(table) && readyTech(area, 'terrain-gates') ? terrainGates(area, from) : [];
}

/** PU-10.2.5: from one civ building to another (PU-R30, PU-R42). */
function civGates(area: AreaView, from: Cell): Cell[] {
  if (!buildingHere(area, from, 'civ')) return [];
  return chartOf(area).cells.filter((cell) => cell !== from && buildingHere(area, cell, 'civ'));
}

/** PU-10.6.3 B: the same terrain on another piece. */
function terrainGates(area: AreaView, from: Cell): Cell[] {
  const terrain = terrainNumber(area.cells[from]);
  if (terrain === 0) return [];
  const own = pieceCells(area, from);
  return chartOf(area).cells.filter((cell) => terrainNumber(area.cells[cell]) === terrain && !own.includes(cell));
}

/** The cells of the piece on top here. */
function pieceCells(area: AreaView, cell: Cell): Cell[] {
  if (area.patches.includes(cell)) return [cell];
  const tile = area.tiles.find((placement) => tileCells(placement).some((one) => one.cell === cell));
  return tile ? tileCells(tile).map((one) => one.cell) : [];
}

/** Pays for a step or jump and makes it. */
export function moveRover(m: M, seat: Seat, { act, from, to }: RoverMove): void {
  const area = m.table.areas[seat];
  if (act === 'step' && isFreeStep(area, to)) glide(area, from, to);
  else {
    area.movement -= 1;
    endGlide(area);
  }
  const gates = act === 'jump' ? readyTech(area, 'terrain-gates') : undefined;
  if (gates) spend(area, gates);
  m.tell({ type: act === 'step' ? 'rover-moved' : 'rover-jumped', seat, from, to });
  enter(m, seat, from, to);
}

/** The rover comes to a cell and takes what is there (PU-7.5.4). */
export function enter(m: M, seat: Seat, from: Cell, to: Cell): void {
  const area = m.table.areas[seat];
  roverAt(area, from).at = to;
  arrive(m, seat, to);
}

export function arrive(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  if (area.lifepods.includes(cell)) {
    collectLifepod(m, seat, cell);
    endGlide(area);
  }
  if (rulesOf(area).hauls) unload(m, seat, { cell, mayLoad: true });
  else if (area.meteorites.includes(cell)) {
    area.meteorites.splice(area.meteorites.indexOf(cell), 1);
    collectMeteorite(m, seat, cell);
    endGlide(area);
  }
}

const roverAt = ({ rovers }: Area, cell: Cell): Rover =>
  present(
    rovers.find(({ at }) => at === cell),
    'rover there',
  );

type Haul = {
  cell: Cell;
  /** A meteorite lying here may still be loaded. */
  mayLoad: boolean;
};

/** PU-10.5.3: deliver at a rover building (PU-R43), or sink in water; then load what lies here and try once more (PU-R55). */
function unload(m: M, seat: Seat, { cell, mayLoad }: Haul): void {
  const area = m.table.areas[seat];
  const rover = roverAt(area, cell);
  const sinks = rover.loaded && shows(area, cell, 'water') && activeTech(area, 'sink-meteorite');
  if (rover.loaded && buildingHere(area, cell, 'rover')) {
    rover.loaded = false;
    collectMeteorite(m, seat, cell);
  }
  if (sinks) m.next(sinkMeteorite({ seat, cell, mayLoad }));
  else load(m, seat, { cell, mayLoad });
}

function load(m: M, seat: Seat, { cell, mayLoad }: Haul): void {
  const area = m.table.areas[seat];
  const rover = roverAt(area, cell);
  if (!mayLoad || rover.loaded || !area.meteorites.includes(cell)) return;
  area.meteorites.splice(area.meteorites.indexOf(cell), 1);
  rover.loaded = true;
  m.tell({ type: 'meteorite-loaded', seat, cell });
  unload(m, seat, { cell, mayLoad: false });
}

/** PU-10.5.6, LVL4 */
const sinkMeteorite = question('sink-meteorite', {
  rule: 'PU-10.5.6',
  answers: () => [{ sink: true }, { sink: false }],
  take(m, { seat, cell, mayLoad }, { sink }) {
    if (sink) sinkLoad(m, seat, cell);
    load(m, seat, { cell, mayLoad });
  },
});

/** The carried one, also if another meteorite lies here. */
function sinkLoad(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  roverAt(area, cell).loaded = false;
  m.tell({ type: 'meteorite-destroyed', seat, cell });
}

/** PU-7.5.1: free cells of the tile placed last. */
export function deployCells(area: AreaView): Cell[] {
  const tile = area.tiles.at(-1);
  if (!tile || area.reserve === 0) return [];
  return tileCells(tile)
    .map(({ cell }) => cell)
    .filter((cell) => !roverHere(area, cell));
}

export function deploy(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  area.reserve -= 1;
  area.rovers.push({ at: cell, loaded: false });
  m.tell({ type: 'rover-deployed', seat, cell });
  arrive(m, seat, cell);
}

/** PU-12.1.5: every cell a rover may come to. */
export const relocationCells = (table: TableView, seat: Seat): Cell[] =>
  chartOf(table.areas[seat]).cells.filter((cell) => !barsRover(table, seat, cell));

export const roverFrames = [sinkMeteorite];
