import { type Answer, Refusal, type Seat, type View } from '@orrery/kernel';
import type { Level } from '@orrery/protocol';
import type { Kind } from '../engine/messages.ts';
import type { MatchWriter } from '../play/match-writer.ts';
import type { Settled, Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';

export interface BotHost {
  submit(submission: Submission): void;
  /** For whom it thinks: threads are shared out by that. */
  behalf(): { readonly address: string; readonly table: string };
  /** Called when a bot has answered or given up: it may be asked again by now. */
  again(): void;
}

const BREATH_MS = 1000;

/** Answers for the seats of bots and of people who are looked after. */
export class BotSeats {
  private readonly services: Services;
  private readonly host: BotHost;
  private readonly thinking = new Set<Seat>();

  constructor(services: Services, host: BotHost) {
    this.services = services;
    this.host = host;
  }

  get idle(): boolean {
    return this.thinking.size === 0;
  }

  /** Lets every awaited bot think, unless it does already. */
  letBotsAnswer(writer: MatchWriter, levelOf: (seat: Seat) => Level | undefined): void {
    for (const seat of writer.position.awaited) {
      const level = levelOf(seat);
      if (level === undefined || this.thinking.has(seat)) continue;
      this.thinking.add(seat);
      this.answer(writer, seat, level)
        .catch((error: unknown) => {
          if (!isBusy(error)) this.services.log.warn({ err: error, match: writer.id }, 'a bot could not answer');
          return new Promise<void>((rested) => this.services.after(BREATH_MS, rested));
        })
        .finally(() => {
          this.thinking.delete(seat);
          this.host.again();
        });
    }
  }

  private async answer(writer: MatchWriter, seat: Seat, level: Level): Promise<void> {
    const after = writer.position.number;
    const view = await writer.view(seat);
    const answer = await this.decide(writer.origin, level, view);
    const settled = await new Promise<Settled>((settle) =>
      this.host.submit({ match: writer.match, seat, intent: { answer, after }, settle, tries: 0 }),
    );
    // A person may have come back meanwhile, or the next match have begun.
    if (!settled.ok && settled.code !== 'stale' && settled.code !== 'other-match')
      throw new Refusal(settled.code, settled.details);
  }

  /**
   * A bot that fails or takes too long answers anything legal: a game must never wait for a machine. One that is not let
   * think yet, because too many others do, comes again.
   */
  private async decide({ game, edition }: Kind, level: Level, view: string): Promise<Answer> {
    try {
      return JSON.parse(
        await this.services.engine.decide({ ...this.host.behalf(), game, edition, level, view }),
      ) as Answer;
    } catch (error) {
      const asked = (JSON.parse(view) as View).asked.find(({ offer }) => !offer);
      if (!asked || isBusy(error)) throw error;
      this.services.log.warn({ err: error, game }, 'a bot answers blindly');
      return asked.answers[Math.floor(Math.random() * asked.answers.length)];
    }
  }
}

const isBusy = (error: unknown): boolean => error instanceof Refusal && error.code === 'too-many';
