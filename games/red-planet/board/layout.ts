import type { Size } from '@orrery/ui/board';
/** Where the parts of the table stand, for the room they get. */

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** The launch pad: its left end, its platform, its width, its rows, and how far docks may be enlarged. */
export interface PadSpot extends Spot {
  readonly width: number;
  readonly most: number;
  readonly rows: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly mars?: Spot;
  readonly phobos?: Spot;
  readonly memorial?: Spot;
  readonly dial?: Spot;
  readonly ice?: Spot;
  readonly decks?: Spot & { readonly columns: number };
  readonly stop?: Spot;
  /** Decoration, where a corner is free. */
  readonly compass?: Spot;
  readonly pad?: PadSpot;
  /** Where rooms too small for everything turn between the globe and the launch pad. */
  readonly turn?: Spot;
}

const wide: Layout = {
  width: 2120,
  height: 1020,
  mars: { x: 510, y: 510 },
  phobos: { x: 1190, y: 190 },
  memorial: { x: 1520, y: 150 },
  dial: { x: 1930, y: 200 },
  ice: { x: 1520, y: 345 },
  decks: { x: 1700, y: 100, columns: 1, scale: 0.86 },
  stop: { x: 1190, y: 440 },
  compass: { x: 84, y: 938 },
  pad: { x: 1030, y: 885, width: 1080, most: 1.3, rows: 1 },
};

const square: Layout = {
  width: 1540,
  height: 1350,
  mars: { x: 510, y: 508 },
  phobos: { x: 1185, y: 180 },
  memorial: { x: 1145, y: 735 },
  dial: { x: 1366, y: 495 },
  ice: { x: 1145, y: 912 },
  decks: { x: 1368, y: 748, columns: 2, scale: 0.94 },
  stop: { x: 1402, y: 56 },
  compass: { x: 84, y: 916, scale: 0.94 },
  pad: { x: 20, y: 1246, width: 1500, most: 0.98, rows: 1 },
};

const tall: Layout = {
  width: 1020,
  height: 1660,
  mars: { x: 510, y: 508 },
  phobos: { x: 152, y: 1052, scale: 0.94 },
  memorial: { x: 872, y: 1062 },
  dial: { x: 512, y: 1142, scale: 0.82 },
  ice: { x: 893, y: 44 },
  decks: { x: 52, y: 58, columns: 2, scale: 0.74 },
  stop: { x: 880, y: 126 },
  pad: { x: 10, y: 1545, width: 1000, most: 1.1, rows: 1 },
};

/** Small rooms: the globe alone, with the launch pad on another page. */
const globeBeside: Layout = {
  width: 1200,
  height: 990,
  mars: { x: 452, y: 495, scale: 0.9 },
  phobos: { x: 1044, y: 158 },
  dial: { x: 1050, y: 446, scale: 0.66 },
  memorial: { x: 1050, y: 680, scale: 0.94 },
  turn: { x: 1050, y: 896 },
  decks: { x: 38, y: 48, columns: 3, scale: 0.62 },
  stop: { x: 146, y: 946 },
};

const globeWide: Layout = {
  width: 1900,
  height: 1020,
  mars: { x: 510, y: 510 },
  phobos: { x: 1240, y: 240, scale: 1.4 },
  dial: { x: 1670, y: 235, scale: 1.3 },
  memorial: { x: 1240, y: 740, scale: 1.4 },
  decks: { x: 44, y: 56, columns: 2, scale: 0.7 },
  ice: { x: 1670, y: 540, scale: 1.2 },
  turn: { x: 1670, y: 715, scale: 1.3 },
  stop: { x: 1670, y: 905, scale: 1.3 },
};

const globeAbove: Layout = {
  width: 1020,
  height: 1290,
  mars: { x: 510, y: 508 },
  phobos: { x: 152, y: 1106, scale: 0.94 },
  dial: { x: 512, y: 1148, scale: 0.8 },
  memorial: { x: 868, y: 1120 },
  decks: { x: 932, y: 124, columns: 1, scale: 0.56 },
  ice: { x: 893, y: 44 },
  stop: { x: 880, y: 126 },
  turn: { x: 130, y: 56, scale: 0.8 },
};

const FULL = [wide, square, tall];
const GLOBES = [globeBeside, globeWide, globeAbove];

export type Page = 'globe' | 'pad';

/** Height of one row of docks. */
export const PAD_ROW = 440;

/** Below this many pixels for a unit of the globe, everything at once would be too small to read. */
const READABLE = 0.29;

/** Pixels for a unit of the globe. */
export function scaleIn({ width, height }: Size, layout: Layout): number {
  return Math.min(width / layout.width, height / layout.height) * (layout.mars?.scale ?? 1);
}

const best = (room: Size, layouts: readonly Layout[]): Layout =>
  layouts.reduce((one, other) => (scaleIn(room, other) > scaleIn(room, one) ? other : one));

/** The layout for a room. Without a room (drawn on a server) it is the one of a wide screen. */
export function layoutFor(room: Size, page: Page, docks: number): Layout {
  if (room.height === 0) return square;
  const full = best(room, FULL);
  if (scaleIn(room, full) >= READABLE) return full;
  return page === 'globe' ? best(room, GLOBES) : padPage(room, docks);
}

/** The launch pad alone. */
function padPage(room: Size, docks: number): Layout {
  const ratio = room.width / room.height;
  const rows = ratio < 1.5 && docks > 3 ? 2 : 1;
  const least = rows * PAD_ROW + 110;
  const width = Math.max(least * ratio, Math.ceil(docks / rows) * 180);
  const height = width / ratio;
  return {
    width,
    height,
    pad: { x: 8, y: height - 122 - (rows - 1) * PAD_ROW, width: width - 16, most: 1.16, rows },
    turn: { x: 160, y: 56 },
    stop: { x: width - 160, y: 56 },
  };
}
