/** What has no parts: numbers, texts and the like. */
type Leaf = string | number | boolean | null | undefined;
type Part = Leaf | SharedTree;
type Live = { readonly [key: string]: unknown };

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
  parts: Part[];

  constructor(live: V) {
    this.keys = Array.isArray(live) ? undefined : Object.keys(live);
    this.parts = Object.values(live).map(partOf);
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
    for (let i = 0; i < live.length; i++) {
      const now = live[i];
      if (now === parts[i]) continue;
      if (this.followPart(i, now)) changed = true;
    }
    return changed;
  }

  private followRecord(live: Live): boolean {
    const { keys, parts } = this;
    if (keys === undefined) return this.followOtherKeys(live);
    let changed = false;
    let i = 0;
    for (const key in live) {
      const now = live[key] as object | Leaf;
      if (keys[i] !== key) return this.followOtherKeys(live);
      if (now !== parts[i] && this.followPart(i, now)) changed = true;
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
    if (isTree(live) && isTree(part)) return part.follow(live);
    this.parts[i] = partOf(live);
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

const partOf = (live: object | Leaf): Part => (isTree(live) ? new SharedTree(live) : live);
const stateOf = (part: Part): unknown => (isTree(part) ? part.value : part);
