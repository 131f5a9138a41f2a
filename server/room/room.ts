import { Refusal } from '@orrery/kernel';
import { type Level, LIMITS, linkTo, type Reissue, type TableAction, type TableReply } from '@orrery/protocol';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';
import { newKey, tokenHash } from '../tokens.ts';
import { Attendance, EXPECTED_MS } from './attendance.ts';
import { type AskedNews, Audience, type Connection, type Guest } from './audience.ts';
import { Bots } from './bots.ts';
import {
  botLevel,
  type Identity,
  identify,
  isWelcome,
  keyOf,
  mustKnow,
  seated,
  type TableDoc,
  waitsForBot,
} from './document.ts';
import { Inbox } from './inbox.ts';
import { type Lease, Moved } from './lease.ts';
import { Mailbox } from './mailbox.ts';
import { type Has, Match, nowText, type Surroundings } from './match.ts';
import { type Command, perform, type Situation } from './reducer.ts';
import { obsolete, type Settled, type Submission } from './submissions.ts';
import { closesAt, stageOf, tableState, viewerOf, youAre } from './table-state.ts';
import { TableStore } from './table-store.ts';
import { MOVED, troubleOf } from './trouble.ts';

/** After a restart the people of a table come back within seconds: each of them is told of the others once or twice. */
const SOON_MS = 1000;
/** A poll counts as being there until the next one is due. */
const LINGER_MS = 15_000;

/**
 * One table: its document, its match, everybody who is connected. It exists once among all nodes. Links are given as
 * hashes, and what a link allows is checked when a command takes effect: rules and disk are reached through one mailbox.
 */
export class Room {
  readonly id: string;
  readonly attendance: Attendance;
  readonly audience = new Audience();
  /** When somebody last needed it. */
  used: number;
  /** It takes nothing any more: whoever comes has to look for it again. */
  closed = false;
  private readonly services: Services;
  private readonly lease: Lease;
  private readonly tableStore: TableStore;
  private readonly mailbox = new Mailbox();
  private readonly inbox = new Inbox(this.mailbox, (submissions) => this.workOff(submissions));
  private readonly bots: Bots;
  private match: Match | undefined;
  private term: number;
  private reading: Promise<void> | undefined;
  private stopTelling: (() => void) | undefined;

  constructor(services: Services, lease: Lease, stored: StoredTable, moved: boolean) {
    this.services = services;
    this.lease = lease;
    this.term = lease.term;
    this.id = stored.id;
    this.used = services.now();
    this.tableStore = new TableStore(services, lease, stored);
    this.attendance = new Attendance(services.now, moved);
    this.bots = new Bots(services);
    this.takeNewest();
    if (moved) services.after(EXPECTED_MS, () => this.tellSoon());
  }

  // ---------------------------------------------------------------- connections

  /**
   * Lets a connection in between two entries, so that nothing can be missed; the welcome is the first thing it is sent.
   * `again` if it was here before, wherever that was: nobody is welcomed back.
   */
  async attach(connection: Connection, link: string, has: Has & { away?: boolean; again?: boolean }): Promise<void> {
    const identity = await this.known(link);
    this.audience.mustHaveRoom(identity);
    const visit = this.attendance.come(identity.as === 'seat' ? identity.key : undefined, has.away ?? false);
    const guest = this.audience.come(connection, identity, visit);
    try {
      if (!has.again) await this.welcomeBack(identity);
      this.tellSoon();
      await this.greet(guest, has);
    } catch (error) {
      this.detach(connection);
      throw error;
    }
  }

  detach(connection: Connection): void {
    const guest = this.audience.go(connection);
    if (!guest) return;
    this.used = this.services.now();
    this.attendance.go(guest.visit);
    this.tellSoon();
  }

  /** The page went to the background, or came back. */
  turn(connection: Connection, away: boolean): void {
    const guest = this.audience.of(connection);
    if (!guest) return;
    this.attendance.turn(guest.visit, away);
    this.tellSoon();
  }

  /** Welcomes a guest, or brings one that is here up to date. */
  private greet(guest: Guest, has: Has): Promise<void> {
    return this.inTurn(async () => {
      mustKnow(this.doc, guest.identity.hash);
      const viewer = viewerOf(this.doc, guest.identity);
      let now = await this.match?.now(viewer, has, this.around);
      // So long did it take that another node may have gone on: an older view must not be shown.
      if (!this.isSure) {
        await this.secure();
        now = await this.match?.now(viewer, has, this.around);
      }
      this.tellNews();
      if (!this.audience.has(guest)) return;
      guest.welcomed = true;
      guest.has = this.match && now && { match: this.match.number, seen: now.position.number };
      this.services.metrics.hellos.inc({ now: now && 'fresh' in now ? 'fresh' : 'missed' });
      const you = JSON.stringify(youAre(this.doc, guest.identity));
      const table = JSON.stringify(this.state());
      guest.connection.send(`{"t":"welcome","table":${table},"you":${you},"now":${now ? nowText(now) : '{}'}}`);
      this.driveBots();
    });
  }

  private greetAgain(guest: Guest): void {
    this.greet(guest, guest.has ?? {}).catch((error: unknown) => {
      if (!(error instanceof Moved)) guest.connection.failed(error);
    });
  }

  private startOver(): void {
    for (const guest of this.audience.welcomed()) this.greetAgain(guest);
  }

  // ---------------------------------------------------------------- commands

  /** The state of the table, and who one is there. */
  async look(link: string): Promise<TableReply> {
    return this.reply(await this.known(link));
  }

  /** Sits down under a link that the caller chose: sitting down again under the same one changes nothing. */
  async sit(link: string, wish: { name: string; seat?: number; token: string }): Promise<TableReply> {
    const { name, seat, token } = wish;
    const person = { kind: 'human', key: newKey(), name, token: tokenHash(token), ready: false } as const;
    await this.change(link, { do: 'sit', person, ...(seat === undefined ? {} : { seat }) });
    return this.look(person.token);
  }

  async act(link: string, action: TableAction): Promise<TableReply> {
    const identity = await this.known(link);
    await this.change(link, action);
    return this.reply(identity);
  }

  /** Puts a link that the caller chose in place of an old one. */
  async reissue(link: string, what: Reissue, token: string): Promise<string> {
    await this.change(link, { do: 'reissue', what, hash: tokenHash(token) });
    return linkTo(this.id, token);
  }

  /**
   * An answer or an undo, settled when it is on disk or refused. Somebody who answers is there, so a caretaker goes.
   * `acknowledge` hears of an accepted one before anybody hears what came of it.
   */
  async play(
    link: string,
    { id, match, intent }: Required<Pick<Submission, 'id' | 'match' | 'intent'>>,
    acknowledge?: (number: number) => void,
  ): Promise<Settled> {
    const identity = await this.known(link);
    const { seat, person } = seated(this.doc, keyOf(identity));
    if (match !== this.number) throw new Refusal('other-match', { match: this.number });
    if (person.caretaker) this.change(link, { do: 'return' }).catch(() => {});
    return this.submit({ match, seat, link, id, intent }, acknowledge);
  }

  /** A `Now` for this link, as JSON. */
  now(link: string, has: Has): Promise<string> {
    return this.inTurn(async () => {
      const viewer = viewerOf(this.doc, mustKnow(this.doc, link));
      const now = await this.match?.now(viewer, has, this.around);
      this.tellNews();
      return now ? nowText(now) : '{}';
    });
  }

  /** Answers a long poll: at once if there is something new, else as soon as there is. */
  async news(link: string, asked: AskedNews): Promise<string> {
    const identity = await this.known(link);
    const visit = this.attendance.come(identity.as === 'seat' ? identity.key : undefined, false);
    this.tellSoon();
    try {
      await this.welcomeBack(identity);
      await this.settled();
      // No waiting between the look and the listening: nothing can happen in between.
      if (!this.isNew(asked)) await this.somethingNew(identity, asked);
      const now = await this.now(link, asked);
      const { table, you } = this.reply(identity);
      const state = table.version === asked.version ? '' : `"table":${JSON.stringify(table)},`;
      return `{${state}"you":${JSON.stringify(you)},"now":${now}}`;
    } finally {
      this.services.after(LINGER_MS, () => {
        this.attendance.go(visit);
        this.tellSoon();
      });
    }
  }

  private isNew({ match, seen, version }: AskedNews): boolean {
    const behind =
      this.match !== undefined &&
      (match !== this.match.number || seen === undefined || seen < this.match.position.number);
    return behind || version !== this.state().version;
  }

  /** Resolves at the next change, when the asked time is over, or when nobody waits for it any more. */
  private somethingNew(identity: Identity, asked: AskedNews): Promise<void> {
    this.audience.mustHaveRoom(identity);
    return new Promise((resolve) => {
      const done = () => {
        stopTimer();
        stopWaiting();
        this.used = this.services.now();
        resolve();
      };
      const wake = () => {
        if (this.closed || !isWelcome(this.doc, identity) || this.isNew(asked)) done();
      };
      const stopTimer = this.services.after((asked.wait ?? LIMITS.longPoll) * 1000, done);
      const stopWaiting = this.audience.wait({ identity, address: asked.address, wake });
      asked.gone.addEventListener('abort', done, { once: true });
      if (asked.gone.aborted) done();
    });
  }

  /** A person is back: nobody has to look after the seat, nor to agree to a new link for it. */
  private async welcomeBack({ as, hash }: Identity): Promise<void> {
    if (as !== 'seat') return;
    const { seat, person } = seated(this.doc, keyOf(mustKnow(this.doc, hash)));
    if (person.caretaker === 'called') await this.change(hash, { do: 'return' });
    if (person.relink?.length) await this.change(hash, { do: 'relink', seat, yes: false });
  }

  private change(link: string, command: Command): Promise<void> {
    return this.inTurn(async () => {
      const before = this.tableStore.version;
      try {
        const { awaited } = this.match?.position ?? { awaited: [] };
        await this.tableStore.change((doc) => perform(doc, link, command, this.situation()), awaited);
      } finally {
        // Also when it was refused because another node was first.
        if (this.tableStore.version !== before) this.tableChanged();
      }
    });
  }

  private situation(): Situation {
    const { services, tableStore, attendance, match } = this;
    const info = services.games.get(tableStore.doc.game);
    if (!info) throw new Refusal('unknown-game', { game: tableStore.doc.game });
    // After a conflict the document may be ahead of what is played.
    const { match: row } = tableStore;
    return {
      stage: stageOf(match?.number === row?.number ? match?.position : row),
      info,
      absent: (key) => attendance.absent(key),
    };
  }

  // ---------------------------------------------------------------- the match

  private async submit(
    wanted: Omit<Submission, 'settle' | 'tries'>,
    acknowledge?: (number: number) => void,
  ): Promise<Settled> {
    this.used = this.services.now();
    const settled = await new Promise<Settled>((resolve) => {
      const settle = (result: Settled) => {
        if (result.ok) acknowledge?.(result.number);
        resolve(result);
      };
      this.inbox.push({ ...wanted, settle, tries: 0 });
    });
    if (settled === MOVED) throw new Moved();
    return settled;
  }

  private async workOff(submissions: readonly Submission[]): Promise<void> {
    try {
      await this.secure();
    } catch (error) {
      for (const { settle } of submissions) settle(troubleOf(error));
      return;
    }
    const { match } = this;
    const wanted = submissions.filter((submission) => {
      const settled = obsolete(submission, this.doc, this.number);
      if (settled) submission.settle(settled);
      return !settled;
    });
    if (!match || wanted.length === 0) return;
    const refused = await match.process(wanted, this.around);
    this.tellNews();
    await match.settleRefused(refused);
  }

  /** Hands on what happened in the match. */
  private tellNews(): void {
    const { match } = this;
    for (const news of match?.takeNews() ?? []) {
      if (news === 'start-over') this.startOver();
      else {
        for (const guest of this.audience.tell(this.doc, news.updates, this.number, news.position))
          this.greetAgain(guest);
        if (news.position.over) this.tellNow();
        this.driveBots();
      }
    }
  }

  /** Bots think on while some person may come back to the game, or looks on. */
  driveBots(): void {
    const { match, doc } = this;
    if (!match || this.closed || match.position.over) return;
    const { awaited } = match.position;
    if (!waitsForBot(doc, awaited, !this.audience.none)) return;
    for (const seat of awaited) {
      const level = botLevel(doc.chairs[seat]);
      if (level)
        this.bots.once(seat, () => this.answerFor(seat, level, match)).then((done) => done && this.driveBots());
    }
  }

  private async answerFor(seat: number, level: Level, match: Match): Promise<void> {
    const after = match.position.number;
    const view = await match.view(seat, this.around);
    this.tellNews();
    const behalf = { address: this.audience.address, table: this.id };
    const answer = await this.bots.decide(match.origin, level, view, behalf);
    const settled = await this.submit({ match: match.number, seat, intent: { answer, after } });
    // A person may have come back meanwhile, or the next match have begun.
    if (!settled.ok && settled.code !== 'stale' && settled.code !== 'other-match')
      throw new Refusal(settled.code, settled.details);
  }

  /** Follows the table's document: true if another match was dealt there. */
  private takeNewest(): boolean {
    const { match: row } = this.tableStore;
    if (this.match?.number === row?.number) return false;
    this.match?.lose();
    this.match = row && new Match(this.services, this.lease, this.id, row);
    return true;
  }

  // ---------------------------------------------------------------- the table

  private get doc(): TableDoc {
    return this.tableStore.doc;
  }

  /** Of the match, 0 before the first. */
  private get number(): number {
    return this.match?.number ?? 0;
  }

  private get around(): Surroundings {
    return { doc: this.doc, viewers: this.audience.viewers(this.doc) };
  }

  private state() {
    const { match, attendance } = this;
    return tableState({
      id: this.id,
      doc: this.doc,
      ...(match ? { match: { ...match.position, fairness: match.fairness } } : {}),
      closes: closesAt(Math.max(this.tableStore.touched, match?.touched ?? 0), this.services.config),
      watchers: attendance.watchers,
      presence: (key) => attendance.presence(key),
    });
  }

  private reply(identity: Identity): TableReply {
    return { table: this.state(), you: youAre(this.doc, identity) };
  }

  private tableChanged(): void {
    const dealt = this.takeNewest();
    this.audience.sendAway(this.doc);
    this.tellNow();
    if (dealt) this.startOver();
    this.driveBots();
  }

  /** Tells everybody about the table soon; changes that come close together are told once. */
  private tellSoon(): void {
    if (!this.closed) this.stopTelling ??= this.services.after(SOON_MS, () => this.tellNow());
  }

  private tellNow(): void {
    this.stopTelling?.();
    this.stopTelling = undefined;
    if (!this.audience.none) this.audience.showTable(this.doc, JSON.stringify(this.state()));
  }

  // ---------------------------------------------------------------- one truth

  /** The holder of this link. The database settles what memory does not know. */
  private async known(link: string): Promise<Identity> {
    this.used = this.services.now();
    if (!this.isSure) await this.settled();
    if (!identify(this.doc, link)) await this.readAgain();
    return mustKnow(this.doc, link);
  }

  private inTurn<V>(work: () => Promise<V>): Promise<V> {
    return this.mailbox.run(async () => {
      await this.secure();
      return work();
    });
  }

  private get isSure(): boolean {
    return !this.closed && this.lease.sure && this.term === this.lease.term;
  }

  /** Before anything is done or told: this is the room of the table, and it knows what the database knows. */
  private async secure(): Promise<void> {
    while (!this.isSure) {
      if (!this.lease.sure) await this.lease.renew();
      if (this.closed) throw new Moved();
      const { term } = this.lease;
      if (term === this.term) continue;
      await this.read();
      this.term = term;
    }
  }

  /** Resolves when everything that was in the mailbox is done. */
  private settled(): Promise<void> {
    return this.inTurn(async () => {});
  }

  private readAgain(): Promise<void> {
    this.reading ??= this.inTurn(() => {
      this.reading = undefined;
      return this.readTable();
    }).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /** Takes in whatever the database knows and this room does not; `anew` if not even what it knows can be trusted. */
  catchUp(anew = false): Promise<void> {
    return this.inTurn(() => this.read(anew));
  }

  private async read(anew = false): Promise<void> {
    await this.readTable();
    if (anew) this.match?.doubt();
    if (anew) this.startOver();
    await this.match?.catchUp(this.around);
    this.tellNews();
  }

  private async readTable(): Promise<void> {
    const { version } = this.tableStore;
    try {
      await this.tableStore.reload();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'no-table') this.end();
      throw error;
    }
    if (this.tableStore.version !== version) this.tableChanged();
  }

  // ---------------------------------------------------------------- the end

  get idle(): boolean {
    return this.audience.none && this.mailbox.idle && this.bots.idle;
  }

  /** Takes nothing any more, and resolves when what was begun is done. */
  async finish(): Promise<void> {
    this.closed = true;
    await this.mailbox.run(async () => {});
  }

  /** Leaves memory: the database knows everything. Those who are here look for the room again. */
  leave(): void {
    for (const { connection, has } of this.close()) connection.moved(has ?? {});
  }

  /** The table is no more: everybody goes. */
  private end(): void {
    for (const { connection } of this.close()) connection.sentAway();
  }

  private close(): Guest[] {
    this.closed = true;
    this.stopTelling?.();
    this.match?.lose();
    return this.audience.clear();
  }
}
