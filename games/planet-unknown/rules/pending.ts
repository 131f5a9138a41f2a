import type { Item } from './items/item.ts';
import type { Area } from './table.ts';

/** PU-7.2.1: joins the list. What a civ card leads to stays marked as such (PU-13.3.5). */
export function add(area: Area, item: Item): void {
  area.pending.push(area.byCard ? { ...item, card: true } : item);
}

/** Takes the item out of the list. */
export function remove(area: Area, n: number): Item {
  return area.pending.splice(n, 1)[0];
}
