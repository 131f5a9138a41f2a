import { fieldsOf } from './records.ts';
import { SharedTree } from './shared-tree.ts';

/**
 * A 64-bit hash of plain JSON, the same in Node and in browsers and independent of key order. It finds divergence;
 * it is no protection against somebody who wants a collision. Of a shared tree only what changed is hashed again.
 */
export function hash(value: unknown): string {
  walk(value);
  return hex(high) + hex(low);
}

// Two lanes of 32 bits, returned through module variables to spare an allocation for each node.
let high = 0;
let low = 0;

function walk(value: unknown): void {
  if (typeof value === 'number') {
    if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) set(1, value | 0);
    else text(2, String(value));
  } else if (typeof value === 'string') text(3, value);
  else if (typeof value === 'boolean') set(4, value ? 1 : 0);
  else if (typeof value !== 'object' || value === null) set(5, 0);
  else if (Array.isArray(value)) list(value);
  else if (value instanceof SharedTree) shared(value);
  else record(fieldsOf(value));
}

function shared(tree: SharedTree): void {
  if (tree.hash) [high, low] = tree.hash;
  else {
    const { value, parts } = tree;
    if (Array.isArray(value)) list(parts ?? value);
    else record(fieldsOf(value), parts);
    tree.hash = [high, low];
  }
}

function list(items: readonly unknown[]): void {
  let h = 0x51ed270b;
  let l = items.length;
  for (const item of items) {
    walk(item);
    h = mix(h ^ high, 0x9e3779b1);
    l = mix(l ^ low, 0x85ebca77);
  }
  high = h;
  low = l;
}

/** `parts` are the values where they know more than the record does. */
function record(object: Record<string, unknown>, parts?: readonly unknown[]): void {
  let h = 0x2545f491;
  let l = 0x7feb352d;
  let i = 0;
  for (const key in object) {
    const value = parts ? parts[i++] : object[key];
    if (value === undefined) continue;
    walk(value);
    const [kh, kl] = textHash(key);
    // Addition makes the sum independent of the order of keys.
    h = (h + mix(high ^ kh, 0xc2b2ae3d)) | 0;
    l = (l + mix(low ^ kl, 0x27d4eb2f)) | 0;
  }
  high = mix(h, 0x165667b1);
  low = mix(l, 0x9e3779b1);
}

function set(kind: number, value: number): void {
  high = mix(value ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  low = mix(value + kind, 0xc2b2ae35);
}

function text(kind: number, value: string): void {
  const [h, l] = textHash(value);
  high = h ^ kind;
  low = l + kind;
}

function mix(value: number, factor: number): number {
  const x = Math.imul(value ^ (value >>> 16), factor);
  const y = Math.imul(x ^ (x >>> 13), 0x5bd1e995);
  return y ^ (y >>> 15);
}

// Keys and ids repeat endlessly, so their hashes are remembered, up to a bound.
const remembered = new Map<string, readonly [number, number]>();

function textHash(value: string): readonly [number, number] {
  const known = remembered.get(value);
  if (known) return known;
  let h = 0x811c9dc5;
  let l = value.length;
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    h = Math.imul(h ^ code, 0x01000193);
    l = mix(l + code, 0x85ebca6b);
  }
  const pair = [mix(h, 0x9e3779b1), l] as const;
  if (value.length <= 64 && remembered.size < 20_000) remembered.set(value, pair);
  return pair;
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');
