import { Refusal, type Viewer } from '@orrery/kernel';
import type { Fairness, GameFile, TableState, You } from '@orrery/protocol';
import type { BusMessage } from '../bus/bus.ts';
import type { Played } from '../engine/messages.ts';
import { Inbox } from '../play/inbox.ts';
import { Mailbox } from '../play/mailbox.ts';
import { MatchWriter, troubleOf } from '../play/match-writer.ts';
import type { Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';
import type { StoredTable, TableVersion } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { BotSeats } from './bot-seats.ts';
import { Lobby } from './lobby.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { botLevel, type Identity, identify, keyOf, people, seatOf, type TableDoc, waitsForBot } from './table-doc.ts';
import { type MatchSummary, tableState, viewerOf, youAre } from './table-state.ts';
import { TableStore } from './table-store.ts';

const ANNOUNCE_MS = 300;
const DAY_MS = 86_400_000;

/** One table in the memory of this node: the document, the match that is played, and everybody who is connected. */
export class LiveTable {
  readonly id: string;
  readonly attendance: Attendance;
  readonly subscribers = new Subscribers();
  /** When somebody last needed it. */
  used: number;
  private readonly services: Services;
  private readonly tableStore: TableStore;
  private readonly mailbox = new Mailbox();
  private readonly inbox = new Inbox(this.mailbox, (submissions) => this.workOff(submissions));
  readonly lobby: Lobby;
  private readonly bots: BotSeats;
  private readonly stopListening: () => void;
  private writer: MatchWriter | undefined;
  private fairness: MatchSummary['fairness'] | undefined;
  private reading: Promise<void> | undefined;
  private stopAnnouncing: (() => void) | undefined;

  constructor(services: Services, stored: StoredTable) {
    this.services = services;
    this.id = stored.id;
    this.used = services.now();
    this.tableStore = new TableStore(services, stored);
    this.attendance = new Attendance(services.now);
    this.lobby = new Lobby({
      services,
      tableStore: this.tableStore,
      mailbox: this.mailbox,
      attendance: this.attendance,
      writer: () => this.writer,
      changed: () => this.tableChanged(),
    });
    this.bots = new BotSeats(services, {
      submit: (submission) => this.inbox.push(submission),
      behalf: () => ({ address: this.subscribers.address, table: this.id }),
      again: () => this.driveBots(),
    });
    this.setWriter();
    this.stopListening = services.bus.listen(this.id, (message, from) => this.hear(message, from));
    services.bus.publish(this.id, { kind: 'roll-call' });
  }

  // ---------------------------------------------------------------- who is who

  get doc(): TableDoc {
    return this.tableStore.doc;
  }

  /**
   * Who holds this token; refuses a token that opens nothing here. The database settles what memory does not know, and
   * (where word of it may have been lost) whether a link still holds. `checked` says that this was looked up just now.
   */
  async identify(token: string | undefined, checked = !this.services.bus.lossy): Promise<Identity> {
    this.used = this.services.now();
    if (token === undefined) throw new Refusal('no-token');
    if (!checked) {
      const [newest] = await this.services.store.versions([this.id]);
      if (newest?.version !== this.tableStore.version) await this.readAgain();
    } else if (!identify(this.doc, token)) await this.readAgain();
    const identity = identify(this.doc, token);
    if (!identity) throw new Refusal('bad-token');
    return identity;
  }

  /** Takes over what the database has; once for all who wait for it. */
  private readAgain(): Promise<void> {
    this.reading ??= this.mailbox.run(async () => {
      this.reading = undefined;
      const { version } = this.tableStore;
      await this.tableStore.reload();
      if (this.tableStore.version !== version) this.tableChanged();
    });
    return this.reading;
  }

  /** True if the database has something that this node did not hear of. */
  isBehind({ version, match, entries }: TableVersion): boolean {
    if (version !== this.tableStore.version || match !== this.match) return true;
    return this.writer !== undefined && entries > this.writer.position.number;
  }

  you(identity: Identity): You {
    return youAre(this.doc, identity);
  }

  viewerOf(identity: Identity): Viewer {
    return viewerOf(this.doc, identity);
  }

  state(): TableState {
    const { writer, fairness } = this;
    const touched = Math.max(this.tableStore.touched, writer?.touched ?? 0);
    return tableState({
      id: this.id,
      doc: this.doc,
      ...(writer && fairness ? { match: { ...writer.position, fairness } } : {}),
      closes: touched + this.services.config.closeDays * DAY_MS,
      watchers: this.attendance.watchers,
      presence: (key) => this.attendance.presence(key),
    });
  }

  // ---------------------------------------------------------------- the match

  /** An intent of a person. Whoever answers is there, so a caretaker goes. */
  act(identity: Identity, match: number, wanted: Pick<Submission, 'intent' | 'id' | 'settle'>): void {
    const seat = seatOf(this.doc, keyOf(identity));
    if (seat < 0) throw new Refusal('not-seated');
    if (match !== this.match) throw new Refusal('other-match', { match: this.match });
    const chair = this.doc.chairs[seat];
    if (chair.kind === 'human' && chair.caretaker) this.lobby.action(identity, { do: 'return' }).catch(() => {});
    this.used = this.services.now();
    this.inbox.push({ seat, ...wanted, tries: 0 });
  }

  private async workOff(submissions: readonly Submission[]): Promise<void> {
    const wanted = submissions.filter((submission) => !this.isObsolete(submission));
    if (this.writer) return this.writer.process(wanted);
    for (const { settle } of wanted) settle({ ok: false, code: 'not-started', details: {} });
  }

  /** A person may have come back while a bot thought about that person's answer. */
  private isObsolete({ id, seat, settle }: Submission): boolean {
    const obsolete = id === undefined && !botLevel(this.doc.chairs[seat]);
    if (obsolete) settle({ ok: false, code: 'stale', details: {} });
    return obsolete;
  }

  get match(): number {
    return this.writer?.match ?? 0;
  }

  /** What this viewer does not know yet, as JSON. */
  now(identity: Identity, match?: number, seen?: number): Promise<{ text: string; fresh: boolean }> {
    return this.mailbox.run(async () => {
      const writer = this.writer;
      return writer ? writer.now(this.viewerOf(identity), match, seen) : { text: '{}', fresh: false };
    });
  }

  /** What was fixed at the deal, for the record. */
  get facts(): { players: GameFile['players']; fairness?: Fairness } {
    const { match } = this.tableStore;
    const players = match ? (JSON.parse(match.players) as GameFile['players']) : [];
    return { players, fairness: this.fairness };
  }

  get running(): MatchWriter {
    if (!this.writer) throw new Refusal('not-started');
    return this.writer;
  }

  /** Lets a subscriber in between two entries: nothing can be missed. `greet` sends what it has to know. */
  enter(
    subscriber: Subscriber,
    seen: { match?: number; seen?: number },
    greet: (now: string, fresh: boolean) => void,
  ): Promise<void> {
    return this.mailbox.run(async () => {
      const now = this.writer
        ? await this.writer.now(this.viewerOf(subscriber.identity), seen.match, seen.seen)
        : { text: '{}', fresh: false };
      if (!this.subscribers.add(subscriber)) return;
      greet(now.text, now.fresh);
      this.driveBots();
    });
  }

  leave(subscriber: Subscriber): void {
    this.subscribers.remove(subscriber);
    this.used = this.services.now();
  }

  /** A person who was only looked after because the others called for it is back. */
  async welcomeBack(identity: Identity): Promise<void> {
    if (identity.as !== 'seat') return;
    const chair = this.doc.chairs[seatOf(this.doc, identity.key)];
    if (chair?.kind === 'human' && chair.caretaker === 'called') await this.lobby.action(identity, { do: 'return' });
  }

  /** Bots think on while some person may come back to the game. */
  driveBots(): void {
    if (!this.writer || this.writer.position.over) return;
    if (this.subscribers.none && people(this.doc).every(({ caretaker }) => caretaker)) return;
    this.bots.letBotsAnswer(this.writer, (seat) => botLevel(this.doc.chairs[seat]));
  }

  // ---------------------------------------------------------------- telling everybody

  /** Tells all subscribers about the table soon; changes that come close together are told once. */
  announce(): void {
    this.stopAnnouncing ??= this.services.after(ANNOUNCE_MS, () => this.announceNow());
  }

  private announceNow(): void {
    this.stopAnnouncing?.();
    this.stopAnnouncing = undefined;
    this.subscribers.showTable(this.doc, JSON.stringify(this.state()));
  }

  /** Somebody came, went or turned away. */
  attendanceChanged(): void {
    this.announce();
    this.tellAttendance();
  }

  /** Tells other nodes who is connected here. They believe it for a while only, so it is said again and again. */
  tellAttendance(): void {
    const { attendance, services } = this;
    services.bus.publish(this.id, { kind: 'presence', people: attendance.local(), watchers: attendance.localWatchers });
  }

  private tell(updates: Played['updates'], own: boolean): void {
    this.subscribers.tell(this.doc, new Map(updates));
    if (this.writer?.position.over) this.announceNow();
    // The node that made the entry lets the bots think, so that they do not think everywhere.
    if (own) this.driveBots();
  }

  private tableChanged(): void {
    const dealt = this.writer?.match !== this.tableStore.match?.number;
    if (dealt) this.setWriter();
    this.subscribers.sendAway(this.doc);
    this.announceNow();
    if (dealt) this.subscribers.startOver();
    this.driveBots();
  }

  private setWriter(): void {
    this.writer?.lose();
    const { match } = this.tableStore;
    this.fairness = match && (JSON.parse(match.fairness) as MatchSummary['fairness']);
    this.writer =
      match &&
      new MatchWriter(
        this.services,
        {
          id: this.id,
          slow: () => this.doc.pace === 'slow',
          waitsForBot: (awaited) => waitsForBot(this.doc, awaited),
          viewers: () => this.subscribers.viewers(this.doc),
          tell: (updates, own) => this.tell(updates, own),
          startOver: () => this.subscribers.startOver(),
        },
        match,
      );
  }

  // ---------------------------------------------------------------- other nodes

  private hear(message: BusMessage, from: string): void {
    const work = this.heard(message, from);
    work.catch((error: unknown) => {
      this.services.log.warn({ table: this.id, code: troubleOf(error).code }, 'could not follow another node');
    });
  }

  /** Takes in whatever the database knows and this node does not. */
  catchUp(): Promise<void> {
    return this.mailbox.run(async () => {
      const { version } = this.tableStore;
      await this.tableStore.reload();
      if (this.tableStore.version !== version) this.tableChanged();
      await this.writer?.catchUp();
    });
  }

  private async heard(message: BusMessage, from: string): Promise<void> {
    switch (message.kind) {
      case 'entries':
        return this.mailbox.run(async () => {
          if (message.match === this.match) await this.writer?.follow(message.rows);
        });
      case 'table':
        return this.mailbox.run(async () => {
          await this.tableStore.reload();
          this.tableChanged();
        });
      case 'presence':
        this.attendance.hear(from, message.people, message.watchers);
        return this.announce();
      case 'roll-call':
        if (!this.subscribers.none) this.tellAttendance();
    }
  }

  // ---------------------------------------------------------------- the end

  get idle(): boolean {
    return this.subscribers.none && this.mailbox.idle && this.bots.idle;
  }

  /** Resolves when everything that was in the mailbox is done. */
  settled(): Promise<void> {
    return this.mailbox.run(async () => {});
  }

  /** Leaves memory. The database knows everything. */
  close(): void {
    this.stopAnnouncing?.();
    this.stopListening();
    this.writer?.lose();
  }
}
