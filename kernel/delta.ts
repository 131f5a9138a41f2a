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
  return Array.isArray(to) ? listDelta(from as unknown as unknown[], to) : recordDelta(from, to);
}

type Changes = { [key: string]: Delta | number };

function listDelta(from: readonly unknown[], to: readonly unknown[]): Delta | undefined {
  let changes: Changes | undefined;
  for (let i = 0; i < to.length; i++) {
    const change = i < from.length ? delta(from[i], to[i]) : ([to[i]] as const);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
  }
  if (from.length !== to.length) {
    changes ??= {};
    changes['#'] = to.length;
  }
  return changes;
}

function recordDelta(from: Tree, to: Tree): Delta | undefined {
  let changes: Changes | undefined;
  for (const key of Object.keys(to)) {
    const change = Object.hasOwn(from, key) ? delta(from[key], to[key]) : ([to[key]] as const);
    if (change === undefined) continue;
    changes ??= {};
    changes[key] = change;
  }
  for (const key of Object.keys(from)) {
    if (Object.hasOwn(to, key)) continue;
    changes ??= {};
    changes[key] = 0;
  }
  return changes;
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
