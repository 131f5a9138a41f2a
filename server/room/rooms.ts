import { Refusal } from '@orrery/kernel';
import type { Services } from '../services.ts';
import type { Order } from '../store/store.ts';
import type { Lease } from './lease.ts';
import { Room } from './room.ts';
import { troubleOf } from './trouble.ts';

/** Nobody looked at it for so long: it may leave memory. */
const IDLE_MS = 10 * 60_000;
/** Somebody asked for it just now and may be about to enter. */
const IN_HAND_MS = 5_000;
/** A node that counted as dead may have had a write under way: a room that others may have had looks once more then. */
const LOOK_AGAIN_MS = 3_000;

/** The rooms that are open on this node: those that somebody needs, and not more than the bound. */
export class Rooms {
  private readonly services: Services;
  private readonly lease: Lease;
  /** Whether other nodes may have had a room before. */
  private readonly shared: boolean;
  private readonly opening = new Map<string, Promise<Room>>();
  private readonly rooms = new Map<string, Room>();

  constructor(services: Services, lease: Lease, shared: boolean) {
    this.services = services;
    this.lease = lease;
    this.shared = shared;
  }

  get all(): Room[] {
    return [...this.rooms.values()];
  }

  /** The room, if it is open. */
  get(id: string): Room | undefined {
    const room = this.rooms.get(id);
    if (!room?.closed) return room;
    this.forget(room);
    return undefined;
  }

  /** Opens the room of a table, once for all who wait for it. */
  open(id: string): Promise<Room> {
    const room = this.get(id);
    if (room) return Promise.resolve(room);
    let opening = this.opening.get(id);
    if (!opening) {
      opening = this.load(id).finally(() => this.opening.delete(id));
      this.opening.set(id, opening);
    }
    return opening;
  }

  /** Closes rooms that nobody uses, the longest unused first; returns their names. */
  tidy(): string[] {
    const oldestFirst = this.all.filter(({ idle }) => idle).sort((a, b) => a.used - b.used);
    let surplus = this.rooms.size - this.services.config.tables;
    const closed: string[] = [];
    for (const room of oldestFirst) {
      const idle = this.services.now() - room.used;
      if (idle < (surplus > 0 ? IN_HAND_MS : IDLE_MS)) break;
      this.close(room);
      closed.push(room.id);
      surplus--;
    }
    this.services.metrics.tables.set(this.rooms.size);
    return closed;
  }

  /** Looks at tables again that were changed from outside: closed, set aside, released. */
  async follow(orders: readonly Order[]): Promise<void> {
    const rooms = new Set(orders.flatMap(({ table }) => this.rooms.get(table) ?? []));
    await Promise.all([...rooms].map((room) => this.lookAgain(room, true)));
  }

  close(room: Room): void {
    this.forget(room);
    room.leave();
  }

  private forget(room: Room): void {
    if (this.rooms.get(room.id) === room) this.rooms.delete(room.id);
    this.services.metrics.tables.set(this.rooms.size);
  }

  private async load(id: string): Promise<Room> {
    const stored = await this.services.store.table(id);
    if (!stored) throw new Refusal('no-table');
    const room = new Room(this.services, this.lease, stored, this.shared);
    this.rooms.set(id, room);
    this.services.metrics.tables.set(this.rooms.size);
    if (this.shared) {
      this.services.metrics.takeovers.inc();
      this.services.after(LOOK_AGAIN_MS, () => this.lookAgain(room));
    }
    return room;
  }

  private async lookAgain(room: Room, anew = false): Promise<void> {
    if (room.closed) return;
    await room.catchUp(anew).catch((error: unknown) => {
      this.services.log.warn({ table: room.id, code: troubleOf(error).code }, 'could not look at a table again');
    });
  }
}
