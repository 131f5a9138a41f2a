import type { Socket } from 'node:net';
import { Refusal } from '@orrery/kernel';
import { CLOSE, ClientMessage, type Hello, type Notice, PROTOCOL, type You } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { z } from 'zod';
import { problemOf, read, statusOf } from '../http/problems.ts';
import type { Settled } from '../play/intents.ts';
import type { Services } from '../services.ts';
import type { Visit } from '../tables/attendance.ts';
import type { Identity } from '../tables/doc.ts';
import type { Followers } from '../tables/followers.ts';
import type { Guest } from '../tables/guests.ts';
import type { Hall, Wish } from '../tables/hall.ts';
import type { Halls } from '../tables/halls.ts';
import { Bucket } from './bucket.ts';

export interface SocketParts {
  readonly services: Services;
  readonly halls: Halls;
  readonly followers: Followers;
}

type Message = z.output<typeof ClientMessage>;
type Of<T extends Message['t']> = Extract<Message, { t: T }>;

/** A client that lets more than this pile up reads too slowly. */
const PILE = 1024 * 1024;
const INTRODUCTION_MS = 10_000;

/** One connection: a person or watcher at one table, or a front page that follows several. */
export class LiveSocket implements Guest {
  identity: Identity = { as: 'watcher', hash: '' };
  private introduced = false;
  private readonly began = performance.now();
  private readonly socket: WebSocket;
  /** The connection below, to bundle what is written to it. */
  private readonly wire: Socket;
  private corked = false;
  private readonly parts: SocketParts;
  private readonly bucket: Bucket;
  private hall: Hall | undefined;
  /** What is wanted right after a hello waits until that has been dealt with. */
  private entering: Promise<void> = Promise.resolve();
  private visit: Visit | undefined;
  private unfollow: (() => void)[] = [];

  constructor(socket: WebSocket, wire: Socket, parts: SocketParts) {
    this.socket = socket;
    this.wire = wire;
    this.parts = parts;
    this.bucket = new Bucket(parts.services.config.messagesPerSecond, performance.now());
  }

  receive(text: string): void {
    if (this.bucket.take(performance.now())) this.understand(text);
    else this.cut('misuse', 'flood', 'too-many');
  }

  /** True if the other side had time to say who it is, and did not. */
  isStranger(now: number): boolean {
    return !this.introduced && now - this.began > INTRODUCTION_MS;
  }

  /** The other side is gone. */
  closed(): void {
    this.leaveHall();
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
        this.entering = this.hello(message).catch((error: unknown) => this.notUpToDate(error));
        return this.entering;
      case 'answer':
        await this.entering;
        return this.want(message, { answer: message.answer, after: message.after });
      case 'undo':
        await this.entering;
        return this.want(message, { back: message.back });
      case 'away':
        return this.turnAway(message.away);
      case 'follow':
        return this.follow(message);
    }
  }

  private async hello({ protocol, table, token, match, seen, away }: Hello): Promise<void> {
    if (protocol !== PROTOCOL) throw new Refusal('old-client', { protocol: PROTOCOL });
    this.leaveHall();
    const hall = await this.parts.halls.get(table);
    this.identity = hall.identify(token);
    hall.guests.mustHaveRoom(this.identity);
    this.introduced = true;
    await hall.welcomeBack(this.identity);
    this.hall = hall;
    this.visit = hall.attendance.come(this.identity.as === 'seat' ? this.identity.key : undefined, away ?? false);
    hall.attendanceChanged();
    await this.greet({ match, seen });
  }

  /** Enters the hall (again) with what this client does not know yet. */
  private async greet(has: { match?: number; seen?: number }): Promise<void> {
    const { hall } = this;
    await hall?.enter(this, has, (now, fresh) => {
      this.parts.services.metrics.hellos.inc({ now: fresh ? 'fresh' : 'missed' });
      const you = JSON.stringify(hall.you(this.identity));
      this.send(`{"t":"welcome","table":${JSON.stringify(hall.state())},"you":${you},"now":${now}}`);
    });
    // The connection may have been lost while the view was made.
    if (this.socket.readyState !== this.socket.OPEN) this.leaveHall();
  }

  private async want(message: Of<'answer'> | Of<'undo'>, what: Wish['what']): Promise<void> {
    const { id, match } = message;
    const began = performance.now();
    const settle = (settled: Settled) => {
      if (settled.ok) {
        this.send(`{"t":"ack","id":"${id}","number":${settled.number}}`);
        this.parts.services.metrics.seconds.observe((performance.now() - began) / 1000);
      } else this.refuse(message, settled);
    };
    try {
      if (!this.hall) throw new Refusal('no-token');
      this.hall.act(this.identity, match, { id, what, settle });
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
    if (code !== 'stale' || !this.hall) return this.send(refused);
    const seen = 'after' in message ? message.after : undefined;
    const { text } = await this.hall.now(this.identity, message.match, seen);
    this.send(`${refused.slice(0, -1)},"now":${text}}`);
  }

  private turnAway(away: boolean): void {
    if (!this.visit || !this.hall) return;
    this.hall.attendance.turn(this.visit, away);
    this.hall.attendanceChanged();
  }

  private async follow({ tables }: Of<'follow'>): Promise<void> {
    this.introduced = true;
    this.leaveHall();
    for (const stop of this.unfollow) stop();
    this.unfollow = [];
    for (const { table, token } of tables) {
      const hall = await this.parts.halls.get(table).catch(() => undefined);
      // A table that is gone, or a link that was replaced, is no reason to miss the others.
      if (!hall || !knows(hall, token)) continue;
      const tell = (notice: Notice) => this.send(JSON.stringify(notice));
      this.unfollow.push(this.parts.followers.follow(table, tell));
    }
  }

  private leaveHall(): void {
    const { hall, visit } = this;
    this.hall = undefined;
    this.visit = undefined;
    if (!hall) return;
    hall.leave(this);
    if (visit) hall.attendance.go(visit);
    hall.attendanceChanged();
  }

  // ---------------------------------------------------------------- as a guest of the hall

  updates(texts: readonly string[]): void {
    for (const text of texts) this.send(text);
  }

  table(state: string, you: You): void {
    this.send(`{"t":"table","table":${state},"you":${JSON.stringify(you)}}`);
  }

  startOver(): void {
    this.greet({}).catch((error: unknown) => this.notUpToDate(error));
  }

  sentAway(): void {
    this.cut('forbidden', 'sent-away', 'bad-token');
  }

  // ---------------------------------------------------------------- the wire

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > PILE) {
      this.cut('slow', 'slow');
      return;
    }
    // What is sent in one go (an acknowledgement and its update) leaves in one packet.
    if (!this.corked) {
      this.corked = true;
      this.wire.cork();
      process.nextTick(() => {
        this.corked = false;
        this.wire.uncork();
      });
    }
    this.socket.send(text);
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
    this.parts.services.metrics.cut.inc({ reason });
    if (code) this.socket.send(JSON.stringify({ t: 'problem', code, details: {} }));
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

function knows(hall: Hall, token: string): boolean {
  try {
    hall.identify(token);
    return true;
  } catch {
    return false;
  }
}
