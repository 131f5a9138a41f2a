import { fieldsOf } from './records.ts';
import type { Seat } from './types.ts';

/**
 * The one place where hidden things live. Every card, token or secret choice of a kind stays in such a container all
 * game long, also when it is open to all: so the kernel can strip views, imagine hidden worlds and count the box.
 * Containers change only through the match (`m.move`, `m.show`, `m.shuffle`, `m.know`, `m.hide`), which notices what gets
 * revealed: keep them in `readonly` fields of the table.
 */
export interface Cards<C = string> {
  /** The kind: cards of one kind may be dealt among all its containers. */
  readonly $: string;
  /** Who knows the faces. */
  readonly seen: 'all' | readonly Seat[];
  /** From the top or front. */
  readonly cards: readonly C[];
  /** Name of a condition (`Game.fits`) that everybody knows to hold for whatever lies here. */
  readonly fits?: string;
}

/** A container in the hands of the match, which alone changes it. */
type Changeable<C> = { seen: Cards['seen']; cards: C[]; fits?: string };

export const changeable = <C>(cards: Cards<C>): Changeable<C> => cards as object as Changeable<C>;

/** A container as a viewer gets it: with faces, or only with their number. */
export interface Veiled<C = string> {
  readonly $: string;
  readonly seen: 'all' | readonly Seat[];
  readonly fits?: string;
  readonly cards?: readonly C[];
  readonly n?: number;
}

/** A table as a viewer gets it. */
export type Shown<T> =
  T extends Cards<infer C>
    ? Veiled<C>
    : T extends readonly (infer V)[]
      ? readonly Shown<V>[]
      : T extends object
        ? { readonly [K in keyof T]: Shown<T[K]> }
        : T;

/* A container has a list of its own: what it was filled from stays as it is. */

/** Face down, order unknown to all. */
export const pile = <C>(kind: string, cards: readonly C[] = []): Cards<C> => ({ $: kind, seen: [], cards: [...cards] });

/** Known to one seat, or to some. */
export const hand = <C>(kind: string, seat: Seat | readonly Seat[], cards: readonly C[] = []): Cards<C> => ({
  $: kind,
  seen: typeof seat === 'number' ? [seat] : seat,
  cards: [...cards],
});

/** Face up. */
export const open = <C>(kind: string, cards: readonly C[] = []): Cards<C> => ({
  $: kind,
  seen: 'all',
  cards: [...cards],
});

/** What some seats remember: belongs to no box and is never dealt, but is stripped from views like any secret. */
export const note = <C>(seat: Seat, ...things: C[]): Cards<C> => ({ $: NOTE, seen: [seat], cards: things });

export const NOTE = '';

/** How many lie there, whether one sees them or not. */
export const count = (cards: Veiled<unknown>): number => cards.cards?.length ?? cards.n ?? 0;

export const isCards = (value: object): value is Cards<unknown> => fieldsOf(value).$ !== undefined;

export function sees(cards: Veiled<unknown>, viewer: Seat | 'watcher'): boolean {
  return cards.seen === 'all' || (viewer !== 'watcher' && cards.seen.includes(viewer));
}

/** True if somebody learns faces by a move between these audiences. */
export function reveals(from: Cards['seen'], to: Cards['seen']): boolean {
  if (from === 'all') return false;
  return to === 'all' || to.some((seat) => !from.includes(seat));
}
