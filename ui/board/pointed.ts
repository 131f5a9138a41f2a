import type { Answer } from '@orrery/kernel';
import { useSyncExternalStore } from 'react';
import type { Part } from '../target.ts';

/**
 * The thing under the pointer or with the focus, wherever on the page it is drawn. It changes often and concerns few
 * drawings, so it is not part of what a whole picture is drawn from: those who need it listen.
 */
export interface PointedThing {
  readonly id: string;
  /** What of an answer it stands for, and the answers that it would begin. */
  readonly says?: Part;
  readonly begins?: readonly Answer[];
}

const listeners = new Set<() => void>();
let pointed: PointedThing | undefined;
/** What a story speaks of at the moment: it is shown while nothing else is pointed at. */
let spoken: PointedThing | undefined;
const current = () => pointed ?? spoken;

/** A thing as `thing` of `@orrery/ui` wrote it on its element. */
export function readThing({ dataset }: HTMLElement | SVGElement): PointedThing {
  const { target = '', says, begins } = dataset;
  return {
    id: target,
    ...(says ? { says: JSON.parse(says) as Part } : {}),
    ...(begins ? { begins: JSON.parse(begins) as Answer[] } : {}),
  };
}

/** Words that speak of a thing: while they are pointed at, the thing is. */
export const pointing = (id: string): { readonly 'data-points': string } => ({ 'data-points': id });

function note({ target }: Event): void {
  const element =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-target], [data-points]') : null;
  const id = element?.dataset.target ?? element?.dataset.points;
  if (id === pointed?.id) return;
  pointed = element && id ? { ...readThing(element), id } : undefined;
  for (const listener of listeners) listener();
}

/** A story points at what it speaks of; whoever points at something else themselves sees that. */
export function pointAt(id: string | undefined): void {
  spoken = id === undefined ? undefined : { id };
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

export const usePointedThing = (): PointedThing | undefined => useSyncExternalStore(listen, current, () => undefined);

/** The id of the thing that is pointed at, if it is one of those the reader cares about: others do not draw it again. */
export function usePointed(cares: (id: string) => boolean = () => true): string | undefined {
  const get = () => {
    const thing = current();
    return thing !== undefined && cares(thing.id) ? thing.id : undefined;
  };
  return useSyncExternalStore(listen, get, () => undefined);
}
