import { useMemo, useSyncExternalStore } from 'react';
import type { Cell } from '../read/table.ts';

/** What the player holds over the planet: not part of the game, but seen by the planet and the tracks alike. */
export interface Held {
  /** The question it was taken up for; at another one the hand is empty. */
  readonly question: string;
  readonly tile?: string;
  /** How the player turned it; before that it lies in some way that fits. */
  readonly lie?: Lie;
  /** A rover was picked out instead of a tile. */
  readonly rover?: Cell;
  /** The cell under the pointer, the finger or the focus. */
  readonly over?: Over;
}

export interface Lie {
  readonly turn: number;
  readonly flip: boolean;
}

export interface Over {
  readonly x: number;
  readonly y: number;
  /** A finger drags: it must not hide what it holds, and the tile is put down where it is let go. */
  readonly dragged?: true;
}

const EMPTY: Held = { question: '' };

let held = EMPTY;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const peekHeld = (question: string): Held => (held.question === question ? held : { ...EMPTY, question });

export function hold(question: string, change: Partial<Held>): void {
  held = { ...peekHeld(question), ...change };
  for (const listener of listeners) listener();
}

export function useHeld(question: string): Held {
  const now = useSyncExternalStore(
    subscribe,
    () => held,
    () => held,
  );
  const empty = useMemo(() => ({ ...EMPTY, question }), [question]);
  return now.question === question ? now : empty;
}
