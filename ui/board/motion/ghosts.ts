import type { Rect } from '../../rects.ts';
import { PIECES } from './places.ts';

/** What a piece lies in up to the drawing itself, innermost first and beginning with the piece. */
export function layersOf(piece: Element, root: Element): Element[] {
  const layers: Element[] = [];
  for (let at: Element | null = piece; at && at !== root; at = at.parentElement) layers.push(at);
  return [...layers, root];
}

/** Draws a piece once more that the new picture has no longer. Nothing if all that it lay in is gone as well. */
export function ghostOf(layers: readonly Element[], seen: Rect): Element | undefined {
  const at = layers.findIndex((element) => element.isConnected);
  const gone = layers[at - 1];
  if (!gone || gone.querySelectorAll('[data-piece]').length > 1) return undefined;
  const ghost = copyOf(gone);
  layers[at].append(ghost);
  lay(ghost, seen);
  return ghost;
}

/** Draws a piece once more that comes to others of its kind: those stay where they are. */
export function twinOf(piece: Element): Element {
  const twin = copyOf(piece);
  piece.after(twin);
  lay(twin, piece.getBoundingClientRect());
  return twin;
}

/** In a drawing a copy is where it belongs; in a text it must lie where it is seen to be, and push nothing aside. */
function lay(copy: Element, { left, top, width, height }: Rect): void {
  const isDrawn = copy.parentElement?.closest('svg');
  if (isDrawn || !(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  const piece = copy.matches(GONE) ? copy : copy.querySelector(GONE);
  copy.style.position = 'absolute';
  if (piece === copy)
    Object.assign(copy.style, { boxSizing: 'border-box', width: `${width}px`, height: `${height}px` });
  const here = (piece ?? copy).getBoundingClientRect();
  copy.style.translate = `${left - here.left}px ${top - here.top}px`;
}

const GONE = '[data-piece=gone]';

/** What answers and names its own thing does so only once. */
const OWN = ['data-target', 'data-can', 'data-says', 'data-begins', 'id', 'role', 'tabindex', 'aria-label'];

/** For the eye only. */
function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of OWN) part.removeAttribute(name);
    // It is still drawn as a piece.
    if (part.matches(PIECES)) part.setAttribute('data-piece', 'gone');
  }
  copy.setAttribute('aria-hidden', 'true');
  copy.setAttribute('pointer-events', 'none');
  return copy;
}
