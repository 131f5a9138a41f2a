import { Refusal } from '@orrery/kernel';
import { evenly } from '../evenly.ts';
import { type Lease, Moved } from '../room/lease.ts';
import { Room } from '../room/room.ts';
import { Rooms } from '../room/rooms.ts';
import { troubleOf } from '../room/trouble.ts';
import type { Services } from '../services.ts';
import { ALIVE_MS, StorageError } from '../store/store.ts';
import { Batched } from './batched.ts';
import { hostOf, isOurKind, newNodeId } from './node-id.ts';

const BEAT_MS = ALIVE_MS / 6;
/** A lease may be lost unnoticed when the database's clock jumps: all are looked at once in four seconds. */
const BEATS_UNTIL_CHECK = 10;
/** A node that dies is replaced within a few seconds; for so long its rooms are looked for. */
const TRIES = 20;
const PAUSE_MS = 250;

/** The room of a table, or the node that has it. */
export type Found = Room | { readonly node: string };

/**
 * Finds the room of a table among all nodes that share a database, and holds the leases of the rooms on this one. Leases
 * keep rooms single; that no answer is lost or doubled is the business of the log's keys alone.
 */
export class Directory implements Lease {
  readonly rooms: Rooms;
  /** Whether no other node shares the database: then every room is here. */
  readonly alone: boolean;
  /** True once rooms and people are being sent to other nodes. */
  draining = false;
  term = 0;
  private readonly services: Services;
  private readonly leases: Batched<string>;
  private readonly joined = Promise.withResolvers<void>();
  private readonly releasing = new Map<string, Promise<void>>();
  private id = '';
  private others = new Set<string>();
  /** Missed beats after which this node stops trusting what it knew of the others. */
  private patience = 0;
  /** When the last beat that was heard was begun, by a clock that never jumps. */
  private beaten = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | undefined;
  private beats = 0;
  private stopped = false;
  /** Told of each node that is dead, or has left. */
  private onGone: (node: string) => void = () => {};

  constructor(services: Services, alone: boolean) {
    this.services = services;
    this.alone = alone;
    this.rooms = new Rooms(services, this, !alone);
    this.leases = new Batched(async (tables) => {
      const leases = await services.store.claim(tables, this.claimant());
      return new Map(leases.map(({ table, node }) => [table, node]));
    });
  }

  /** The name of this node among the others; empty before it has joined them. */
  get node(): string {
    return this.id;
  }

  get haveOthers(): boolean {
    return this.others.size > 0;
  }

  /** True of the machine of a node that lives. */
  isNode(ip: string): boolean {
    const bare = ip.replace(/^::ffff:/, '');
    for (const node of this.others) if (hostOf(node) === bare) return true;
    return false;
  }

  watch(gone: (node: string) => void): void {
    this.onGone = gone;
  }

  // ---------------------------------------------------------------- finding

  /** The room, opened here where no other node that lives has it. */
  async find(table: string): Promise<Found> {
    const open = this.rooms.get(table);
    if (open) return open;
    if (this.stopped) throw new Refusal('stopping');
    if (!this.alone) {
      await this.joined.promise;
      await this.releasing.get(table);
      if (!this.sure) await this.renew();
      const node = await this.leases.get(table);
      if (node === undefined) throw new Refusal('no-table');
      if (node !== this.id) return { node };
    }
    const room = await this.rooms.open(table);
    if (this.rooms.all.length > this.services.config.tables) this.tidy();
    return room;
  }

  /** Does something with the room of a table, here or at the node that has it. Where it moved meanwhile, it is found again. */
  async reach<V>(table: string, here: (room: Room) => Promise<V>, there: (node: string) => Promise<V>): Promise<V> {
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries > 1) await new Promise<void>((over) => this.services.after(PAUSE_MS, over));
      const found = await this.find(table);
      try {
        return await (found instanceof Room ? here(found) : there(found.node));
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
      }
    }
    throw new Refusal('bus-gone');
  }

  // ---------------------------------------------------------------- leases

  get sure(): boolean {
    return this.alone || this.services.clock() - this.beaten < ALIVE_MS;
  }

  async renew(): Promise<void> {
    await this.beat();
    // The beat may have been under way for long.
    if (!this.sure) await this.beat();
    if (!this.sure) throw new StorageError('storage-gone', 'no beat was heard in time');
  }

  doubt(table: string): void {
    if (this.alone) return;
    this.quietly(
      this.leases.get(table).then((node) => {
        const room = this.rooms.get(table);
        if (room && node !== this.id) this.rooms.close(room);
      }),
    );
  }

  /** Clears memory of rooms that nobody uses, and leaves their tables to whoever needs them. */
  tidy(): void {
    this.quietly(this.release(this.rooms.tidy()));
  }

  private async release(tables: readonly string[]): Promise<void> {
    if (this.alone || tables.length === 0) return;
    const released = this.services.store.release(tables, this.id);
    for (const table of tables) {
      const done = released.then(
        () => {},
        () => {},
      );
      this.releasing.set(
        table,
        done.finally(() => this.releasing.delete(table)),
      );
    }
    await released;
  }

  private claimant(): string {
    const [other] = this.draining ? [...this.others].sort(() => Math.random() - 0.5) : [];
    return other ?? this.id;
  }

  // ---------------------------------------------------------------- living

  /** Becomes one of the nodes that share the database. Others reach it at `address` from now on. */
  async join(address: string): Promise<void> {
    if (this.alone) return;
    const { store, config } = this.services;
    this.id = newNodeId(address, config.nodeName);
    const older = (await store.beat(this.id)).filter((node) => !isOurKind(node));
    if (older.length > 0) {
      await store.leave(this.id);
      throw new Error(
        `${older.length} node(s) of another version work on this database, and cannot reach this one: stop all nodes, then start the new ones (docs/operate.md, "Upgrades from 0.1 with several nodes")`,
      );
    }
    await this.beat();
    this.joined.resolve();
    this.goOn();
  }

  /** Says that this node lives, and hears which others do. */
  beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    if (this.stopped) return;
    const begun = this.services.clock();
    const alive = new Set(await this.services.store.beat(this.id).catch((error: unknown) => this.missed(error)));
    alive.delete(this.id);
    const gone = [...this.others].filter((node) => !alive.has(node));
    if (this.patience > 0) {
      this.patience--;
      for (const node of alive) this.others.add(node);
    } else {
      this.others = alive;
      for (const node of gone) this.onGone(node);
    }
    if (!this.sure) {
      await this.reclaim();
      this.term++;
    }
    this.beaten = begun;
  }

  /** Others may have believed that this node is dead: asks for all its rooms, and closes those it lost. */
  private async reclaim(): Promise<void> {
    const rooms = this.rooms.all;
    if (rooms.length === 0) return;
    const leases = await this.services.store.claim(
      rooms.map(({ id }) => id),
      this.id,
    );
    const mine = new Set(leases.filter(({ node }) => node === this.id).map(({ table }) => table));
    for (const room of rooms) if (!mine.has(room.id)) this.rooms.close(room);
  }

  /** When the database was away, nobody's beat was heard: that is no sign of death. */
  private missed(error: unknown): never {
    this.patience = ALIVE_MS / BEAT_MS;
    throw error;
  }

  private goOn(): void {
    this.services.after(BEAT_MS, () => {
      if (this.stopped) return;
      const checks = ++this.beats % BEATS_UNTIL_CHECK === 0;
      this.quietly(this.beat().then(() => (checks ? this.reclaim() : undefined)));
      this.goOn();
    });
  }

  private quietly(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => {
      const { code } = troubleOf(error);
      this.services.log.warn({ code, cause: String(error).slice(0, 300) }, 'leases could not be kept');
    });
  }

  // ---------------------------------------------------------------- leaving

  /** Gives the rooms of this node to others, evenly over so many milliseconds; their people are led or passed on. */
  async handOver(ms: number): Promise<void> {
    if (!this.haveOthers) return;
    const given: Promise<void>[] = [];
    await evenly(this.rooms.all, ms, (room) => given.push(this.giveAway(room)));
    await Promise.all(given);
  }

  private async giveAway(room: Room): Promise<void> {
    await room.finish();
    await this.release([room.id]).catch((error: unknown) => {
      this.services.log.warn({ table: room.id, code: troubleOf(error).code }, 'a table could not be released');
    });
    this.rooms.close(room);
  }

  /** Waits until nothing is being written any more, and takes nothing new. */
  async finish(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.rooms.all.map((room) => room.finish()));
  }

  /** The last word of a node that stops: all its tables are free. Unheard, it is missed soon. */
  async leave(): Promise<void> {
    for (const room of this.rooms.all) this.rooms.close(room);
    if (!this.alone && this.id) await this.quietly(this.services.store.leave(this.id));
  }
}
