import { type Shown, type Viewer, veil } from '@orrery/kernel';

/**
 * States of a match as trees that share what did not change. An answer changes little, so keeping, hashing, comparing
 * and sending a state cost as much as the change, not as much as the table.
 */

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The live value as a tree that nobody will change: parts that equal those of `kept` are taken from there. */
export function adopt<V>(kept: V | undefined, live: V): V {
  if (!isTree(live)) return live;
  if (Array.isArray(live)) return adoptList(Array.isArray(kept) ? kept : [], live) as V;
  return adoptRecord(isTree(kept) && !Array.isArray(kept) ? kept : {}, live) as V;
}

function adoptList(kept: readonly unknown[], live: readonly unknown[]): readonly unknown[] {
  let out: unknown[] | undefined;
  for (let i = 0; i < live.length; i++) {
    const item = live[i];
    const now = isTree(item) ? adopt(kept[i], item) : item;
    if (out) out.push(now);
    else if (now !== kept[i] || i >= kept.length) {
      out = kept.slice(0, i);
      out.push(now);
    }
  }
  return out ?? (kept.length === live.length ? kept : kept.slice(0, live.length));
}

function adoptRecord(kept: Tree, live: Tree): Tree {
  let out: Tree | undefined;
  let count = 0;
  for (const key in live) {
    const item = live[key];
    const now = isTree(item) ? adopt(kept[key], item) : item;
    if (out) out[key] = now;
    else if (now !== kept[key]) {
      out = upTo(key, kept, live);
      out[key] = now;
    } else count++;
  }
  if (out) return out;
  for (const _ in kept) count--;
  return count === 0 ? kept : upTo(undefined, kept, live);
}

/** The parts before a key, which were found equal. */
function upTo(end: string | undefined, kept: Tree, live: Tree): Tree {
  const out: Tree = {};
  for (const key in live) {
    if (key === end) break;
    out[key] = kept[key];
  }
  return out;
}

/** What a viewer sees of `now`, given what the viewer saw of `before`. */
export function reveil<T>(before: T, now: T, seen: Shown<T>, viewer: Viewer): Shown<T> {
  if (before === now) return seen;
  if (!isTree(before) || !isTree(now) || !isTree(seen) || isContainer(now) || isContainer(before))
    return veil(now, viewer) as Shown<T>;
  if (Array.isArray(now) !== Array.isArray(before)) return veil(now, viewer) as Shown<T>;
  const part = (key: string | number) => reveil(before[key], now[key], (seen as Tree)[key] as Shown<unknown>, viewer);
  if (Array.isArray(now)) return now.map((_, i) => part(i)) as Shown<T>;
  const out: Tree = {};
  for (const key in now) out[key] = part(key);
  return out as Shown<T>;
}

/** Containers of hidden things are looked at as a whole: who sees them decides. */
const isContainer = (value: Tree): boolean => value.$ !== undefined;
