import { useSyncExternalStore } from 'react';

/**
 * The thing under the pointer or with the focus, by its id, wherever on the page it is drawn. It changes often and
 * concerns few drawings, so it is not part of what a whole picture is drawn from: those who need it listen.
 */
const listeners = new Set<() => void>();
let pointed: string | undefined;

function note({ target }: Event): void {
  const thing = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-target]') : null;
  const id = thing?.dataset.target;
  if (id === pointed) return;
  pointed = id;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerover', note);
    document.addEventListener('focusin', note);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('pointerover', note);
    document.removeEventListener('focusin', note);
    pointed = undefined;
  };
}

/** The thing that is pointed at, if it is one of those the reader cares about: others do not draw it again. */
export function usePointed(cares: (id: string) => boolean = () => true): string | undefined {
  const get = () => (pointed !== undefined && cares(pointed) ? pointed : undefined);
  return useSyncExternalStore(listen, get, () => undefined);
}
