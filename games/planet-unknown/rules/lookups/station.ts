import { count, present, type Seat } from '@orrery/kernel';
import { POSITIONS, SECTIONS } from '../../data/station.ts';
import type { TableView } from '../table.ts';

/** The stacks of the section a seat faces: outer, then inner (PU-3.1, PU-3.4). */
export function facing({ station, areas }: TableView, seat: Seat, rotation = station.rotation): [number, number] {
  const outer = (POSITIONS[areas.length][seat] + rotation) % SECTIONS;
  return [outer, SECTIONS + ((outer + station.shift) % SECTIONS)];
}

/** The stacks whose top tile the seat can take now: a tile it has taken in this block is no longer there. */
export function openStacks(table: TableView, seat: Seat, rotation?: number): number[] {
  const { taken } = table.areas[seat];
  return facing(table, seat, rotation).filter((stack) => taken?.stack !== stack && topOf(table, stack) !== undefined);
}

/** PU-5.1: tiles the seat can take. */
export const openTiles = (table: TableView, seat: Seat, rotation?: number): string[] =>
  openStacks(table, seat, rotation).map((stack) => present(topOf(table, stack), 'tile on this stack'));

export const topOf = ({ station }: TableView, stack: number): string | undefined =>
  station.stacks[stack].top.cards?.[0];

export const stackOf = (table: TableView, seat: Seat, tile: string): number =>
  present(
    openStacks(table, seat).find((stack) => topOf(table, stack) === tile),
    'stack with this tile',
  );

/** Tiles left in a stack, the visible one included. */
export const height = ({ top, rest }: TableView['station']['stacks'][number]): number => count(top) + count(rest);

/** PU-8.1 B: a section without any tile. */
export function emptySection({ station }: TableView): boolean {
  return Array.from({ length: SECTIONS }, (_, outer) => [outer, SECTIONS + ((outer + station.shift) % SECTIONS)]).some(
    (stacks) => stacks.every((stack) => height(station.stacks[stack]) === 0),
  );
}

/** PU-7.8.4: only one tile is left in the section. */
export const isLastTile = (table: TableView, seat: Seat): boolean =>
  facing(table, seat).reduce((sum, stack) => sum + height(table.station.stacks[stack]), 0) === 1;

/** One section clockwise: the section that faced position p - 1 now faces p. */
export const clockwise = (rotation: number): number => (rotation + SECTIONS - 1) % SECTIONS;

export interface Depot {
  readonly stack: number;
  /** Null when the stack is empty. */
  readonly tile: string | null;
  readonly height: number;
}

/** What a seat would face with the station turned like this: the outer and the inner depot. */
export function depots(table: TableView, seat: Seat, rotation = table.station.rotation): [Depot, Depot] {
  const [outer, inner] = facing(table, seat, rotation).map(
    (stack): Depot => ({ stack, tile: topOf(table, stack) ?? null, height: height(table.station.stacks[stack]) }),
  );
  return [outer, inner];
}
