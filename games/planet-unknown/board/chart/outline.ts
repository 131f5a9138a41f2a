import { present } from '@orrery/kernel';
import { CELL } from '../read/cells.ts';

/** Borders of sets of cells, as closed ways along the lines of the grid. */

export type XY = readonly [x: number, y: number];

const key = (x: number, y: number): number => y * 64 + x;

/** Edges that leave a corner: every edge has the set on its right hand. */
function edges(cells: readonly XY[]): Map<number, XY[]> {
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  const from = new Map<number, XY[]>();
  const add = (x: number, y: number, to: XY) => {
    const known = from.get(key(x, y));
    if (known) known.push(to);
    else from.set(key(x, y), [to]);
  };
  for (const [x, y] of cells) {
    if (!inside.has(key(x, y - 1))) add(x, y, [x + 1, y]);
    if (!inside.has(key(x + 1, y))) add(x + 1, y, [x + 1, y + 1]);
    if (!inside.has(key(x, y + 1))) add(x + 1, y + 1, [x, y + 1]);
    if (!inside.has(key(x - 1, y))) add(x, y + 1, [x, y]);
  }
  return from;
}

/** Where two ways touch in a corner, the one that turns right stays with its own cells. */
function goOn(ways: XY[], at: XY, heading: XY): XY {
  const right: XY = [-heading[1], heading[0]];
  const rightTurn = ways.findIndex(([x, y]) => x - at[0] === right[0] && y - at[1] === right[1]);
  return ways.splice(Math.max(0, rightTurn), 1)[0];
}

/** The corners of each closed way. */
export function loops(cells: readonly XY[]): XY[][] {
  const from = edges(cells);
  const found: XY[][] = [];
  for (const [start, ways] of from)
    while (ways.length > 0) {
      const first: XY = [start % 64, Math.floor(start / 64)];
      const corners: XY[] = [];
      let at = first;
      let heading: XY = [0, 0];
      do {
        const next = goOn(present(from.get(key(at[0], at[1])), 'way on'), at, heading);
        const turned: XY = [next[0] - at[0], next[1] - at[1]];
        if (turned[0] !== heading[0] || turned[1] !== heading[1]) corners.push(at);
        heading = turned;
        at = next;
      } while (at[0] !== first[0] || at[1] !== first[1]);
      found.push(tidy(corners));
    }
  return found;
}

/** The first corner may be none: a straight way can run through it. */
function tidy(corners: XY[]): XY[] {
  const [[x0, y0], [x1, y1]] = corners;
  const [xn, yn] = corners[corners.length - 1];
  const straight = (x0 === x1 && x0 === xn) || (y0 === y1 && y0 === yn);
  return straight ? corners.slice(1) : corners;
}

const toward = ([x, y]: XY, [tx, ty]: XY, far: number): XY => {
  const length = Math.hypot(tx - x, ty - y);
  return [x + ((tx - x) / length) * far, y + ((ty - y) / length) * far];
};

const point = ([x, y]: XY): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

/** A closed path through the corners, in units of the drawing, each corner rounded. */
function rounded(corners: readonly XY[], radius: number): string {
  const scaled = corners.map(([x, y]): XY => [x * CELL, y * CELL]);
  const parts = scaled.map((corner, i) => {
    const before = scaled[(i + scaled.length - 1) % scaled.length];
    const after = scaled[(i + 1) % scaled.length];
    if (radius === 0) return `${i === 0 ? 'M' : 'L'}${point(corner)}`;
    const [enter, leave] = [toward(corner, before, radius), toward(corner, after, radius)];
    return `${i === 0 ? 'M' : 'L'}${point(enter)}Q${point(corner)} ${point(leave)}`;
  });
  return `${parts.join('')}Z`;
}

/** The outline of a set of cells as a path. */
export const outline = (cells: readonly XY[], radius = 0): string =>
  loops(cells)
    .map((corners) => rounded(corners, radius))
    .join('');
