import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Forced, Json, LuckState } from './types.ts';

/**
 * Chance. Every draw names its purpose; its value is a hash of (match secret, purpose, counter). So undo never
 * re-rolls, and a new draw in one place shifts no other.
 */
export class Luck {
  readonly state: LuckState;
  /** Set when a draw happened; the kernel reads and resets it to place undo borders. */
  used = false;

  constructor(state: LuckState) {
    this.state = state;
  }

  /** A number from 0 to sides - 1, all equally likely. */
  below(purpose: string, sides: number): number {
    const forced = this.forced(purpose);
    return typeof forced === 'number' ? forced : below(this.stream(purpose), sides);
  }

  /** The items in random order, as a new list. A test may force the order, or its beginning. */
  shuffled<V>(purpose: string, items: readonly V[]): V[] {
    const forced = this.forced(purpose);
    if (Array.isArray(forced)) return inForcedOrder(purpose, items, forced as V[]);
    return shuffled(this.stream(purpose), items);
  }

  pick<V>(purpose: string, items: readonly V[]): V {
    return items[this.below(purpose, items.length)];
  }

  private stream(purpose: string): Random {
    this.used = true;
    const count = this.state.drawn[purpose] ?? 0;
    this.state.drawn[purpose] = count + 1;
    return randomFrom(`${this.state.secret}/${purpose}/${count}`);
  }

  private forced(purpose: string): Json | undefined {
    const queue = this.state.forced?.[purpose];
    if (!queue || queue.length === 0) return undefined;
    this.used = true;
    return queue.shift();
  }
}

/** Thirty-two random bits at each call. */
export type Random = () => number;

/** An endless stream of random numbers that follows from a text: sha256 seeds a small fast generator (sfc32). */
export function randomFrom(seed: string): Random {
  const words = new DataView(sha256(utf8ToBytes(seed)).buffer);
  let a = words.getInt32(0);
  let b = words.getInt32(4);
  let c = words.getInt32(8);
  let d = words.getInt32(12);
  return () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
}

/** A number from 0 to sides - 1 without bias: values beyond the last whole multiple are drawn again. */
export function below(random: Random, sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (;;) {
    const value = random();
    if (value < limit) return value % sides;
  }
}

/** Fisher-Yates, on a new list. */
export function shuffled<V>(random: Random, items: readonly V[]): V[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const held = out[i];
    out[i] = out[j];
    out[j] = held;
  }
  return out;
}

function inForcedOrder<V>(purpose: string, items: readonly V[], order: readonly V[]): V[] {
  const rest = items.slice();
  for (const item of order) {
    const at = rest.indexOf(item);
    if (at < 0) throw new Error(`forced luck for "${purpose}" names ${JSON.stringify(item)}, which is not there`);
    rest.splice(at, 1);
  }
  return [...order, ...rest];
}

/** Settled outcomes of which a match uses up its own copy. */
export const forcedLuck = (forced: Forced): NonNullable<LuckState['forced']> =>
  Object.fromEntries(Object.entries(forced).map(([purpose, outcomes]) => [purpose, [...outcomes]]));

/** The match secret that belongs to a seed: the same seed plays the same game everywhere. */
export function secretFrom(seed: string | number): string {
  return bytesToHex(sha256(utf8ToBytes(`orrery/${seed}`)));
}

/** What may be published before the game so that the secret can be checked after it. */
export function commitment(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`commit/${secret}`)));
}
