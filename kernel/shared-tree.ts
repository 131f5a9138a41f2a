/**
 * States of a match as trees that share what did not change. An answer changes little, so keeping, hashing, comparing
 * and sending a state cost as much as the change, not as much as the table.
 */

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The live value as a tree that nobody will change: parts that equal those of `kept` are taken from there. */
export function adopt<V>(kept: V | undefined, live: V): V {
  if (!isTree(live)) return live;
  // With nearly every answer something changes somewhere, so the whole is not compared before its parts are.
  const next = adoptParts(kept, live);
  return isTree(kept) && isSame(kept, next as Tree) ? kept : (next as V);
}

function adoptParts(kept: unknown, live: Tree): Tree | unknown[] {
  const old = isTree(kept) ? kept : {};
  if (Array.isArray(live)) return live.map((item, i) => adoptPart(old[i], item));
  // Spreading keeps the shape of the live record: comparing the two is a third faster from then on.
  const next: Tree = { ...live };
  for (const key in next) next[key] = adoptPart(old[key], next[key]);
  return next;
}

function adoptPart(kept: unknown, live: unknown): unknown {
  if (!isTree(live)) return live;
  return isTree(kept) && isSame(kept, live) ? kept : adoptParts(kept, live);
}

function isSame(kept: Tree, live: Tree): boolean {
  if (Array.isArray(kept) !== Array.isArray(live)) return false;
  if (Array.isArray(live)) {
    if (kept.length !== live.length) return false;
    for (let i = 0; i < live.length; i++) if (!isSamePart(kept[i], live[i])) return false;
    return true;
  }
  let extra = 0;
  for (const key in live) {
    if (!isSamePart(kept[key], live[key])) return false;
    extra--;
  }
  for (const _ in kept) extra++;
  return extra === 0;
}

const isSamePart = (kept: unknown, live: unknown): boolean =>
  kept === live || (isTree(kept) && isTree(live) && isSame(kept, live));
