import { Refusal } from '@orrery/kernel';
import type { Fairness, GameFile } from '@orrery/protocol';
import type { Played, Position } from '../engine/messages.ts';
import { Inbox } from '../play/inbox.ts';
import type { Mailbox } from '../play/mailbox.ts';
import { PlacedMatch } from '../play/placed-match.ts';
import type { Settled, Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';
import { BotSeats } from './bot-seats.ts';
import type { Subscribers } from './subscribers.ts';
import { botLevel, isWelcome, type TableDoc, waitsForBot } from './table-doc.ts';
import type { MatchSummary } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export interface TableMatchParts {
  readonly services: Services;
  readonly tableStore: TableStore;
  readonly mailbox: Mailbox;
  readonly subscribers: Subscribers;
  /** New entries are on disk, and everybody here was told. `own` if this node made them. */
  readonly moved: (position: Position, own: boolean) => void;
  /** A bot should answer, and it is not known which node works on the match. */
  readonly place: () => void;
}

/** The match that is played at a table, if one was dealt: what seats want of it, and the bots that play along. */
export class TableMatch {
  readonly inbox: Inbox;
  private readonly parts: TableMatchParts;
  private readonly bots: BotSeats;
  private dealt: PlacedMatch | undefined;
  private fair: MatchSummary['fairness'] | undefined;

  constructor(parts: TableMatchParts) {
    this.parts = parts;
    this.inbox = new Inbox(parts.mailbox, (submissions) => this.workOff(submissions));
    this.bots = new BotSeats(parts.services, {
      submit: (submission) => this.inbox.push(submission),
      behalf: () => ({ address: parts.subscribers.address, table: parts.tableStore.id }),
      again: () => this.driveBots(),
    });
    this.takeNewest();
  }

  /** Undefined before the first deal. */
  get played(): PlacedMatch | undefined {
    return this.dealt;
  }

  /** Its number at the table, 0 before the first. */
  get number(): number {
    return this.dealt?.match ?? 0;
  }

  get summary(): MatchSummary | undefined {
    const { dealt, fair } = this;
    return dealt && fair && { ...dealt.position, fairness: fair };
  }

  /** What was fixed at the deal, for the record. */
  get facts(): { players: GameFile['players']; fairness?: Fairness } {
    const { match } = this.parts.tableStore;
    const players = match ? (JSON.parse(match.players) as GameFile['players']) : [];
    return { players, fairness: this.fair };
  }

  get botsIdle(): boolean {
    return this.bots.idle;
  }

  /** Follows the table's document: true if another match was dealt there. */
  takeNewest(): boolean {
    const { services, tableStore, mailbox, subscribers } = this.parts;
    const { match } = tableStore;
    if (this.dealt?.match === match?.number) return false;
    this.dealt?.lose();
    this.fair = match && (JSON.parse(match.fairness) as MatchSummary['fairness']);
    this.dealt =
      match &&
      new PlacedMatch(
        services,
        {
          id: tableStore.id,
          mailbox,
          slow: () => this.doc.pace === 'slow',
          waitsForBot: (awaited) => waitsForBot(this.doc, awaited),
          viewers: () => subscribers.viewers(this.doc),
          tell: (position, updates, own) => this.tell(position, updates, own),
          startOver: () => subscribers.startOver(),
          submit: (submission) => this.inbox.push(submission),
          here: () => this.driveBots(),
        },
        match,
      );
    return true;
  }

  /** Bots think on while some person may come back to the game, on the node that works on the match. */
  driveBots(): void {
    const { dealt } = this;
    const anybody = !this.parts.subscribers.none;
    if (!dealt || dealt.position.over || !waitsForBot(this.doc, dealt.position.awaited, anybody)) return;
    if (dealt.here) this.bots.letBotsAnswer(dealt.here, (seat) => botLevel(this.doc.chairs[seat]));
    else this.parts.place();
  }

  private get doc(): TableDoc {
    return this.parts.tableStore.doc;
  }

  private tell(position: Position, updates: Played['updates'], own: boolean): void {
    this.parts.subscribers.tell(this.doc, updates, this.number, position);
    this.parts.moved(position, own);
    if (own) this.driveBots();
  }

  private async workOff(submissions: readonly Submission[]): Promise<void> {
    const wanted = submissions.filter((submission) => {
      const obsolete = this.obsolete(submission);
      if (obsolete) submission.settle(obsolete);
      return !obsolete;
    });
    if (this.dealt && wanted.length > 0) await this.dealt.process(wanted);
  }

  /**
   * Things may have changed while it waited: the next match was dealt, in which the seat is somebody else's, the link was
   * replaced, or a person came back while a bot thought about that person's answer.
   */
  private obsolete({ match, id, seat, who }: Submission): Settled | undefined {
    if (!this.dealt) return { ok: false, code: 'not-started', details: {} };
    if (match !== this.number) return { ok: false, code: 'other-match', details: { match: this.number } };
    if (who && !isWelcome(this.doc, who)) return { ok: false, code: 'bad-token', details: {} };
    if (id === undefined && !botLevel(this.doc.chairs[seat])) return { ok: false, code: 'stale', details: {} };
    return undefined;
  }

  get running(): PlacedMatch {
    if (!this.dealt) throw new Refusal('not-started');
    return this.dealt;
  }
}
