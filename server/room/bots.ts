import { type Answer, Refusal, type Seat, type View } from '@orrery/kernel';
import type { Level } from '@orrery/protocol';
import type { Kind } from '../engine/messages.ts';
import type { Services } from '../services.ts';

const BREATH_MS = 1000;

/** For whom a bot thinks: threads are shared out by that. */
export interface Behalf {
  readonly address: string;
  readonly table: string;
}

/** Thinks for the seats of bots and of people who are looked after. */
export class Bots {
  private readonly services: Services;
  private readonly thinking = new Set<Seat>();

  constructor(services: Services) {
    this.services = services;
  }

  get idle(): boolean {
    return this.thinking.size === 0;
  }

  /** Does the work of one seat, unless it is being done. Where a bot could not answer, it takes a breath afterwards. */
  async once(seat: Seat, work: () => Promise<void>): Promise<boolean> {
    if (this.thinking.has(seat)) return false;
    this.thinking.add(seat);
    try {
      await work();
    } catch (error) {
      if (!isBusy(error)) this.services.log.warn({ err: error }, 'a bot could not answer');
      await new Promise<void>((rested) => this.services.after(BREATH_MS, rested));
    } finally {
      this.thinking.delete(seat);
    }
    return true;
  }

  /**
   * A bot that fails or takes too long answers anything legal: a game must never wait for a machine. One that has
   * to wait its turn, because too many others think, comes again.
   */
  async decide({ game, edition }: Kind, level: Level, view: string, behalf: Behalf): Promise<Answer> {
    try {
      return JSON.parse(await this.services.engine.decide({ ...behalf, game, edition, level, view })) as Answer;
    } catch (error) {
      const asked = (JSON.parse(view) as View).asked.find(({ offer }) => !offer);
      if (!asked || isBusy(error)) throw error;
      this.services.log.warn({ err: error, game }, 'a bot answers blindly');
      return asked.answers[Math.floor(Math.random() * asked.answers.length)];
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Refusal && error.code === 'too-many';
