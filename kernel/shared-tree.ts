/** What has no parts: numbers, texts and the like. */
type Leaf = string | number | boolean | null | undefined;
/** Lists of nothing but leaves are most of a table: they are kept as they are, which is less to look through. */
type Part = Leaf | readonly Leaf[] | SharedTree;
type Live = { readonly [key: string]: object | Leaf };

const isTree = <T extends object>(value: T | Leaf): value is T => typeof value === 'object' && value !== null;

/**
 * The newest state of a live value (one that is changed in place), as a value that nobody will change and that shares
 * with earlier states what stayed the same. An answer changes little, so keeping, hashing, comparing and sending a state
 * cost as much as the change, not as much as the table. Only finding the change is a walk through everything, once.
 */
export class SharedTree<V extends object = object> {
  /** The state: another value whenever something in it has changed. */
  value: V;
  /** Two lanes of a hash, kept here until something changes. */
  hash: readonly [number, number] | undefined;
  /** Undefined for a list. */
  keys: readonly string[] | undefined;
  /** In the order of the keys. */
  parts: Part[] = [];

  constructor(live: V, neighbour?: Part) {
    this.keys = Array.isArray(live) ? undefined : keysOf(live, neighbour);
    for (const part of Object.values(live)) this.parts.push(partOf(part, this.parts.at(-1)));
    this.value = this.newValue(live);
  }

  /** Follows the live value; true if something has changed. */
  follow(live: V): boolean {
    const changed = Array.isArray(live) ? this.followList(live) : this.followRecord(live as Live);
    if (changed) {
      this.value = this.newValue(live);
      this.hash = undefined;
    }
    return changed;
  }

  private followList(live: readonly (object | Leaf)[]): boolean {
    const { parts } = this;
    let changed = live.length !== parts.length || this.keys !== undefined;
    if (changed) {
      this.keys = undefined;
      parts.length = live.length;
    }
    for (let i = 0; i < live.length; i++) if (live[i] !== parts[i] && this.followPart(i, live[i])) changed = true;
    return changed;
  }

  private followRecord(live: Live): boolean {
    const { keys, parts } = this;
    if (!keys) return this.followOtherKeys(live);
    let changed = false;
    let i = 0;
    for (const key in live) {
      const part = live[key];
      if (keys[i] !== key) return this.followOtherKeys(live);
      if (part !== parts[i] && this.followPart(i, part)) changed = true;
      i++;
    }
    return i === keys.length ? changed : this.followOtherKeys(live);
  }

  private followOtherKeys(live: Live): true {
    const known = new Map(this.keys?.map((key, i) => [key, this.parts[i]]));
    this.keys = Object.keys(live);
    this.parts = this.keys.map((key) => known.get(key));
    this.followRecord(live);
    return true;
  }

  private followPart(i: number, live: object | Leaf): boolean {
    const part = this.parts[i];
    if (isTree(live) && isTree(part)) {
      if (part instanceof SharedTree) return part.follow(live);
      if (Array.isArray(live) && isSameList(part, live)) return false;
    }
    this.parts[i] = partOf(live, this.parts[i - 1]);
    return true;
  }

  private newValue(live: V): V {
    const { keys, parts } = this;
    if (!keys) return parts.map(stateOf) as V;
    // Spreading keeps the shape of the live record.
    const value: { [key: string]: unknown } = { ...(live as Live) };
    for (let i = 0; i < keys.length; i++) if (isTree(parts[i])) value[keys[i]] = stateOf(parts[i]);
    return value as V;
  }
}

function partOf(live: object | Leaf, neighbour?: Part): Part {
  if (!isTree(live)) return live;
  return Array.isArray(live) && !live.some(isTree) ? live.slice() : new SharedTree(live, neighbour);
}

const stateOf = (part: Part): unknown => (part instanceof SharedTree ? part.value : part);

function isSameList(one: readonly Leaf[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Neighbours in a list mostly have the same keys: then they share one list of them. */
function keysOf(live: object, neighbour?: Part): readonly string[] {
  const keys = Object.keys(live);
  const known = neighbour instanceof SharedTree ? neighbour.keys : undefined;
  return known && isSameList(known, keys) ? known : keys;
}
