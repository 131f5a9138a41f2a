import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { Match } from '@orrery/kernel';

/** A whole state, from which a match is loaded without going through its log from the deal. */
export interface Snapshot {
  readonly number: number;
  readonly match: Match<never>;
  readonly marks: readonly [number, number][];
}

/** A snapshot as it is stored. */
export interface Packed {
  /** The entry after which it was taken. */
  readonly number: number;
  readonly state: Uint8Array;
}

const deflate = promisify(deflateRaw);

export type Pack = (snapshot: Snapshot) => Promise<Packed>;

export async function pack(snapshot: Snapshot): Promise<Packed> {
  return { number: snapshot.number, state: await deflate(JSON.stringify(snapshot)) };
}

export function unpack(state: Uint8Array): Snapshot {
  return JSON.parse(inflateRawSync(state).toString()) as Snapshot;
}

/**
 * Packs away from the rules, so that no answer waits for it: a snapshot is stored along with a later entry. A room that
 * was given up (somebody else wrote first) takes its snapshot with it.
 */
export class Packing {
  private readonly ready = new WeakMap<object, Packed>();
  private readonly pack: Pack;

  constructor(packer: Pack) {
    this.pack = packer;
  }

  begin(room: object, snapshot: Snapshot): void {
    this.pack(snapshot).then((packed) => this.ready.set(room, packed));
  }

  take(room: object): Packed | undefined {
    const packed = this.ready.get(room);
    this.ready.delete(room);
    return packed;
  }
}
