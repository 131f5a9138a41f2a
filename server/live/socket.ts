import type { Socket } from 'node:net';
import { Refusal } from '@orrery/kernel';
import { bundle, CLOSE, ClientMessage, type Hello, type Notice, PROTOCOL, type You } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { problemOf, read, statusOf } from '../http/problems.ts';
import { nowText } from '../play/match-place.ts';
import type { Settled, Submission } from '../play/submissions.ts';
import type { Services } from '../services.ts';
import type { Visit } from '../tables/attendance.ts';
import type { Followers } from '../tables/followers.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { LiveTables } from '../tables/live-tables.ts';
import type { Subscriber } from '../tables/subscribers.ts';
import type { Identity } from '../tables/table-doc.ts';
import { MessageLimit } from './message-limit.ts';
import type { Packets, Receiver } from './packets.ts';

export interface SocketParts {
  readonly services: Services;
  readonly liveTables: LiveTables;
  readonly followers: Followers;
}

/** A connection as the server sees it. */
export interface Line {
  readonly socket: WebSocket;
  /** The connection below, so that several messages can leave in one packet. */
  readonly wire: Pick<Socket, 'cork' | 'uncork'>;
  readonly packets: Pick<Packets, 'hold'>;
  /** True if the other side takes several messages as one. */
  readonly bundles: boolean;
  /** The network the other side comes from. */
  readonly address: string;
  /** What all connections from that network may say together. */
  readonly neighbours: MessageLimit;
  /** The node it was meant for; undefined if the other side cannot be led to one. */
  readonly node?: string;
}

type Message = z.output<typeof ClientMessage>;
type Of<T extends Message['t']> = Extract<Message, { t: T }>;

/** A client that lets more than this pile up reads too slowly. */
const PILE = 1024 * 1024;
const INTRODUCTION_MS = 10_000;
/** A whole view has to be made: as much work as so many messages. */
const VIEW_COST = 8;
/** So many tables are looked up for the price of a message. */
const TABLES_LOOKED_UP = 5;
/** So many hellos may wait for each other: more of them come from nobody who waits for a welcome. */
const HELLOS = 20;

/** One connection: a person or watcher at one table, or a front page that follows several. */
export class LiveSocket implements Subscriber, Receiver {
  identity: Identity = { as: 'watcher', hash: '' };
  readonly address: string;
  private introduced = false;
  /** It has not said where it wants to go yet. */
  private silent = true;
  /** The other side is gone or was cut off: whatever still comes from there is not heard. */
  private gone = false;
  private readonly began = performance.now();
  private readonly socket: WebSocket;
  private readonly wire: Line['wire'];
  private readonly packets: Line['packets'];
  private readonly bundles: boolean;
  /** What waits to be sent, and how long it is. */
  private outgoing: string[] = [];
  private outgoingLength = 0;
  private readonly parts: SocketParts;
  private readonly limit: MessageLimit;
  private readonly neighbours: MessageLimit;
  private readonly meantFor: string | undefined;
  private liveTable: LiveTable | undefined;
  /** What is wanted right after a hello waits until that has been dealt with. */
  private entering: Promise<void> = Promise.resolve();
  private hellos = 0;
  private visit: Visit | undefined;
  /** The match and the entry that the other side has been brought to. */
  private has: { match: number; seen: number } | undefined;
  private unfollow: (() => void)[] = [];

  constructor({ socket, wire, packets, bundles, address, neighbours, node }: Line, parts: SocketParts) {
    this.socket = socket;
    this.wire = wire;
    this.packets = packets;
    this.bundles = bundles;
    this.address = address;
    this.parts = parts;
    this.neighbours = neighbours;
    this.meantFor = node;
    this.limit = new MessageLimit(parts.services.config.messagesPerSecond, performance.now());
  }

  receive(text: string): void {
    if (this.mayHear()) this.understand(text);
  }

  /** A ping frame costs as much as a message, and its pong must not pile up where nobody reads. */
  pinged(data: Buffer): void {
    if (this.mayHear() && this.mayWrite()) this.socket.pong(data);
  }

  /** A pong frame costs as much as a message, too. */
  ponged(): void {
    this.mayHear();
  }

  private mayHear(cost = 1): boolean {
    return this.mayDo(cost, this.limit, this.neighbours);
  }

  /** The first word of a connection is not held against its neighbours: after a restart a whole house comes back at once. */
  private mayEnter(cost: number): boolean {
    if (++this.hellos > HELLOS) this.cut('misuse', 'flood', 'too-many');
    const { silent } = this;
    this.silent = false;
    return silent ? this.mayDo(cost, this.limit) : this.mayHear(cost);
  }

  private mayDo(cost: number, ...limits: readonly MessageLimit[]): boolean {
    if (this.gone) return false;
    if (limits.every((limit) => limit.take(performance.now(), cost))) return true;
    this.cut('misuse', 'flood', 'too-many');
    return false;
  }

  /** True if the other side had time to say who it is, and did not. Whose hello waits for us is no stranger. */
  isStranger(now: number): boolean {
    return !this.introduced && this.hellos === 0 && now - this.began > INTRODUCTION_MS;
  }

  /** The other side is gone. */
  closed(): void {
    this.gone = true;
    this.leaveTable();
    for (const stop of this.unfollow) stop();
    this.unfollow = [];
  }

  private understand(text: string): void {
    try {
      this.handle(read(ClientMessage, parse(text))).catch((error: unknown) => this.problem(error));
    } catch (error) {
      this.problem(error);
      this.cut('misuse', 'misuse');
    }
  }

  private async handle(message: Message): Promise<void> {
    switch (message.t) {
      case 'ping':
        return this.send('{"t":"pong"}');
      case 'hello':
        if (!this.mayEnter(VIEW_COST)) return;
        return this.enter(() => this.hello(message));
      case 'answer':
        if (this.hellos > 0) await this.entering;
        return this.want(message, { answer: message.answer, after: message.after });
      case 'undo':
        if (this.hellos > 0) await this.entering;
        return this.want(message, { back: message.back });
      case 'away':
        return this.turnAway(message.away);
      case 'follow':
        if (!this.mayEnter(message.tables.length / TABLES_LOOKED_UP)) return;
        return this.enter(() => this.follow(message));
    }
  }

  /** One after the other: who says hello three times at once is still in one place only. */
  private enter(work: () => Promise<void>): Promise<void> {
    this.entering = this.entering
      .then(work)
      .catch((error: unknown) => {
        this.leaveTable();
        this.notUpToDate(error);
      })
      .finally(() => this.hellos--);
    return this.entering;
  }

  private async hello({ protocol, table, token, match, seen, away }: Hello): Promise<void> {
    if (protocol !== PROTOCOL) throw new Refusal('old-client', { protocol: PROTOCOL });
    this.leaveTable();
    const liveTable = await this.parts.liveTables.get(table);
    const identity = await liveTable.identify(token);
    if (await this.isLed(liveTable)) return;
    if (this.gone) return;
    this.identity = identity;
    liveTable.subscribers.reserve(this);
    this.introduced = true;
    this.liveTable = liveTable;
    this.visit = liveTable.attendance.come(this.identity.as === 'seat' ? this.identity.key : undefined, away ?? false);
    await liveTable.welcomeBack(this.identity);
    liveTable.news.attendanceChanged();
    await this.greet({ match, seen });
  }

  /** Who can be led goes where the table is worked on. Who was sent to that node, and came here all the same, stays. */
  private async isLed(liveTable: LiveTable): Promise<boolean> {
    if (this.meantFor === undefined) return false;
    const node = await liveTable.workedOnAt();
    if (this.gone || node === undefined || node === this.meantFor) return false;
    this.introduced = true;
    this.send(JSON.stringify({ t: 'elsewhere', node }));
    this.cut('elsewhere', 'elsewhere');
    return true;
  }

  /** Enters the table (again) with what this client does not know yet. */
  private async greet(has: { match?: number; seen?: number }): Promise<void> {
    const { liveTable } = this;
    this.has = undefined;
    await liveTable?.enter(this, has, (now) => {
      this.parts.services.metrics.hellos.inc({ now: now && 'fresh' in now ? 'fresh' : 'missed' });
      if (now) this.has = { match: liveTable.match.number, seen: now.position.number };
      const you = JSON.stringify(liveTable.you(this.identity));
      const text = now ? nowText(now) : '{}';
      this.send(`{"t":"welcome","table":${JSON.stringify(liveTable.state())},"you":${you},"now":${text}}`);
    });
  }

  private want(message: Of<'answer'> | Of<'undo'>, intent: Submission['intent']): void {
    const { id, match } = message;
    const began = performance.now();
    const settle = (settled: Settled) => {
      if (settled.ok) {
        this.send(`{"t":"ack","id":"${id}","number":${settled.number}}`);
        this.parts.services.metrics.seconds.observe((performance.now() - began) / 1000);
      } else this.refuse(message, settled);
    };
    try {
      if (!this.liveTable) throw new Refusal('no-token');
      this.liveTable.act(this.identity, match, { id, intent, settle });
    } catch (error) {
      this.refuse(message, { ok: false, ...problemOf(error) });
    }
  }

  private refuse(message: Of<'answer'> | Of<'undo'>, settled: Extract<Settled, { ok: false }>): void {
    this.tellRefused(message, settled).catch((error: unknown) => this.notUpToDate(error));
  }

  private async tellRefused(
    message: Of<'answer'> | Of<'undo'>,
    { code, details }: Extract<Settled, { ok: false }>,
  ): Promise<void> {
    this.parts.services.metrics.refused.inc({ code });
    const refused = JSON.stringify({ t: 'refused', id: message.id, code, details });
    if (code !== 'stale' || !this.liveTable) return this.send(refused);
    if (!this.mayHear(VIEW_COST)) return;
    const seen = 'after' in message ? message.after : undefined;
    const now = await this.liveTable.now(this.identity, message.match, seen);
    this.send(`${refused.slice(0, -1)},"now":${now}}`);
  }

  private turnAway(away: boolean): void {
    if (!this.visit || !this.liveTable) return;
    this.liveTable.attendance.turn(this.visit, away);
    this.liveTable.news.attendanceChanged();
  }

  private async follow({ tables }: Of<'follow'>): Promise<void> {
    this.leaveTable();
    for (const stop of this.unfollow) stop();
    this.unfollow = [];
    for (const { table, token } of tables) {
      const liveTable = await this.parts.liveTables.get(table).catch(() => undefined);
      const knows = await liveTable?.identify(token).catch(() => undefined);
      if (this.gone) return;
      // A table that is gone, or a link that was replaced, is no reason to miss the others.
      if (!knows) continue;
      const tell = (notice: Notice) => this.send(JSON.stringify(notice));
      this.unfollow.push(this.parts.followers.follow(table, tell));
      this.introduced = true;
    }
  }

  private leaveTable(): void {
    const { liveTable, visit } = this;
    this.liveTable = undefined;
    this.visit = undefined;
    if (!liveTable) return;
    liveTable.leave(this);
    if (visit) liveTable.attendance.go(visit);
    liveTable.news.attendanceChanged();
  }

  // ---------------------------------------------------------------- as a subscriber of the table

  /** Sends what comes next, and nothing twice; where something is missing, the other side begins again. */
  updates(texts: readonly string[], match: number, number: number, mayWait: boolean): void {
    const { has } = this;
    if (has?.match !== match || number <= has.seen) return;
    const news = number - has.seen;
    if (texts.length < news) {
      this.startOver();
      return;
    }
    has.seen = number;
    for (const text of texts.slice(-news)) this.send(text, mayWait);
  }

  table(state: string, you: You): void {
    this.send(`{"t":"table","table":${state},"you":${JSON.stringify(you)}}`);
  }

  startOver(): void {
    this.startAgain().catch((error: unknown) => this.notUpToDate(error));
  }

  private async startAgain(): Promise<void> {
    if (this.liveTable && (await this.isLed(this.liveTable))) return;
    await this.greet({ ...this.has });
  }

  sentAway(): void {
    this.cut('forbidden', 'sent-away', 'bad-token');
  }

  // ---------------------------------------------------------------- the wire

  send(text: string, mayWait = false): void {
    if (!this.mayWrite()) return;
    this.outgoing.push(text);
    this.outgoingLength += text.length;
    this.packets.hold(this, mayWait);
  }

  /** Everything that waits leaves now. */
  release(): void {
    const { outgoing, socket } = this;
    this.outgoing = [];
    this.outgoingLength = 0;
    if (outgoing.length === 0 || socket.readyState !== socket.OPEN) return;
    if (this.bundles || outgoing.length === 1) {
      socket.send(bundle(outgoing));
      return;
    }
    this.wire.cork();
    for (const text of outgoing) socket.send(text);
    this.wire.uncork();
  }

  private mayWrite(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.socket.bufferedAmount + this.outgoingLength <= PILE) return true;
    this.cut('slow', 'slow');
    return false;
  }

  private problem(error: unknown): void {
    const problem = problemOf(error);
    const { metrics, log } = this.parts.services;
    metrics.refused.inc({ code: problem.code });
    if (problem.code === 'internal') log.error({ err: error }, 'message failed');
    this.send(JSON.stringify({ t: 'problem', ...problem }));
    if (problem.code === 'bad-token' || problem.code === 'no-table') this.cut('forbidden', 'forbidden');
  }

  /** Somebody who knows too little would wait for ever; by coming again, it may work. */
  private notUpToDate(error: unknown): void {
    this.problem(error);
    if (statusOf(problemOf(error).code) >= 500) this.cut('failed', 'failed');
  }

  /** Closes the connection, with a last word if there is one. */
  cut(how: keyof typeof CLOSE, reason: string, code?: string): void {
    if (this.gone) return;
    this.parts.services.metrics.cut.inc({ reason });
    if (code) this.outgoing.push(JSON.stringify({ t: 'problem', code, details: {} }));
    this.release();
    this.closed();
    this.socket.close(CLOSE[how], reason);
    // Who does not even read the farewell is dropped.
    this.parts.services.after(2000, () => this.socket.terminate());
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', { at: '', problem: 'not JSON' });
  }
}
