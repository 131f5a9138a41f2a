import { present, type Seat } from '@orrery/kernel';
import { rulesOf } from './corporations/index.ts';
import { add } from './pending.ts';
import type { Cell, M } from './table.ts';
import { activeTech } from './techs.ts';

/** Meteorites and lifepods: what happens to them, wherever it comes from. */

/** The meteorite goes to the corporation board; Horizon 3 gives a patch for it. */
export function collectMeteorite(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  area.collected += 1;
  m.tell({ type: 'meteorite-collected', seat, cell });
  if (activeTech(area, 'patch-per-meteorite')) add(area, { kind: 'patch' });
}

/** Takes a meteorite off a cell: one that lies there, else one that is carried. */
export function liftMeteorite(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  const at = area.meteorites.indexOf(cell);
  if (at >= 0) area.meteorites.splice(at, 1);
  else
    present(
      area.rovers.find((rover) => rover.at === cell),
      'meteorite there',
    ).loaded = false;
}

export function destroyMeteorite(m: M, seat: Seat, cell: Cell): void {
  liftMeteorite(m, seat, cell);
  m.tell({ type: 'meteorite-destroyed', seat, cell });
}

/** To the scoring area; Cosmos and Jump Drive choose a place (PU-10.4.1, PU-10.6.2). */
export function collectLifepod(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  area.lifepods.splice(area.lifepods.indexOf(cell), 1);
  m.tell({ type: 'lifepod-collected', seat, cell });
  if (rulesOf(area).lifepodPlaces) {
    area.held += 1;
    add(area, { kind: 'lifepod' });
  } else area.scored += 1;
}

export function destroyLifepod(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  area.lifepods.splice(area.lifepods.indexOf(cell), 1);
  area.lost.lifepods += 1;
  m.tell({ type: 'lifepod-destroyed', seat, cell });
}

/** PU-7.5.5; a carried meteorite stays where it is (PU-R13). */
export function destroyRover(m: M, seat: Seat, cell: Cell): void {
  const area = m.table.areas[seat];
  const at = area.rovers.findIndex((rover) => rover.at === cell);
  const [{ loaded }] = area.rovers.splice(at, 1);
  area.lost.rovers += 1;
  if (loaded) area.meteorites.push(cell);
  m.tell({ type: 'rover-destroyed', seat, cell });
}
