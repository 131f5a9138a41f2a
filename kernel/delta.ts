/**
 * The difference between two plain JSON values, small enough to send for every answer. It is taken between two views
 * of the same viewer, so it can hold nothing that the viewer may not see.
 *
 * `[value]` replaces, `0` removes a key, an object descends (for lists, `#` carries a changed length).
 */
export type Delta = readonly [unknown] | 0 | { readonly [key: string]: Delta | number };

export function delta(from: unknown, to: unknown): Delta | undefined {
  if (from === to) return undefined;
  if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to)) return [to];
  const changes: { [key: string]: Delta | number } = {};
  let changed = false;
  for (const key in to) {
    const change = Object.hasOwn(from, key) ? delta(from[key], to[key]) : ([to[key]] as const);
    if (change === undefined) continue;
    changes[key] = change;
    changed = true;
  }
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length !== to.length) {
      changes['#'] = to.length;
      changed = true;
    }
  } else {
    for (const key in from)
      if (!Object.hasOwn(to, key)) {
        changes[key] = 0;
        changed = true;
      }
  }
  return changed ? changes : undefined;
}

/** Applies a delta and returns the new value; what did not change is shared with the old one. */
export function patch(from: unknown, change: Delta | undefined): unknown {
  if (change === undefined) return from;
  if (Array.isArray(change)) return change[0];
  const changes = change as { readonly [key: string]: Delta | number };
  const out = (Array.isArray(from) ? from.slice() : { ...(from as object) }) as Tree;
  for (const key in changes) {
    const part = changes[key];
    if (Array.isArray(from) && key === '#') (out as unknown as unknown[]).length = part as number;
    else if (part === 0) delete out[key];
    else out[key] = patch(out[key], part as Delta);
  }
  return out;
}

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
