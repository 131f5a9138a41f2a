import { statfs } from 'node:fs/promises';
import { troubleOf } from './play/desk.ts';
import type { Services } from './services.ts';
import type { Followers } from './tables/followers.ts';
import type { Halls } from './tables/halls.ts';

const SECOND = 1000;
const DAY = 86_400_000;

/** What has to be done now and then. Every chore may run twice, or on two nodes, without harm. */
export class Chores {
  private readonly services: Services;
  private readonly halls: Halls;
  private readonly followers: Followers;
  private stopped = false;

  constructor(services: Services, halls: Halls, followers: Followers) {
    this.services = services;
    this.halls = halls;
    this.followers = followers;
  }

  start(): void {
    this.every(1 * SECOND, () => this.handOverNotices());
    this.every(20 * SECOND, () => this.wakeBots(20 * SECOND));
    this.every(20 * SECOND, async () => this.halls.tellAttendance());
    if (this.services.bus.lossy) this.every(20 * SECOND, () => this.halls.catchUp());
    this.every(60 * SECOND, async () => this.halls.tidy());
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

  /** Clears away tables that nobody touched for as long as the lobby says. */
  async sweep(): Promise<void> {
    const { store, config, log, now } = this.services;
    const gone = await store.sweep(now() - config.closeDays * DAY);
    if (gone > 0) log.info({ tables: gone }, 'cleared away');
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
      const hall = await this.halls.get(id).catch(() => undefined);
      hall?.driveBots();
    }
  }

  private async look(): Promise<void> {
    const { metrics, config } = this.services;
    const { bavail, bsize } = await statfs(config.data);
    metrics.diskFree.set(bavail * bsize);
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
