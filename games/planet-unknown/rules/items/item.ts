import type { Seat } from '@orrery/kernel';
import type { CardEffect } from '../../data/card-effects.ts';
import type { Track } from '../../data/ids.ts';
import type { M, TableView } from '../table.ts';

type Choice = Extract<CardEffect, { op: 'advance' }>;

/** Something gained or suffered that its player still has to resolve (PU-7.2.2). Claims of civ cards are kept apart. */
export type Item = (
  | {
      readonly kind: 'advance';
      readonly track: Track;
      readonly steps: number;
      /** From a building of a tile placed on the planet. */
      readonly placed?: true;
    }
  | { readonly kind: 'energy'; readonly tracks: readonly Track[]; readonly placed?: true }
  /** Jump Drive D: the tech building, or one of these as energy. */
  | { readonly kind: 'tech-as-energy'; readonly tracks: readonly Track[] }
  | { readonly kind: 'synergy' }
  | { readonly kind: 'regress'; readonly steps: number; readonly tracks: readonly Track[] }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'patch' }
  | { readonly kind: 'stored-patch' }
  | { readonly kind: 'lifepod' }
  | { readonly kind: 'reposition'; readonly left: number }
  | { readonly kind: 'flux' }
  | { readonly kind: 'meteorite' }
  | ({ readonly kind: 'trackers' } & Pick<Choice, 'choose' | 'steps' | 'tracks' | 'claim'>)
  | { readonly kind: 'collect-lifepods'; readonly count: number }
  | { readonly kind: 'destroy-meteorites'; readonly count: number }
  | { readonly kind: 'destroy-line' }
  | { readonly kind: 'relocate' }
  | { readonly kind: 'extra-tile'; readonly buildings: boolean }
  | { readonly kind: 'unionize' }
  | { readonly kind: 'add-meteorite' }
  | { readonly kind: 'destroy-rover' }
  | { readonly kind: 'destroy-lifepod'; readonly from: 'planet' | 'corporation' }
  | { readonly kind: 'boost-or-peek' }
  | { readonly kind: 'drop-mission' }
  | { readonly kind: 'turn-station' }
  | { readonly kind: 'remove-stack' }
) & {
  /** By a civ card: the event step's care for room does not bind it (PU-13.3.5). */
  readonly card?: true;
};

export type ItemKind = Item['kind'];
export type ItemOf<K extends ItemKind> = Extract<Item, { kind: K }>;

/** What can be done with an item of one kind. */
export interface Handling<K extends ItemKind> {
  /** May be dropped when its player confirms (PU-7.2.2); all others are mandatory (PU-6.6). */
  readonly optional?: true;
  /** It would have an effect now; if not, it is lost when resolved or at the end (PU-7.2.3). */
  possible(table: TableView, seat: Seat, item: ItemOf<K>): boolean;
  /** Carries it out, or asks what is left to choose. Called only if possible. */
  start(m: M, seat: Seat, item: ItemOf<K>): void;
}

export type Handlings<K extends ItemKind> = { readonly [kind in K]: Handling<kind> };
