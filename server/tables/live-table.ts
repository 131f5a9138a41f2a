import { Refusal, type Viewer } from '@orrery/kernel';
import type { TableState, You } from '@orrery/protocol';
import { Mailbox } from '../play/mailbox.ts';
import { type NowAt, nowText } from '../play/match-place.ts';
import type { Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';
import type { StoredTable, TableVersion } from '../store/store.ts';
import { Attendance } from './attendance.ts';
import { Lobby } from './lobby.ts';
import { type Subscriber, Subscribers } from './subscribers.ts';
import { type Identity, identify, isWelcome, keyOf, seated, type TableDoc } from './table-doc.ts';
import { TableExchange } from './table-exchange.ts';
import { TableMatch } from './table-match.ts';
import { TableNews } from './table-news.ts';
import { tableState, viewerOf, youAre } from './table-state.ts';
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
  readonly lobby: Lobby;
  /** What is played here. */
  readonly match: TableMatch;
  readonly news: TableNews;
  readonly exchange: TableExchange;
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
      position: () => this.match.played,
      changed: () => {
        this.noteChange(this.id);
        this.tableChanged();
      },
    });
    this.match = new TableMatch({
      services,
      tableStore: this.tableStore,
      mailbox: this.mailbox,
      subscribers: this.subscribers,
      moved: ({ over }, own) => {
        if (over) this.news.tellNow();
        if (own) this.noteChange(this.id);
      },
      place: () => this.exchange.place(),
    });
    this.exchange = new TableExchange({
      services,
      id: this.id,
      mailbox: this.mailbox,
      inbox: this.match.inbox,
      subscribers: this.subscribers,
      attendance: this.attendance,
      news: this.news,
      played: () => this.match.played,
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

  /** Refuses a link that was replaced since somebody was known by it. */
  mustBeWelcome(identity: Identity): void {
    if (!isWelcome(this.doc, identity)) throw new Refusal('bad-token');
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
    if (version !== this.tableStore.version || match !== this.match.number) return true;
    const { played } = this.match;
    return played !== undefined && entries > played.told;
  }

  you(identity: Identity): You {
    return youAre(this.doc, identity);
  }

  viewerOf(identity: Identity): Viewer {
    return viewerOf(this.doc, identity);
  }

  /** How new it is here. */
  get version(): TableVersion {
    const { id, match, tableStore } = this;
    return { id, version: tableStore.version, match: match.number, entries: match.played?.position.number ?? 0 };
  }

  state(): TableState {
    const { summary, played } = this.match;
    const touched = Math.max(this.tableStore.touched, played?.touched ?? 0);
    return tableState({
      id: this.id,
      doc: this.doc,
      ...(summary ? { match: summary } : {}),
      closes: touched + this.services.config.closeDays * DAY_MS,
      watchers: this.attendance.watchers,
      presence: (key) => this.attendance.presence(key),
    });
  }

  // ---------------------------------------------------------------- the match

  /** An intent of a person. Whoever answers is there, so a caretaker goes. */
  act(identity: Identity, match: number, wanted: Pick<Submission, 'intent' | 'id' | 'settle'>): void {
    const { seat, person } = seated(this.doc, keyOf(identity));
    if (match !== this.match.number) throw new Refusal('other-match', { match: this.match.number });
    if (person.caretaker) this.lobby.action(identity, { do: 'return' }).catch(() => {});
    this.used = this.services.now();
    this.match.inbox.push({ match, seat, who: identity, ...wanted, tries: 0 });
  }

  /** What this viewer does not know yet, as JSON. */
  now(identity: Identity, match?: number, seen?: number): Promise<string> {
    return this.mailbox.run(async () => {
      this.mustBeWelcome(identity);
      const now = await this.match.played?.now(this.viewerOf(identity), match, seen);
      return now ? nowText(now) : '{}';
    });
  }

  /** Lets a subscriber in between two entries: nothing can be missed. `greet` sends what it has to know. */
  enter(
    subscriber: Subscriber,
    seen: { match?: number; seen?: number },
    greet: (now: NowAt | undefined) => void,
  ): Promise<void> {
    return this.mailbox.run(async () => {
      this.mustBeWelcome(subscriber.identity);
      const now = await this.match.played?.now(this.viewerOf(subscriber.identity), seen.match, seen.seen);
      if (!this.subscribers.add(subscriber)) return;
      greet(now);
      this.match.driveBots();
    });
  }

  /** The name of the other node that works on the match, if there is one that people can be led to. */
  workedOnAt(): Promise<string | undefined> {
    return this.mailbox.run(async () => this.match.played?.workedOnAt());
  }

  leave(subscriber: Subscriber): void {
    this.subscribers.remove(subscriber);
    this.used = this.services.now();
  }

  /** A person is back: nobody has to look after the seat, nor to agree to a new link for it. */
  async welcomeBack(identity: Identity): Promise<void> {
    if (identity.as !== 'seat') return;
    const { seat, person } = seated(this.doc, identity.key);
    if (person.caretaker === 'called') await this.lobby.action(identity, { do: 'return' });
    if (person.relink?.length) await this.lobby.action(identity, { do: 'relink', seat, yes: false });
  }

  // ---------------------------------------------------------------- what changes

  private tableChanged(): void {
    const dealt = this.match.takeNewest();
    this.subscribers.sendAway(this.doc);
    this.news.tellNow();
    if (dealt) this.subscribers.startOver();
    this.match.driveBots();
  }

  /** Takes in whatever the database knows and this node does not; `anew` if not even what it knows can be trusted. */
  catchUp(anew = false): Promise<void> {
    return this.mailbox.run(async () => {
      await this.readTable();
      if (anew) this.match.played?.doubt();
      if (anew) this.subscribers.startOver();
      await this.match.played?.catchUp();
    });
  }

  private async readTable(): Promise<void> {
    const { version } = this.tableStore;
    await this.tableStore.reload();
    if (this.tableStore.version !== version) this.tableChanged();
  }

  // ---------------------------------------------------------------- the end

  get idle(): boolean {
    return this.subscribers.none && this.mailbox.idle && this.match.botsIdle;
  }

  /** Resolves when everything that was in the mailbox is done. */
  settled(): Promise<void> {
    return this.mailbox.run(async () => {});
  }

  /** True if this node works on the match, so that others do not. */
  get worksHere(): boolean {
    return this.match.played?.here !== undefined;
  }

  /** Leaves memory. The database knows everything. */
  close(): void {
    this.news.close();
    this.exchange.close();
    this.match.played?.lose();
  }
}
