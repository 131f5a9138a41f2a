/** Pieces as they were drawn, with all that they lay in up to the drawing itself: innermost first. */
export type Drawn = ReadonlyMap<string, readonly Element[]>;

export function drawnIn(root: Element): Drawn {
  const drawn = new Map<string, Element[]>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const within: Element[] = [];
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) within.push(at);
    drawn.set(element.getAttribute('data-piece') ?? '', [...within, root]);
  }
  return drawn;
}

/** What answers and names its own thing does so only once. */
const OWN = ['data-target', 'data-can', 'data-says', 'data-begins', 'id', 'role', 'tabindex', 'aria-label'];

/**
 * Draws a piece once more that the new picture has no longer, where it was; it is for the eye only. Nothing if all that it
 * lay in is gone as well.
 */
export function ghostOf(piece: string, before: Drawn): Element | undefined {
  const within = before.get(piece) ?? [];
  const at = within.findIndex((element) => element.isConnected);
  const gone = within[at - 1];
  if (!gone || gone.querySelectorAll('[data-piece]').length > 1) return undefined;
  const ghost = gone.cloneNode(true) as Element;
  for (const element of [ghost, ...ghost.querySelectorAll('*')]) for (const name of OWN) element.removeAttribute(name);
  // It is still drawn as a piece.
  for (const element of [ghost, ...ghost.querySelectorAll('*')])
    if (element.hasAttribute('data-piece')) element.setAttribute('data-piece', 'gone');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('pointer-events', 'none');
  within[at].append(ghost);
  return ghost;
}
