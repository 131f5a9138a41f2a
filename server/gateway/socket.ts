import type { Socket } from 'node:net';
import { Refusal } from '@orrery/kernel';
import { bundle, CLOSE, ClientMessage, type Hello, type Notice, PROTOCOL } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import type { Directory } from '../cluster/directory.ts';
import { proxyName } from '../cluster/node-id.ts';
import type { Notices } from '../cluster/notices.ts';
import { type Dial, Pipe, type PipeUser } from '../cluster/pipe.ts';
import type { Records } from '../records/records.ts';
import type { Connection } from '../room/audience.ts';
import { Moved } from '../room/lease.ts';
import type { Has } from '../room/match.ts';
import { Room } from '../room/room.ts';
import type { Settled } from '../room/submissions.ts';
import type { Services } from '../services.ts';
import { tokenHash } from '../tokens.ts';
import { MessageLimit } from './message-limit.ts';
import type { Packets, Receiver } from './packets.ts';
import { problemOf, read, statusOf } from './problems.ts';

export interface SocketParts {
  readonly services: Services;
  readonly directory: Directory;
  readonly records: Records;
  readonly notices: Notices;
  readonly dial: Dial;
}

/** A connection as the server sees it. */
export interface Line {
  readonly socket: WebSocket;
  /** The connection below, so that several messages can leave in one packet. */
  readonly wire: Pick<Socket, 'cork' | 'uncork'>;
  readonly packets: Pick<Packets, 'hold'>;
  /** True if the other side takes several messages as one. */
  readonly bundles: boolean;
  /** The network the client comes from. */
  readonly address: string;
  /** Together, all connections from that network may say so much. */
  readonly neighbours: MessageLimit;
  /** The node it was meant for; undefined if the other side cannot be led to one. */
  readonly node?: string;
  /** True if another node passed it on: bounds were kept there, and it is not passed on again. */
  readonly passedOn?: boolean;
}

type Message = z.output<typeof ClientMessage>;
type Intent = Extract<Message, { t: 'answer' | 'undo' }>;

/** A client that lets more than this pile up reads too slowly. */
const PILE = 1024 * 1024;
const INTRODUCTION_MS = 10_000;
/** A whole view has to be made: as much work as so many messages. */
const VIEW_COST = 8;
/** Tables looked up for the price of one message. */
const TABLES_LOOKED_UP = 5;
/** Maximum hellos waiting for each other: no honest client sends more. */
const HELLOS = 20;
/** Maximum unsettled intents of one client. */
const UNSETTLED = 100;

/** One connection: a person or watcher at one table, or a front page that follows several. */
export class LiveSocket implements Connection, PipeUser, Receiver {
  readonly address: string;
  private introduced = false;
  /** It has not said where it wants to go yet. */
  private silent = true;
  /** The other side is gone or was cut off: whatever still comes from there is not heard. */
  private gone = false;
  private readonly began = performance.now();
  private readonly line: Line;
  /** Messages that wait to be sent, and how long they are. */
  private outgoing: string[] = [];
  private outgoingLength = 0;
  private readonly parts: SocketParts;
  private readonly limit: MessageLimit;
  /** The room it is at, here or through a pipe on another node. */
  private place: Room | Pipe | undefined;
  private hello: Hello | undefined;
  /** Hash of the link it came with. */
  private link = '';
  private away = false;
  /** Intents that were not settled yet: where the room moves, they are said again. */
  private readonly unsettled = new Map<string, Intent>();
  /** Intents right after a hello wait until that has been dealt with. */
  private entering: Promise<void> = Promise.resolve();
  private entries = 0;
  private unfollow: (() => void)[] = [];

  constructor(line: Line, parts: SocketParts) {
    this.line = line;
    this.address = line.address;
    this.parts = parts;
    this.limit = new MessageLimit(parts.services.config.messagesPerSecond, performance.now());
  }

  // ---------------------------------------------------------------- messages of the client

  receive(text: string): void {
    if (this.mayHear()) this.understand(text);
  }

  /** A ping frame costs as much as a message, and its pong must not pile up where nobody reads. */
  pinged(data: Buffer): void {
    if (this.mayHear() && this.mayWrite()) this.line.socket.pong(data);
  }

  /** A pong frame costs as much as a message, too. */
  ponged(): void {
    this.mayHear();
  }

  private mayHear(cost = 1): boolean {
    return this.mayDo(cost, this.limit, this.line.neighbours);
  }

  /** The first word of a connection is not held against its neighbours: after a restart a whole house comes back at once. */
  private mayEnter(cost: number): boolean {
    if (this.entries >= HELLOS) this.cut('misuse', 'flood', 'too-many');
    const { silent } = this;
    this.silent = false;
    return silent ? this.mayDo(cost, this.limit) : this.mayHear(cost);
  }

  private mayDo(cost: number, ...limits: readonly MessageLimit[]): boolean {
    if (this.gone) return false;
    if (this.line.passedOn || limits.every((limit) => limit.take(performance.now(), cost))) return true;
    this.cut('misuse', 'flood', 'too-many');
    return false;
  }

  /** True if the other side had time to say who it is, and did not. A client whose hello waits for us is no stranger. */
  isStranger(now: number): boolean {
    return !this.introduced && this.entries === 0 && now - this.began > INTRODUCTION_MS;
  }

  /** The other side is gone. */
  closed(): void {
    this.gone = true;
    this.leave();
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
        // Through a pipe as well: silence there must not be hidden from the client.
        if (this.place instanceof Pipe) this.place.say(message);
        else this.send('{"t":"pong"}');
        return;
      case 'hello':
        if (this.mayEnter(VIEW_COST)) await this.enter(() => this.come(message));
        return;
      case 'answer':
      case 'undo':
        if (this.entries > 0) await this.entering;
        return this.want(message);
      case 'away':
        this.away = message.away;
        if (this.place instanceof Room) this.place.turn(this, message.away);
        else this.place?.say(message);
        return;
      case 'follow':
        if (this.mayEnter(message.tables.length / TABLES_LOOKED_UP))
          await this.enter(() => this.follow(message.tables));
    }
  }

  // ---------------------------------------------------------------- to the room

  /** One after the other: a client that says hello three times at once is still in one place only. */
  private enter(work: () => Promise<void>): Promise<void> {
    this.entries++;
    this.entering = this.entering
      .then(work)
      .catch((error: unknown) => {
        this.leave();
        this.failed(error);
      })
      .finally(() => this.entries--);
    return this.entering;
  }

  private async come(hello: Hello): Promise<void> {
    if (hello.protocol !== PROTOCOL) throw new Refusal('old-client', { protocol: PROTOCOL });
    this.leave();
    this.unsettled.clear();
    this.hello = hello;
    this.link = tokenHash(hello.token);
    this.away = hello.away ?? false;
    await this.goTo(hello, false);
  }

  /** Goes to the room, wherever it is, and says again what was not settled. */
  private async goTo({ match, seen }: Has, again: boolean): Promise<void> {
    const { hello, parts } = this;
    if (!hello || this.gone) return;
    this.leave();
    const has = { ...(match === undefined ? {} : { match }), ...(seen === undefined ? {} : { seen }) };
    await parts.directory.reach(
      hello.table,
      (room) => this.attachTo(room, { ...has, again }),
      (node) => this.goThrough(node, { ...hello, match: undefined, seen: undefined, ...has, away: this.away }),
    );
    this.introduced = true;
    for (const message of this.unsettled.values()) this.submit(message);
  }

  private async attachTo(room: Room, has: Has & { again: boolean }): Promise<void> {
    if (this.gone) return;
    this.place = room;
    try {
      await room.attach(this, this.link, { ...has, away: this.away });
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  /** A client that can be led goes there itself. One that was sent to that node, and came here all the same, is passed on. */
  private async goThrough(node: string, hello: Hello): Promise<void> {
    if (this.gone) return;
    const { node: meantFor, passedOn } = this.line;
    const name = proxyName(node);
    if (passedOn || (meantFor !== undefined && name !== undefined && name !== meantFor)) {
      if (!passedOn) this.send(JSON.stringify({ t: 'elsewhere', node: name }));
      this.cut('elsewhere', 'elsewhere');
      return;
    }
    const pipe = new Pipe(this.parts.dial, node, hello, this);
    this.place = pipe;
    await pipe.opened;
  }

  private leave(): void {
    const { place } = this;
    this.place = undefined;
    if (place instanceof Room) place.detach(this);
    else place?.close();
  }

  private want(message: Intent): void {
    if (!this.place) this.refuse(message, new Refusal('no-token'));
    else if (this.unsettled.size >= UNSETTLED) this.refuse(message, new Refusal('too-many', { seconds: 1 }));
    else {
      this.unsettled.set(message.id, message);
      this.submit(message);
    }
  }

  private submit(message: Intent): void {
    const { place } = this;
    if (place instanceof Room) this.play(place, message).catch((error: unknown) => this.refuse(message, error));
    else if (place instanceof Pipe) place.say(message);
  }

  private async play(room: Room, message: Intent): Promise<void> {
    const began = performance.now();
    const { id, match } = message;
    const intent = message.t === 'answer' ? { answer: message.answer, after: message.after } : { back: message.back };
    // The client knows its answer by name when the update arrives that tells of it.
    const settled = await room.play(this.link, { id, match, intent }, (number) => {
      this.unsettled.delete(id);
      this.send(`{"t":"ack","id":"${id}","number":${number}}`);
    });
    if (!settled.ok) return this.tellRefused(room, message, settled);
    this.parts.services.metrics.seconds.observe((performance.now() - began) / 1000);
  }

  /** A stale intent is refused with what the client does not know yet. */
  private async tellRefused(
    room: Room,
    message: Intent,
    { code, details }: Extract<Settled, { ok: false }>,
  ): Promise<void> {
    if (code !== 'stale') return this.refuse(message, new Refusal(code, details));
    if (!this.mayHear(VIEW_COST)) return;
    const seen = 'after' in message ? message.after : undefined;
    const now = await room.now(this.link, { match: message.match, ...(seen === undefined ? {} : { seen }) });
    this.refuse(message, new Refusal(code, details), `,"now":${now}`);
  }

  private refuse({ id }: Intent, error: unknown, more = ''): void {
    // The room moved: it is said again there.
    if (error instanceof Moved) return;
    const { code, details } = problemOf(error);
    this.unsettled.delete(id);
    this.parts.services.metrics.refused.inc({ code });
    this.send(`${JSON.stringify({ t: 'refused', id, code, details }).slice(0, -1)}${more}}`);
  }

  private async follow(tables: Extract<Message, { t: 'follow' }>['tables']): Promise<void> {
    this.leave();
    for (const stop of this.unfollow) stop();
    this.unfollow = [];
    // A table that is gone, or a link that was replaced, is no reason to miss the others.
    const open = await this.parts.records.open(tables);
    if (this.gone) return;
    const tell = (notice: Notice) => this.send(JSON.stringify(notice));
    this.unfollow = open.map(({ table }) => this.parts.notices.follow(table, tell));
    if (open.length > 0) this.introduced = true;
  }

  // ---------------------------------------------------------------- from the room

  passOn(text: string): void {
    const [, what, id] = /^{"t":"(ack|refused)","id":"([^"]+)"/.exec(text) ?? [];
    if (id) this.unsettled.delete(id);
    if (what === 'refused' && text.includes('"now":') && !this.mayHear(VIEW_COST)) return;
    this.send(text);
  }

  moved(has: Has): void {
    this.place = undefined;
    if (!this.gone) this.enter(() => this.goTo(has, true));
  }

  closedBy(code: number): void {
    const how = (['misuse', 'forbidden', 'slow', 'crowded'] as const).find((one) => CLOSE[one] === code) ?? 'failed';
    this.cut(how, how);
  }

  sentAway(): void {
    this.cut('forbidden', 'sent-away', 'bad-token');
  }

  /** Somebody who knows too little would wait for ever; by coming again, it may work. */
  failed(error: unknown): void {
    this.problem(error);
    if (statusOf(problemOf(error).code) >= 500) this.cut('failed', 'failed');
  }

  // ---------------------------------------------------------------- the wire

  send(text: string, mayWait = false): void {
    if (!this.mayWrite()) return;
    this.outgoing.push(text);
    this.outgoingLength += text.length;
    this.line.packets.hold(this, mayWait);
  }

  /** Sends everything that waits. */
  release(): void {
    const { outgoing } = this;
    const { socket, wire, bundles } = this.line;
    this.outgoing = [];
    this.outgoingLength = 0;
    if (outgoing.length === 0 || socket.readyState !== socket.OPEN) return;
    if (bundles || outgoing.length === 1) {
      socket.send(bundle(outgoing));
      return;
    }
    wire.cork();
    for (const text of outgoing) socket.send(text);
    wire.uncork();
  }

  private mayWrite(): boolean {
    const { socket } = this.line;
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount + this.outgoingLength <= PILE) return true;
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

  /** Closes the connection, with a last word if there is one. */
  cut(how: keyof typeof CLOSE, reason: string, code?: string): void {
    if (this.gone) return;
    this.parts.services.metrics.cut.inc({ reason });
    if (code) this.outgoing.push(JSON.stringify({ t: 'problem', code, details: {} }));
    this.release();
    this.closed();
    const { socket } = this.line;
    socket.close(CLOSE[how], reason);
    // A client that does not even read the farewell is dropped.
    this.parts.services.after(2000, () => socket.terminate());
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', { at: '', problem: 'not JSON' });
  }
}
