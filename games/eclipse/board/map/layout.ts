import type { Seat } from '@orrery/kernel';
import { hexOf, type Npc, type Ship } from '../../data/index.ts';
import { typesIn } from '../../rules/lookups/index.ts';
import type { SeenSector } from '../../rules/table.ts';
import type { SquareId } from '../../rules/vocabulary.ts';

/*
 * Everything in a sector stands upright at one place, whichever way its hex lies: the number on top, below it the ships,
 * a row for each owner, then population and what else there is; the disc in the left corner, points in the right one.
 */

export interface Figure {
  readonly seat: Seat | null;
  readonly ship: Ship | Npc;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface FleetRow {
  readonly seat: Seat | null;
  /** Where the owner's symbol stands; a second row of the same owner has none. */
  readonly symbol: { readonly x: number; readonly y: number; readonly size: number } | null;
  readonly figures: readonly Figure[];
}

const FLEETS = { y: -10, width: 118, height: 84, largest: 50, smallest: 12 };
/** Room for the owner's symbol before a row, and for the number beside equal ships, in figures. */
const SYMBOL = 0.45;
const NUMBER = 0.42;
/** Between two owners in one row. */
const GAP = 0.25;

interface Line {
  readonly seat: Seat | null;
  readonly first: boolean;
  readonly ships: readonly { readonly ship: Ship | Npc; readonly count: number }[];
}

/** Each owner's ships in order of entry, so many types in a line. */
function linesOf({ npc, fleets }: SeenSector, types: number): Line[] {
  const lines: Line[] = npc ? [{ seat: null, first: true, ships: [{ ship: npc.kind, count: npc.count }] }] : [];
  for (const fleet of fleets) {
    const ships = typesIn(fleet).map((ship) => ({ ship, count: fleet[ship] }));
    for (let at = 0; at < ships.length; at += types)
      lines.push({ seat: fleet.seat, first: at === 0, ships: ships.slice(at, at + types) });
  }
  return lines;
}

const lead = ({ seat }: Line): number => (seat === null ? 0 : SYMBOL);
const widthOf = (count: number): number => 1 + (count > 1 ? NUMBER : 0);
const lengthOf = (line: Line): number => line.ships.reduce((sum, { count }) => sum + widthOf(count), lead(line));

/** Fills rows of a length with lines, one after the other; null if one of them is longer than a row. */
function packed(lines: readonly Line[], length: number): Line[][] | null {
  const rows: Line[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const own = lengthOf(line);
    if (own > length) return null;
    if (used + GAP + own > length) {
      rows.push([line]);
      used = own;
    } else {
      rows[rows.length - 1].push(line);
      used += GAP + own;
    }
  }
  return rows;
}

/** Rows with the largest figures that find room. */
function largest(sector: SeenSector): { readonly rows: Line[][]; readonly size: number } {
  const choices = [linesOf(sector, 4), linesOf(sector, 2), linesOf(sector, 1)];
  for (let size = FLEETS.largest; size > FLEETS.smallest; size--)
    for (const lines of choices) {
      const rows = packed(lines, FLEETS.width / size);
      if (rows && rows.length * size <= FLEETS.height) return { rows, size };
    }
  return { rows: choices[0].map((line) => [line]), size: FLEETS.smallest };
}

/** The fleets of a sector, as large as there is room. */
export function fleetRows(sector: SeenSector): FleetRow[] {
  const { rows, size } = largest(sector);
  return rows.flatMap((lines, row) => {
    const y = FLEETS.y + (row - (rows.length - 1) / 2) * size;
    const all = lines.reduce((sum, line) => sum + lengthOf(line) + GAP, -GAP);
    let left = (-all * size) / 2;
    return lines.map((line) => {
      const placed = placeLine(line, { x: left, y, size });
      left += (lengthOf(line) + GAP) * size;
      return placed;
    });
  });
}

function placeLine(line: Line, { x, y, size }: { x: number; y: number; size: number }): FleetRow {
  const { seat, first, ships } = line;
  let left = x + lead(line) * size;
  const figures = ships.map(({ ship, count }) => {
    const figure = { seat, ship, count, x: left + size / 2, y, size };
    left += widthOf(count) * size;
    return figure;
  });
  const symbol = seat !== null && first ? { x: x + (SYMBOL * size) / 2, y, size: size * 0.36 } : null;
  return { seat, symbol, figures };
}

export interface SquarePlace {
  readonly square: SquareId;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SQUARES = { y: 43, width: 118, largest: 22, gap: 3 };

/** Population squares in one row, the Orbital last. */
export function squarePlaces({ id, orbital }: SeenSector): SquarePlace[] {
  const squares: SquareId[] = hexOf(id).squares.map((_, square) => square);
  if (orbital !== 'none') squares.push('orbital');
  const step = Math.min(SQUARES.largest + SQUARES.gap, SQUARES.width / squares.length);
  return squares.map((square, i) => ({
    square,
    x: (i - (squares.length - 1) / 2) * step,
    y: SQUARES.y,
    size: step - SQUARES.gap,
  }));
}

export const DISC = { x: -73, y: 0, r: 16 };
export const POINTS = { x: 74, y: 0 };
export const SIGNS = { y: 67, step: 21 };
export const TITLE = { y: -57 };
