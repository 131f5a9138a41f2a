import { CELL } from '../read/cells.ts';

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
}

/** A finger hides what is under it, so what it drags hovers this many pixels above. */
export const LIFT = 48;

/** The place on the chart under a pointer, in whole cells; it may lie outside of the grid. */
export function cellUnder(chart: SVGSVGElement | null, { clientX, clientY }: Pointer, lift = 0) {
  const matrix = chart?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY - lift).matrixTransform(matrix.inverse());
  return { x: Math.floor(x / CELL), y: Math.floor(y / CELL) };
}

/** True while the picture is enlarged: then a finger on open ground moves the picture. */
export function isEnlarged(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().width > element.offsetWidth * 1.02;
}

/** Cells round what lies on the chart already that count as taking hold of it. */
const NEAR = 2;

export const isNear = (one: { x: number; y: number } | undefined, other: { x: number; y: number } | undefined) =>
  one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) <= NEAR;
