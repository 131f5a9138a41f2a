import { type Answer, Refusal, type Viewer } from '@orrery/kernel';
import type { Fairness, GameFile, TableState, You } from '@orrery/protocol';
import type { BusMessage } from '../bus/port.ts';
import type { Played } from '../engine/messages.ts';
import type { Intent } from '../engine/room.ts';
import { Desk, troubleOf } from '../play/desk.ts';
import { Inbox } from '../play/inbox.ts';
import type { Pending, Settled } from '../play/intents.ts';
import { Mailbox } from '../play/mailbox.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/port.ts';
import { Attendance } from './attendance.ts';
import { BotSeats } from './bot-seats.ts';
import { botLevel, type Identity, identify, keyOf, people, seatOf, type TableDoc, waitsForBot } from './doc.ts';
import { type Guest, Guests } from './guests.ts';
import { Keeper } from './keeper.ts';
import { Lobby } from './lobby.ts';
import { type MatchSummary, tableState, viewerOf, youAre } from './state.ts';

/** What a person wants of the match, with the client's id for it. */
export interface Wish {
  readonly what: { readonly answer: Answer; readonly after: number } | { readonly back: number };
  readonly id: string;
  readonly settle: (settled: Settled) => void;
}

const ANNOUNCE_MS = 300;
const DAY_MS = 86_400_000;

/** One table in the memory of this node: the document, the match that is played, and everybody who is connected. */
export class Hall {
  readonly id: string;
  readonly attendance: Attendance;
  readonly guests = new Guests();
  /** When somebody last needed it. */
  used: number;
  private readonly services: Services;
  private readonly keeper: Keeper;
  private readonly mailbox = new Mailbox();
  private readonly inbox = new Inbox(this.mailbox, (pendings) => this.workOff(pendings));
  readonly lobby: Lobby;
  private readonly bots: BotSeats;
  private readonly stopListening: () => void;
  private desk: Desk | undefined;
  private fairness: MatchSummary['fairness'] | undefined;
  private stopAnnouncing: (() => void) | undefined;

  constructor(services: Services, stored: StoredTable) {
    this.services = services;
    this.id = stored.id;
    this.used = services.now();
    this.keeper = new Keeper(services, stored);
    this.attendance = new Attendance(services.now);
    this.lobby = new Lobby({
      services,
      keeper: this.keeper,
      mailbox: this.mailbox,
      attendance: this.attendance,
      desk: () => this.desk,
      changed: () => this.tableChanged(),
    });
    this.bots = new BotSeats(services, { submit: (intent) => this.submit(intent), again: () => this.driveBots() });
    this.setDesk();
    this.stopListening = services.bus.listen(this.id, (message, from) => this.hear(message, from));
    services.bus.publish(this.id, { kind: 'roll-call' });
  }

  // ---------------------------------------------------------------- who is who

  get doc(): TableDoc {
    return this.keeper.doc;
  }

  /** Who holds this token; refuses a token that opens nothing here. */
  identify(token: string | undefined): Identity {
    this.used = this.services.now();
    if (token === undefined) throw new Refusal('no-token');
    const identity = identify(this.doc, token);
    if (!identity) throw new Refusal('bad-token');
    return identity;
  }

  you(identity: Identity): You {
    return youAre(this.doc, identity);
  }

  viewerOf(identity: Identity): Viewer {
    return viewerOf(this.doc, identity);
  }

  state(): TableState {
    const { desk, fairness } = this;
    const touched = Math.max(this.keeper.touched, desk?.touched ?? 0);
    return tableState({
      id: this.id,
      doc: this.doc,
      ...(desk && fairness ? { match: { ...desk.position, fairness } } : {}),
      closes: touched + this.services.config.closeDays * DAY_MS,
      watchers: this.attendance.watchers,
      presence: (key) => this.attendance.presence(key),
    });
  }

  // ---------------------------------------------------------------- the match

  private submit(intent: Intent): Promise<Settled> {
    return new Promise((settle) => this.inbox.push({ intent, settle, tries: 0 }));
  }

  /** An intent of a person. Whoever answers is there, so a caretaker goes. */
  act(identity: Identity, match: number, wish: Wish): void {
    const seat = seatOf(this.doc, keyOf(identity));
    if (seat < 0) throw new Refusal('not-seated');
    if (match !== this.match) throw new Refusal('other-match', { match: this.match });
    const chair = this.doc.chairs[seat];
    if (chair.kind === 'human' && chair.caretaker) this.lobby.deed(identity, { do: 'return' }).catch(() => {});
    this.used = this.services.now();
    this.inbox.push({ intent: { seat, ...wish.what }, id: wish.id, settle: wish.settle, tries: 0 });
  }

  private async workOff(pendings: readonly Pending[]): Promise<void> {
    const wanted = pendings.filter((pending) => !this.isObsolete(pending));
    if (this.desk) return this.desk.process(wanted);
    for (const { settle } of wanted) settle({ ok: false, code: 'not-started', details: {} });
  }

  /** A person may have come back while a bot thought about that person's answer. */
  private isObsolete({ id, intent, settle }: Pending): boolean {
    const obsolete = id === undefined && !botLevel(this.doc.chairs[intent.seat]);
    if (obsolete) settle({ ok: false, code: 'stale', details: {} });
    return obsolete;
  }

  get match(): number {
    return this.desk?.match ?? 0;
  }

  /** What this viewer does not know yet, as JSON. */
  now(identity: Identity, match?: number, seen?: number): Promise<{ text: string; fresh: boolean }> {
    return this.mailbox.run(async () => {
      const desk = this.desk;
      return desk ? desk.now(this.viewerOf(identity), match, seen) : { text: '{}', fresh: false };
    });
  }

  /** What was fixed at the deal, for the record. */
  get facts(): { players: GameFile['players']; fairness?: Fairness } {
    const { match } = this.keeper;
    const players = match ? (JSON.parse(match.players) as GameFile['players']) : [];
    return { players, fairness: this.fairness };
  }

  get running(): Desk {
    if (!this.desk) throw new Refusal('not-started');
    return this.desk;
  }

  /** Lets a guest in between two entries: nothing can be missed. `greet` sends what it has to know. */
  enter(
    guest: Guest,
    seen: { match?: number; seen?: number },
    greet: (now: string, fresh: boolean) => void,
  ): Promise<void> {
    return this.mailbox.run(async () => {
      const now = this.desk
        ? await this.desk.now(this.viewerOf(guest.identity), seen.match, seen.seen)
        : { text: '{}', fresh: false };
      this.guests.add(guest);
      greet(now.text, now.fresh);
      this.driveBots();
    });
  }

  leave(guest: Guest): void {
    this.guests.remove(guest);
    this.used = this.services.now();
  }

  /** A person who was only looked after because the others called for it is back. */
  async welcomeBack(identity: Identity): Promise<void> {
    if (identity.as !== 'seat') return;
    const chair = this.doc.chairs[seatOf(this.doc, identity.key)];
    if (chair?.kind === 'human' && chair.caretaker === 'called') await this.lobby.deed(identity, { do: 'return' });
  }

  /** Bots think on while some person may come back to the game. */
  driveBots(): void {
    if (!this.desk || this.desk.position.over) return;
    if (this.guests.none && people(this.doc).every(({ caretaker }) => caretaker)) return;
    this.bots.drive(this.desk, (seat) => botLevel(this.doc.chairs[seat]));
  }

  // ---------------------------------------------------------------- telling everybody

  /** Tells all guests about the table soon; changes that come close together are told once. */
  announce(): void {
    this.stopAnnouncing ??= this.services.after(ANNOUNCE_MS, () => this.announceNow());
  }

  private announceNow(): void {
    this.stopAnnouncing?.();
    this.stopAnnouncing = undefined;
    this.guests.showTable(this.doc, JSON.stringify(this.state()));
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
    this.guests.tell(this.doc, new Map(updates));
    if (this.desk?.position.over) this.announceNow();
    // The node that made the entry lets the bots think, so that they do not think everywhere.
    if (own) this.driveBots();
  }

  private tableChanged(): void {
    const dealt = this.desk?.match !== this.keeper.match?.number;
    if (dealt) this.setDesk();
    this.guests.sendAway(this.doc);
    this.announceNow();
    if (dealt) this.guests.startOver();
    this.driveBots();
  }

  private setDesk(): void {
    this.desk?.lose();
    const { match } = this.keeper;
    this.fairness = match && (JSON.parse(match.fairness) as MatchSummary['fairness']);
    this.desk =
      match &&
      new Desk(
        this.services,
        {
          table: this.id,
          slow: () => this.doc.pace === 'slow',
          waitsForBot: (awaited) => waitsForBot(this.doc, awaited),
          viewers: () => this.guests.viewers(this.doc),
          tell: (updates, own) => this.tell(updates, own),
          startOver: () => this.guests.startOver(),
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
      const { version } = this.keeper;
      await this.keeper.reload();
      if (this.keeper.version !== version) this.tableChanged();
      await this.desk?.catchUp();
    });
  }

  private async heard(message: BusMessage, from: string): Promise<void> {
    switch (message.kind) {
      case 'entries':
        return this.mailbox.run(async () => {
          if (message.match === this.match) await this.desk?.follow(message.rows);
        });
      case 'table':
        return this.mailbox.run(async () => {
          await this.keeper.reload();
          this.tableChanged();
        });
      case 'presence':
        this.attendance.hear(from, message.people, message.watchers);
        return this.announce();
      case 'roll-call':
        if (!this.guests.none) this.tellAttendance();
    }
  }

  // ---------------------------------------------------------------- the end

  get idle(): boolean {
    return this.guests.none && this.mailbox.idle && this.bots.idle;
  }

  /** Resolves when everything that was in the mailbox is done. */
  settled(): Promise<void> {
    return this.mailbox.run(async () => {});
  }

  /** Leaves memory. The database knows everything. */
  close(): void {
    this.stopAnnouncing?.();
    this.stopListening();
    this.desk?.lose();
  }
}
