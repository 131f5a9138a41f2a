import { PIECES } from './places.ts';

/** What a piece lies in up to the drawing itself, innermost first and beginning with the piece. */
export function layersOf(piece: Element, root: Element): Element[] {
  const layers: Element[] = [];
  for (let at: Element | null = piece; at && at !== root; at = at.parentElement) layers.push(at);
  return [...layers, root];
}

/**
 * Draws a piece once more that the new picture has no longer, where it was. Nothing if all that it lay in is gone as well.
 */
export function ghostOf(layers: readonly Element[]): Element | undefined {
  const at = layers.findIndex((element) => element.isConnected);
  const gone = layers[at - 1];
  if (!gone || gone.querySelectorAll('[data-piece]').length > 1) return undefined;
  const ghost = copyOf(gone);
  layers[at].append(ghost);
  return ghost;
}

/** Draws a piece once more that comes to others of its kind: those stay where they are. */
export function twinOf(piece: Element): Element {
  const twin = copyOf(piece);
  piece.after(twin);
  // In a text it must not push the others aside.
  if (!piece.parentElement?.closest('svg') && (twin instanceof SVGElement || twin instanceof HTMLElement))
    layOver(twin, piece);
  return twin;
}

function layOver(twin: SVGElement | HTMLElement, piece: Element): void {
  Object.assign(twin.style, { position: 'absolute', margin: '0' });
  const [here, there] = [twin, piece].map((one) => one.getBoundingClientRect());
  twin.style.margin = `${there.top - here.top}px 0 0 ${there.left - here.left}px`;
}

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
