import type { Rect } from '../../rects.ts';
import type { Size } from '../use-size.ts';
import type { Named } from './alike.ts';
import type { Start } from './courses.ts';

/**
 * Where a piece is drawn, in the coordinates of what stays put around it: its whole drawing, or the part of the page whose
 * pieces are moved. So a board that is panned, enlarged or given another room leaves every piece in its place.
 */
export interface PiecePlace {
  readonly element: Element;
  readonly ground: Element;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pieces of a picture by their names. */
export type Places = Named<PiecePlace>;

export const PIECES = '[data-piece]:not([data-piece=gone])';

/** Measures pieces. Nothing is written in between, so that the page is laid out only once. */
export class Measure {
  private readonly root: Element;
  private readonly grounds = new Map<Element, DOMMatrix>();

  constructor(root: Element) {
    this.root = root;
  }

  places(): Places {
    const places = new Map<string, PiecePlace[]>();
    for (const element of this.root.querySelectorAll(PIECES)) {
      const place = this.placeOf(element);
      const name = element.getAttribute('data-piece') ?? '';
      if (place) places.set(name, [...(places.get(name) ?? []), place]);
    }
    return places;
  }

  /** Nothing if it is not in sight. */
  placeOf(element: Element): PiecePlace | undefined {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 && height === 0) return undefined;
    const ground = groundOf(element, this.root);
    const inverse = this.matrixOf(ground).inverse();
    const { x, y } = inverse.transformPoint({ x: left + width / 2, y: top + height / 2 });
    const scale = sizeOf(inverse);
    return { element, ground, x, y, width: width * scale, height: height * scale };
  }

  /** Where a piece was drawn, seen from where it is drawn now; `before` measured that picture. */
  startOf(was: PiecePlace, now: PiecePlace, before: Measure): Start {
    const then = was.ground.isConnected ? this.matrixOf(was.ground) : before.matrixOf(was.ground);
    const [from, to] = [then.transformPoint(was), this.matrixOf(now.ground).transformPoint(now)];
    const { parentElement } = now.element;
    const { a, b, c, d } = this.matrixOf(parentElement ?? this.root).inverse();
    const [x, y] = [from.x - to.x, from.y - to.y];
    const zoom = sizeOf(then) / sizeOf(this.matrixOf(now.ground));
    const scale = isAlike(was, now) ? (was.width / now.width) * zoom : 1;
    return { x: round(a * x + c * y), y: round(b * x + d * y), scale: round(scale) };
  }

  /** Where a piece of the picture before would be on the screen now. */
  rectOf({ ground, x, y, width, height }: PiecePlace): Rect {
    const matrix = this.matrixOf(ground);
    const { x: left, y: top } = matrix.transformPoint({ x: x - width / 2, y: y - height / 2 });
    return { left, top, width: width * sizeOf(matrix), height: height * sizeOf(matrix) };
  }

  /** From the coordinates in which the children of an element are drawn to those of the screen. */
  private matrixOf(element: Element): DOMMatrix {
    const known = this.grounds.get(element);
    if (known) return known;
    const matrix = matrixOf(element);
    this.grounds.set(element, matrix);
    return matrix;
  }
}

/** The drawing that a piece is part of; the root for what is no part of a drawing. */
function groundOf(piece: Element, root: Element): Element {
  let ground = root;
  for (let at = piece.parentElement; at && at !== root; at = at.parentElement)
    if (at instanceof SVGSVGElement) ground = at;
  return ground;
}

function matrixOf(element: Element): DOMMatrix {
  const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : undefined;
  if (drawn) return DOMMatrix.fromMatrix(drawn);
  const { left, top, width } = element.getBoundingClientRect();
  const laidOut = element instanceof HTMLElement ? element.offsetWidth : 0;
  return new DOMMatrix().translate(left, top).scale(laidOut > 0 ? width / laidOut : 1);
}

const sizeOf = ({ a, b }: DOMMatrix): number => Math.hypot(a, b);

/** The same drawing, perhaps in another size; one that shows more than before reaches further to one side. */
export const isAlike = (one: Size, other: Size): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) < 0.1;

const round = (value: number): number => Math.round(value * 1000) / 1000;
