import { same } from '@orrery/kernel';
import type { Terrain } from '../../data/ids.ts';
import type { Say } from '../say.ts';
import { isPossible } from './rules.ts';
import type { Item, Seat, TableView } from './table.ts';

/** Equal things to resolve, as one chip. */
export interface Pending {
  /** Place of the first one in the list. */
  readonly n: number;
  readonly item: Item;
  readonly count: number;
  readonly possible: boolean;
}

export function pendingOf(table: TableView, seat: Seat): Pending[] {
  const { pending } = table.areas[seat];
  return pending.flatMap((item, n) => {
    if (pending.findIndex((other) => same(other, item)) < n) return [];
    const count = pending.filter((other) => same(other, item)).length;
    return [{ n, item, count, possible: isPossible(table, seat, item) }];
  });
}

/** Its short name, in the words of `board.pending`. */
export const nameOfItem = ({ kind, ...rest }: Item, say: Say): string => say(`board.pending.${kind}`, rest);

/** The picture on its chip: a terrain's sign, or one of the common pieces. */
export type Sign = { readonly terrain: Terrain } | { readonly piece: string } | { readonly text: string };

export function signOf(item: Item): Sign {
  switch (item.kind) {
    case 'advance':
      return { terrain: item.track };
    case 'energy':
      return { terrain: 'energy' };
    case 'tech-as-energy':
      return { terrain: 'tech' };
    case 'deploy':
    case 'relocate':
    case 'destroy-rover':
      return { piece: 'rover' };
    case 'patch':
    case 'stored-patch':
      return { piece: 'patch' };
    case 'lifepod':
    case 'reposition':
    case 'collect-lifepods':
    case 'destroy-lifepod':
      return { piece: 'lifepod' };
    case 'meteorite':
    case 'destroy-meteorites':
    case 'destroy-line':
    case 'add-meteorite':
      return { piece: 'meteorite' };
    case 'regress':
      return { text: `−${item.steps}` };
    case 'trackers':
    case 'unionize':
      return { text: '+' };
    case 'synergy':
    case 'boost-or-peek':
      return { piece: 'synergy' };
    case 'extra-tile':
      return { piece: 'tile' };
    case 'flux':
      return { piece: 'flux' };
    case 'drop-mission':
      return { piece: 'card' };
    default:
      return { piece: 'station' };
  }
}
