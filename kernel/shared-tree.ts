import { copy } from './copy.ts';

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
  /** In the order of the keys; known from the first time on that something is followed. */
  parts: Part[] | undefined;
  /** Undefined for a list. */
  private keys: readonly string[] | undefined;

  /** Of a value that nobody will change. */
  constructor(value: V) {
    this.value = value;
  }

  /** Follows the live value; true if something has changed. */
  follow(live: V): boolean {
    const parts = this.parts ?? this.takeApart();
    const changed = Array.isArray(live) ? this.followList(live, parts) : this.followRecord(live as Live, parts);
    if (changed) {
      this.value = this.newValue(live);
      this.hash = undefined;
    }
    return changed;
  }

  private takeApart(): Part[] {
    const { value } = this;
    this.keys = Array.isArray(value) ? undefined : keysOf(value);
    this.parts = Object.values(value).map(partOf);
    return this.parts;
  }

  private followList(live: readonly (object | Leaf)[], parts: Part[]): boolean {
    let changed = live.length !== parts.length || this.keys !== undefined;
    if (changed) {
      this.keys = undefined;
      parts.length = live.length;
    }
    for (let i = 0; i < live.length; i++) if (live[i] !== parts[i] && followPart(parts, i, live[i])) changed = true;
    return changed;
  }

  private followRecord(live: Live, parts: Part[]): boolean {
    const { keys } = this;
    if (!keys) return this.followOtherKeys(live, parts);
    let changed = false;
    let i = 0;
    for (const key in live) {
      const part = live[key];
      if (keys[i] !== key) return this.followOtherKeys(live, parts);
      if (part !== parts[i] && followPart(parts, i, part)) changed = true;
      i++;
    }
    return i === keys.length ? changed : this.followOtherKeys(live, parts);
  }

  private followOtherKeys(live: Live, parts: Part[]): true {
    const known = new Map(this.keys?.map((key, i) => [key, parts[i]]));
    this.keys = Object.keys(live);
    this.parts = this.keys.map((key) => known.get(key));
    this.followRecord(live, this.parts);
    return true;
  }

  private newValue(live: V): V {
    const { keys, parts = [] } = this;
    if (!keys) return parts.map(stateOf) as V;
    // Spreading keeps the shape of the live record.
    const value: { [key: string]: unknown } = { ...(live as Live) };
    for (let i = 0; i < keys.length; i++) if (isTree(parts[i])) value[keys[i]] = stateOf(parts[i]);
    return value as V;
  }
}

function followPart(parts: Part[], i: number, live: object | Leaf): boolean {
  const part = parts[i];
  if (isTree(live) && isTree(part)) {
    if (part instanceof SharedTree) return part.follow(live);
    if (Array.isArray(live) && isSameList(part, live)) return false;
  }
  parts[i] = partOf(copy(live));
  return true;
}

/** The part that stands for a value that nobody will change. */
function partOf(value: object | Leaf): Part {
  if (!isTree(value)) return value;
  return Array.isArray(value) && !value.some(isTree) ? value : new SharedTree(value);
}

let newestKeys: readonly string[] = [];

/** Records of one kind mostly lie side by side: they share one list of keys, which is less to hold and to look through. */
function keysOf(record: object): readonly string[] {
  const keys = Object.keys(record);
  if (!isSameList(keys, newestKeys)) newestKeys = keys;
  return newestKeys;
}

const stateOf = (part: Part): unknown => (part instanceof SharedTree ? part.value : part);

function isSameList(one: readonly Leaf[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
