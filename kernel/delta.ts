/**
 * The difference between two plain JSON values, small enough to send for every answer. It is taken between two views
 * of the same viewer, so it can hold nothing that the viewer may not see.
 *
 * `[value]` replaces, `0` removes a key, an object descends (for lists, `#` carries a changed length).
 */
export type Delta = readonly [unknown] | 0 | { readonly [key: string]: Delta | number };

/**
 * Writes deltas as JSON. Values that nobody changes share what stayed the same, and so do the views of several viewers of
 * one table: what was written for one of them is not written again for the next.
 */
export class DeltaWriter {
  private readonly written = new Map<object, { readonly from: object; readonly text: string | undefined }>();

  /** Undefined if nothing differs. */
  write(from: unknown, to: unknown): string | undefined {
    if (from === to) return undefined;
    if (!isTree(from) || !isTree(to) || Array.isArray(from) !== Array.isArray(to)) return replaced(to);
    const known = this.written.get(to);
    if (known?.from === from) return known.text;
    const changes = Array.isArray(to) && Array.isArray(from) ? this.inList(from, to) : this.inRecord(from, to);
    const text = changes === '' ? undefined : `{${changes}}`;
    this.written.set(to, { from, text });
    return text;
  }

  private inList(from: readonly unknown[], to: readonly unknown[]): string {
    let changes = '';
    for (let i = 0; i < to.length; i++) {
      const change = i < from.length ? this.write(from[i], to[i]) : replaced(to[i]);
      if (change !== undefined) changes = and(changes, `"${i}":${change}`);
    }
    return from.length === to.length ? changes : and(changes, `"#":${to.length}`);
  }

  private inRecord(from: Tree, to: Tree): string {
    let changes = '';
    for (const key in to) {
      const before = from[key];
      // Most of a record is what it was, and is passed over quickly.
      if (before === to[key] && before !== undefined) continue;
      const change = Object.hasOwn(from, key) ? this.write(before, to[key]) : replaced(to[key]);
      if (change !== undefined) changes = and(changes, `${quoted(key)}:${change}`);
    }
    for (const key in from) if (!Object.hasOwn(to, key)) changes = and(changes, `${quoted(key)}:0`);
    return changes;
  }
}

const replaced = (to: unknown): string => (Number.isSafeInteger(to) ? `[${to}]` : `[${JSON.stringify(to) ?? 'null'}]`);

// Keys repeat endlessly, so they are put in quotes once, up to a bound.
const quotes = new Map<string, string>();

function quoted(key: string): string {
  const known = quotes.get(key);
  if (known) return known;
  const text = JSON.stringify(key);
  if (quotes.size < 5000) quotes.set(key, text);
  return text;
}

const and = (changes: string, change: string): string => (changes === '' ? change : `${changes},${change}`);

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
