import type { Seat } from '@orrery/kernel';
import type { M, TableView } from '../table.ts';
import type { ItemKind, ItemOf } from './item.ts';

/** What can be done with an item of one kind. */
export interface Handling<K extends ItemKind> {
  /** May be dropped when its player confirms (PU-7.2.2). */
  readonly optional?: true;
  /** It would have an effect now; if not, it is lost when resolved or at the end (PU-7.2.3). */
  possible(table: TableView, seat: Seat, item: ItemOf<K>): boolean;
  /** Carries it out, or asks what is left to choose. Called only if possible. */
  start(m: M, seat: Seat, item: ItemOf<K>): void;
}

export type Handlings<K extends ItemKind> = { readonly [kind in K]: Handling<kind> };
