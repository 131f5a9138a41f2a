import { type Cards, isCards } from './cards.ts';
import { fieldsOf } from './records.ts';

/** A deep copy of plain JSON, an order of magnitude faster than structuredClone. */
export function copy<V>(value: V): V {
  return typeof value === 'object' && value !== null ? (copyObject(value) as V) : value;
}

function copyObject(value: object): object {
  if (Array.isArray(value)) return copyList(value);
  if (isCards(value) && value.cards) return copyCards(value);
  const out: Tree = {};
  for (const key in value) {
    const item = fieldsOf(value)[key];
    out[key] = typeof item === 'object' && item !== null ? copyObject(item) : item;
  }
  return out;
}

function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === 'object' && item !== null) out[i] = copyRecord(item);
  }
  return out;
}

/** What lies in lists is mostly many small records of one shape: spreading keeps the shape, which is faster there. */
function copyRecord(value: object): object {
  if (Array.isArray(value) || isCards(value)) return copyObject(value);
  const out: Tree = { ...value };
  for (const key in out) {
    const item = out[key];
    if (typeof item === 'object' && item !== null) out[key] = copyObject(item);
  }
  return out;
}

/** Containers are most of a table. Cards themselves and audiences are never changed, only exchanged, so they are shared. */
function copyCards({ $, seen, cards, fits }: Cards<unknown>): Cards<unknown> {
  return fits === undefined ? { $, seen, cards: cards.slice() } : { $, seen, cards: cards.slice(), fits };
}

type Tree = { [key: string]: unknown };
