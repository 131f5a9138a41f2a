import type { Resource } from '../data/index.ts';
import type { M, Who } from './table.ts';

/** Puts some of a resource into a player's stock, and says how many (SHB-13.1.4). */
export function addToStock(m: M, who: Who, what: Resource, n: number): number {
  if (n <= 0) return 0;
  m.table.players[who].stock[what] += n;
  m.tell({ type: 'gained', who, what, n });
  return n;
}
