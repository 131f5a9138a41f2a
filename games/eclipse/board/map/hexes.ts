/** The map is drawn in units of which a hex measures 100 from its middle to a corner; flat sides lie north and south. */
const RADIUS = 100;
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zone {
  readonly q: number;
  readonly r: number;
}

export const centreOf = ({ q, r }: Zone): Point => ({ x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) });

export const polar = (turns: number, radius: number): Point => ({
  x: radius * Math.sin(turns * 2 * Math.PI),
  y: -radius * Math.cos(turns * 2 * Math.PI),
});

export const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** The middle of an edge, seen from the middle of its hex; edge 0 is north. */
export const edgeMiddle = (edge: number, inset = 0): Point => polar(edge / 6, APOTHEM - inset);

const corner = (n: number, radius: number): string => {
  const { x, y } = polar((n + 0.5) / 6, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** A hex round 0,0. */
export const hexPath = (radius: number): string => `M${[0, 1, 2, 3, 4, 5].map((n) => corner(n, radius)).join('L')}z`;

export const HEX = hexPath(RADIUS - 1.2);
export const HEX_INNER = hexPath(RADIUS - 6);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 14;

/** The smallest box round these hexes. */
export function boxOf(zones: readonly Zone[]): Box {
  const middles = zones.map(centreOf);
  const left = Math.min(...middles.map(({ x }) => x)) - RADIUS - MARGIN;
  const top = Math.min(...middles.map(({ y }) => y)) - APOTHEM - MARGIN;
  const right = Math.max(...middles.map(({ x }) => x)) + RADIUS + MARGIN;
  const bottom = Math.max(...middles.map(({ y }) => y)) + APOTHEM + MARGIN;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
