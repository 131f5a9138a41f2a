import { Refusal, type Viewer } from '@orrery/kernel';
import type { Fairness, GameFile, TableState, You } from '@orrery/protocol';
import type { Played, Position } from '../engine/messages.ts';
import { Inbox } from '../play/inbox.ts';
import { Mailbox } from '../play/mailbox.ts';
import { type NowAt, nowText } from '../play/match-place.ts';
import { PlacedMatch } from '../play/placed-match.ts';
import type { Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';
import type { StoredTable, TableVersion } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { BotSeats } from './bot-seats.ts';
import { Lobby } from './lobby.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { botLevel, type Identity, identify, keyOf, seatOf, type TableDoc, waitsForBot } from './table-doc.ts';
import { TableExchange } from './table-exchange.ts';
import { TableNews } from './table-news.ts';
import { type MatchSummary, tableState, viewerOf, youAre } from './table-state.ts';
import { TableStore } from './table-store.ts';

const DAY_MS = 86_400_000;

/** One table in the memory of this node: the document, the match that is played, and everybody who is connected. */
export class LiveTable {
  readonly id: string;
  readonly attendance: Attendance;
  readonly subscribers = new Subscribers();
  /** When somebody last needed it. */
  used: number;
  private readonly services: Services;
  private readonly noteChange: (id: string) => void;
  private readonly tableStore: TableStore;
  private readonly mailbox = new Mailbox();
  private readonly inbox = new Inbox(this.mailbox, (submissions) => this.workOff(submissions));
  readonly lobby: Lobby;
  private readonly bots: BotSeats;
  readonly news: TableNews;
  readonly exchange: TableExchange;
  private played: PlacedMatch | undefined;
  private fairness: MatchSummary['fairness'] | undefined;
  private reading: Promise<void> | undefined;

  constructor(services: Services, stored: StoredTable, noteChange: (id: string) => void) {
    this.services = services;
    this.noteChange = noteChange;
    this.id = stored.id;
    this.used = services.now();
    this.tableStore = new TableStore(services, stored);
    this.attendance = new Attendance(services.now);
    this.news = new TableNews({
      services,
      id: this.id,
      subscribers: this.subscribers,
      attendance: this.attendance,
      doc: () => this.doc,
      state: () => this.state(),
    });
    this.lobby = new Lobby({
      services,
      tableStore: this.tableStore,
      mailbox: this.mailbox,
      attendance: this.attendance,
      position: () => this.played,
      changed: () => {
        this.noteChange(this.id);
        this.tableChanged();
      },
    });
    this.bots = new BotSeats(services, {
      submit: (submission) => this.inbox.push(submission),
      behalf: () => ({ address: this.subscribers.address, table: this.id }),
      again: () => this.driveBots(),
    });
    this.setMatch();
    this.exchange = new TableExchange({
      services,
      id: this.id,
      mailbox: this.mailbox,
      inbox: this.inbox,
      subscribers: this.subscribers,
      attendance: this.attendance,
      news: this.news,
      played: () => this.played,
      readTable: () => this.readTable(),
      catchUp: () => this.catchUp(),
    });
  }

  // ---------------------------------------------------------------- who is who

  get doc(): TableDoc {
    return this.tableStore.doc;
  }

  /**
   * Who holds this token; refuses a token that opens nothing here. The database settles what memory does not know, and
   * (where word of it may have been lost) whether a link still holds. `checked` says that this was looked up just now.
   */
  async identify(token: string | undefined, checked = this.services.bus.alone): Promise<Identity> {
    this.used = this.services.now();
    if (token === undefined) throw new Refusal('no-token');
    if (!checked) {
      const newest = await this.services.versions.get(this.id);
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
      await this.readTable();
    });
    return this.reading;
  }

  /** True if the database has something that this node did not hear of. */
  isBehind({ version, match, entries }: TableVersion): boolean {
    if (version !== this.tableStore.version || match !== this.match) return true;
    return this.played !== undefined && entries > this.played.told;
  }

  you(identity: Identity): You {
    return youAre(this.doc, identity);
  }

  viewerOf(identity: Identity): Viewer {
    return viewerOf(this.doc, identity);
  }

  /** How new it is here. */
  get version(): TableVersion {
    const { id, match, played, tableStore } = this;
    return { id, version: tableStore.version, match, entries: played?.position.number ?? 0 };
  }

  state(): TableState {
    const { played, fairness } = this;
    const touched = Math.max(this.tableStore.touched, played?.touched ?? 0);
    return tableState({
      id: this.id,
      doc: this.doc,
      ...(played && fairness ? { match: { ...played.position, fairness } } : {}),
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
    if (this.played) return this.played.process(wanted);
    for (const { settle } of wanted) settle({ ok: false, code: 'not-started', details: {} });
  }

  /** A person may have come back while a bot thought about that person's answer. */
  private isObsolete({ id, seat, settle }: Submission): boolean {
    const obsolete = id === undefined && !botLevel(this.doc.chairs[seat]);
    if (obsolete) settle({ ok: false, code: 'stale', details: {} });
    return obsolete;
  }

  get match(): number {
    return this.played?.match ?? 0;
  }

  /** What this viewer does not know yet, as JSON. */
  now(identity: Identity, match?: number, seen?: number): Promise<string> {
    return this.mailbox.run(async () => {
      const now = await this.played?.now(this.viewerOf(identity), match, seen);
      return now ? nowText(now) : '{}';
    });
  }

  /** What was fixed at the deal, for the record. */
  get facts(): { players: GameFile['players']; fairness?: Fairness } {
    const { match } = this.tableStore;
    const players = match ? (JSON.parse(match.players) as GameFile['players']) : [];
    return { players, fairness: this.fairness };
  }

  get running(): PlacedMatch {
    if (!this.played) throw new Refusal('not-started');
    return this.played;
  }

  /** Lets a subscriber in between two entries: nothing can be missed. `greet` sends what it has to know. */
  enter(
    subscriber: Subscriber,
    seen: { match?: number; seen?: number },
    greet: (now: NowAt | undefined) => void,
  ): Promise<void> {
    return this.mailbox.run(async () => {
      const now = await this.played?.now(this.viewerOf(subscriber.identity), seen.match, seen.seen);
      if (!this.subscribers.add(subscriber)) return;
      greet(now);
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

  /** Bots think on while some person may come back to the game, on the node that works on the match. */
  driveBots(): void {
    const { played } = this;
    if (!played || played.position.over || !waitsForBot(this.doc, played.position.awaited, !this.subscribers.none))
      return;
    if (played.here) this.bots.letBotsAnswer(played.here, (seat) => botLevel(this.doc.chairs[seat]));
    else this.exchange.place();
  }

  // ---------------------------------------------------------------- telling everybody

  private tell(position: Position, updates: Played['updates'], own: boolean): void {
    this.subscribers.tell(this.doc, new Map(updates), this.match, position.number);
    if (position.over) this.news.tellNow();
    if (!own) return;
    this.noteChange(this.id);
    this.driveBots();
  }

  private tableChanged(): void {
    const dealt = this.played?.match !== this.tableStore.match?.number;
    if (dealt) this.setMatch();
    this.subscribers.sendAway(this.doc);
    this.news.tellNow();
    if (dealt) this.subscribers.startOver();
    this.driveBots();
  }

  private setMatch(): void {
    this.played?.lose();
    const { match } = this.tableStore;
    this.fairness = match && (JSON.parse(match.fairness) as MatchSummary['fairness']);
    this.played =
      match &&
      new PlacedMatch(
        this.services,
        {
          id: this.id,
          mailbox: this.mailbox,
          slow: () => this.doc.pace === 'slow',
          waitsForBot: (awaited) => waitsForBot(this.doc, awaited),
          viewers: () => this.subscribers.viewers(this.doc),
          tell: (position, updates, own) => this.tell(position, updates, own),
          startOver: () => this.subscribers.startOver(),
          submit: (submission) => this.inbox.push(submission),
          here: () => this.driveBots(),
        },
        match,
      );
  }

  // ---------------------------------------------------------------- other nodes

  /** Takes in whatever the database knows and this node does not; `anew` if not even what it knows can be trusted. */
  catchUp(anew = false): Promise<void> {
    return this.mailbox.run(async () => {
      await this.readTable();
      if (anew) this.played?.doubt();
      if (anew) this.subscribers.startOver();
      await this.played?.catchUp();
    });
  }

  private async readTable(): Promise<void> {
    const { version } = this.tableStore;
    await this.tableStore.reload();
    if (this.tableStore.version !== version) this.tableChanged();
  }

  // ---------------------------------------------------------------- the end

  get idle(): boolean {
    return this.subscribers.none && this.mailbox.idle && this.bots.idle;
  }

  /** Resolves when everything that was in the mailbox is done. */
  settled(): Promise<void> {
    return this.mailbox.run(async () => {});
  }

  /** True if this node works on the match, so that others do not. */
  get worksHere(): boolean {
    return this.played?.here !== undefined;
  }

  /** Leaves memory. The database knows everything. */
  close(): void {
    this.news.close();
    this.exchange.close();
    this.played?.lose();
  }
}
