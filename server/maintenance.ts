import { statfs } from 'node:fs/promises';
import type { Directory } from './cluster/directory.ts';
import type { Notices } from './cluster/notices.ts';
import { Room } from './room/room.ts';
import { troubleOf } from './room/trouble.ts';
import type { Services } from './services.ts';

const SECOND = 1000;
const DAY = 86_400_000;
/** So many orders back one may still appear that was numbered earlier and written later. */
const LATE = 100;

/** Chores that are due now and then. Every chore may run twice, or on two nodes, without harm. */
export class Maintenance {
  private readonly services: Services;
  private readonly directory: Directory;
  private readonly notices: Notices;
  /** The newest orders that were followed. */
  private followed: number[] = [];
  private stopped = false;

  constructor(services: Services, directory: Directory, notices: Notices) {
    this.services = services;
    this.directory = directory;
    this.notices = notices;
  }

  start(): void {
    this.every(1 * SECOND, () => this.handOverNotices());
    this.every(20 * SECOND, () => this.wakeBots(20 * SECOND));
    this.every(1 * SECOND, () => this.followOrders());
    this.every(60 * SECOND, async () => this.directory.tidy());
    this.every(60 * SECOND, () => this.look());
    this.every(3600 * SECOND, () => this.sweep());
    // Bots that thought when the last process died begin at once.
    this.quietly(() => this.wakeBots(0));
    this.quietly(() => this.look());
    this.quietly(() => this.sweep());
  }

  stop(): void {
    this.stopped = true;
  }

  /** Clears away tables that nobody touched for as long as the lobby says, and a day longer. */
  async sweep(): Promise<void> {
    const { store, config, log } = this.services;
    const { marked, deleted, jumped } = await store.sweep(config.closeDays * DAY);
    if (jumped && marked > 0) log.warn({ marked }, 'the clock has jumped since the last time: nothing is cleared away');
    if (deleted > 0) log.info({ tables: deleted }, 'cleared away');
  }

  async handOverNotices(): Promise<void> {
    const { store, metrics, now } = this.services;
    const notices = await store.notices(200);
    metrics.oldestNotice.set(notices.length > 0 ? (now() - notices[0].at) / SECOND : 0);
    if (notices.length === 0) return;
    for (const { table, kind, match, number } of notices)
      this.notices.notify({ t: 'notice', table, kind, match, number });
    await store.sent(notices.map(({ id }) => id));
  }

  /** Changes that an operator (or another node) made from outside reach rooms that are open. */
  async followOrders(): Promise<void> {
    const newest = this.followed.at(-1) ?? 0;
    const recent = await this.services.store.orders(newest - LATE);
    const orders = recent.filter(({ id }) => !this.followed.includes(id));
    this.followed = recent.map(({ id }) => id);
    await this.directory.rooms.follow(orders);
  }

  private async wakeBots(quietFor: number): Promise<void> {
    const { store, now } = this.services;
    for (const id of await store.waitingForBots(now() - quietFor, this.directory.node)) {
      const found = await this.directory.find(id).catch(() => undefined);
      if (found instanceof Room) found.driveBots();
    }
  }

  private async look(): Promise<void> {
    const { metrics, config, store } = this.services;
    metrics.quarantined.set((await store.quarantined()).length);
    // With PostgreSQL there need not be a data directory.
    const disk = await statfs(config.data).catch(() => undefined);
    metrics.diskFree.set(disk ? disk.bavail * disk.bsize : Number.NaN);
  }

  private every(ms: number, work: () => Promise<void>): void {
    this.services.after(ms, () => {
      if (this.stopped) return;
      this.quietly(work);
      this.every(ms, work);
    });
  }

  private quietly(work: () => Promise<void>): void {
    work().catch((error: unknown) => {
      this.services.log.warn({ code: troubleOf(error).code, cause: String(error) }, 'a chore could not be done');
    });
  }
}
