import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { SavedLog } from '@orrery/kernel';

/** A snapshot as it is stored: a match is loaded from it without going through its log from the deal. */
export interface Packed {
  /** The entry after which it was taken. */
  readonly number: number;
  readonly state: Uint8Array;
}

const deflate = promisify(deflateRaw);

export type Pack = (snapshot: SavedLog) => Promise<Packed>;

export async function pack(snapshot: SavedLog): Promise<Packed> {
  return { number: snapshot.number, state: await deflate(JSON.stringify(snapshot)) };
}

export function unpack(state: Uint8Array): SavedLog {
  return JSON.parse(inflateRawSync(state).toString()) as SavedLog;
}

/**
 * Packs away from the rules, so that no answer waits for it: a snapshot is stored along with a later entry. One at a time,
 * because tables that were dealt together also come to their snapshots together. A session that was given up (somebody
 * else wrote first) takes its snapshot with it.
 */
export class Packing {
  private readonly ready = new WeakMap<object, Packed>();
  private readonly pack: Pack;
  private last: Promise<unknown> = Promise.resolve();

  constructor(packer: Pack) {
    this.pack = packer;
  }

  begin(session: object, snapshot: SavedLog): void {
    this.last = this.last
      .then(() => this.pack(snapshot))
      .then(
        (packed) => this.ready.set(session, packed),
        // Without it, the next load is longer; the snapshot after this one makes up for it.
        (error: unknown) => process.emitWarning(`a snapshot could not be packed: ${error}`),
      );
  }

  take(session: object): Packed | undefined {
    const packed = this.ready.get(session);
    this.ready.delete(session);
    return packed;
  }
}
