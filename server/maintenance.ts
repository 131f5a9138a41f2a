import { statfs } from 'node:fs/promises';
import { troubleOf } from './play/match-writer.ts';
import type { Services } from './services.ts';
import type { Followers } from './tables/followers.ts';
import type { LiveTables } from './tables/live-tables.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** What has to be done now and then. Every chore may run twice, or on two nodes, without harm. */
export class Maintenance {
  private readonly services: Services;
  private readonly liveTables: LiveTables;
  private readonly followers: Followers;
  private stopped = false;

  constructor(services: Services, liveTables: LiveTables, followers: Followers) {
    this.services = services;
    this.liveTables = liveTables;
    this.followers = followers;
  }

  start(): void {
    this.every(1 * SECOND, () => this.handOverNotices());
    this.every(20 * SECOND, () => this.wakeBots(20 * SECOND));
    this.every(20 * SECOND, async () => this.liveTables.tellAttendance());
    if (this.services.bus.lossy) this.every(5 * SECOND, () => this.liveTables.catchUp());
    this.every(60 * SECOND, async () => this.liveTables.tidy());
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
    const { store, config, log, now } = this.services;
    const { marked, deleted, jumped } = await store.sweep(now(), now() - config.closeDays * DAY);
    if (jumped && marked > 0) log.warn({ marked }, 'the clock has jumped since the last time: nothing is cleared away');
    if (deleted > 0) log.info({ tables: deleted }, 'cleared away');
  }

  async handOverNotices(): Promise<void> {
    const { store, metrics, now } = this.services;
    const notices = await store.notices(200);
    metrics.oldestNotice.set(notices.length > 0 ? (now() - notices[0].at) / SECOND : 0);
    if (notices.length === 0) return;
    for (const { table, kind, match, number } of notices) this.followers.notify(table, kind, match, number);
    await store.sent(notices[notices.length - 1].id);
  }

  private async wakeBots(quietFor: number): Promise<void> {
    for (const id of await this.services.store.waitingForBots(this.services.now() - quietFor)) {
      const liveTable = await this.liveTables.get(id).catch(() => undefined);
      liveTable?.driveBots();
    }
  }

  private async look(): Promise<void> {
    const { metrics, config, store } = this.services;
    const { bavail, bsize } = await statfs(config.data);
    metrics.diskFree.set(bavail * bsize);
    metrics.quarantined.set((await store.quarantined()).length);
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
      this.services.log.warn({ code: troubleOf(error).code }, 'a chore could not be done');
    });
  }
}
