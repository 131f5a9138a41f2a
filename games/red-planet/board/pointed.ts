import { type SyntheticEvent, useState } from 'react';

/**
 * The thing under the pointer or with the focus. It changes often and concerns few drawings, so it is not part of what
 * the whole picture is drawn from: those who need it listen.
 */
export interface Pointer {
  get(): string | undefined;
  listen(listener: () => void): () => void;
  /** Handlers for the element that holds the things. */
  readonly handlers: {
    readonly [name in 'onPointerOver' | 'onFocus' | 'onPointerLeave' | 'onBlur']: (event: SyntheticEvent) => void;
  };
}

function makePointer(): Pointer {
  const listeners = new Set<() => void>();
  let pointed: string | undefined;
  const set = (id: string | undefined) => {
    if (id === pointed) return;
    pointed = id;
    for (const listener of listeners) listener();
  };
  const point = ({ target }: SyntheticEvent) =>
    set((target as Element).closest<HTMLElement | SVGElement>('[data-target]')?.dataset.target);
  const leave = () => set(undefined);
  return {
    get: () => pointed,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    handlers: { onPointerOver: point, onFocus: point, onPointerLeave: leave, onBlur: leave },
  };
}

export const usePointer = (): Pointer => useState(makePointer)[0];

/** Nothing is ever pointed at: for pictures that only show. */
export const NO_POINTER = makePointer();
