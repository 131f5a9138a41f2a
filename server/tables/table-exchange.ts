import { Refusal } from '@orrery/kernel';
import type { BusMessage, Question, Said } from '../bus/bus.ts';
import type { Inbox } from '../play/inbox.ts';
import type { Mailbox } from '../play/mailbox.ts';
import type { PlacedMatch } from '../play/placed-match.ts';
import type { Settled } from '../play/submissions.ts';
import { troubleOf } from '../play/trouble.ts';
import type { Services } from '../services.ts';
import type { Attendance } from './attendance.ts';
import type { Subscribers } from './subscribers.ts';
import type { TableNews } from './table-news.ts';

export interface ExchangeParts {
  readonly services: Services;
  readonly id: string;
  readonly mailbox: Mailbox;
  readonly inbox: Inbox;
  readonly subscribers: Subscribers;
  readonly attendance: Attendance;
  readonly news: TableNews;
  played(): PlacedMatch | undefined;
  /** Reads the table's document again; inside the mailbox. */
  readTable(): Promise<void>;
  catchUp(): Promise<void>;
}

const ELSEWHERE: Said = { reply: { elsewhere: true }, texts: [] };

/** What one table's nodes say to each other. */
export class TableExchange {
  private readonly parts: ExchangeParts;
  private readonly stopListening: () => void;

  constructor(parts: ExchangeParts) {
    this.parts = parts;
    const { bus } = parts.services;
    this.stopListening = bus.listen(parts.id, (message, from, texts) => this.quietly(this.hear(message, from, texts)));
    bus.publish(parts.id, { kind: 'roll-call' });
  }

  close(): void {
    this.stopListening();
  }

  private async hear(message: BusMessage, from: string, texts: readonly string[]): Promise<void> {
    const { mailbox, subscribers, attendance, news, played, readTable, catchUp } = this.parts;
    switch (message.kind) {
      case 'played':
        return mailbox.run(async () => {
          if (message.match > (played()?.match ?? 0)) await readTable();
          if (message.match === played()?.match) await played()?.heard(message, from, texts);
        });
      case 'left':
        if (message.match === played()?.match) played()?.farewell(from, message.viewers);
        return;
      case 'works':
        return mailbox.run(async () => {
          if (!subscribers.none || played()?.here) await played()?.hearWorks(message.works, from);
        });
      case 'entries':
        return catchUp();
      case 'table':
        return mailbox.run(readTable);
      case 'presence':
        attendance.hear(from, message.people, message.watchers);
        return news.tellSoon();
      case 'roll-call':
        if (!subscribers.none) news.tellAttendance();
    }
  }

  /** What another node asks for somebody who is connected there. */
  async serve(question: Question, from: string): Promise<Said> {
    if (question.ask === 'now')
      return this.whenHere(question, async (played) => {
        played.welcome(from, question.viewer);
        const now = await played.now(question.viewer, question.match, question.seen);
        const { position } = now;
        return 'fresh' in now
          ? { reply: { position, now: 'fresh' }, texts: [now.fresh] }
          : { reply: { position, now: 'missed' }, texts: now.missed };
      });
    const { current: match, seat, id, intent } = question;
    const elsewhere = await this.whenHere(question, async () => undefined);
    if (elsewhere) return elsewhere;
    const settled = await new Promise<Settled>((settle) =>
      this.parts.inbox.push({ match, seat, id, intent, settle, tries: 0 }),
    );
    return { reply: { settled }, texts: [] };
  }

  private whenHere<V extends Said | undefined>(
    question: Question,
    work: (played: PlacedMatch) => Promise<V>,
  ): Promise<V | Said> {
    const { mailbox, played, readTable } = this.parts;
    return mailbox.run(async () => {
      if (question.current !== played()?.match) await readTable();
      const match = played();
      if (!match || question.current !== match.match) throw new Refusal('other-match', { match: match?.match ?? 0 });
      await match.found();
      // Who asks believes that it is done here: the node that did it may have given it away, unheard.
      if (!match.here) await match.lookAgain();
      return match.here ? work(match) : ELSEWHERE;
    });
  }

  /** Another node is gone: nobody is connected there, and what it worked on goes to who needs it. */
  nodeGone(node: string): void {
    const { attendance, news, played, subscribers } = this.parts;
    attendance.forget(node);
    news.tellSoon();
    if (played()?.lost(node) && !subscribers.none) this.findWorker();
  }

  /** Who works on the match may be another node by now. */
  findWorker(): void {
    const { mailbox, played } = this.parts;
    this.quietly(mailbox.run(async () => played()?.lookAgain()));
  }

  /** Finds out who works on the match, if that is not known. */
  place(): void {
    const { mailbox, played } = this.parts;
    this.quietly(mailbox.run(async () => void (await played()?.found())));
  }

  /** Another node is to work on the match from now on; resolves when people here have heard where. */
  async handOver(): Promise<void> {
    const { mailbox, played } = this.parts;
    await this.quietly(mailbox.run(async () => played()?.handOver()));
    await mailbox.run(async () => {});
  }

  /** Whatever comes from elsewhere and fails is no reason to stop. */
  private quietly(work: Promise<void>): Promise<void> {
    const { services, id } = this.parts;
    return work.catch((error: unknown) => {
      services.log.warn({ table: id, code: troubleOf(error).code }, 'could not follow another node');
    });
  }
}
