import { CLOSE, type Hello, type Welcome } from '@orrery/protocol';
import { Moved } from '../room/lease.ts';
import type { Has } from '../room/match.ts';

/** A connection to the gateway of another node. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEnd {
  hear(text: string): void;
  /** By which code it was closed. */
  lost(code: number): void;
}

/** Opens a line on behalf of a client who comes from this network. */
export type Dial = (node: string, address: string, end: LineEnd) => Line;

/** The client's side of a pipe. */
export interface PipeUser {
  readonly address: string;
  passOn(text: string): void;
  /** The room has to be looked for again; the client was brought this far. */
  moved(has: Has): void;
  /** The other node closed it for good. */
  closedBy(code: number): void;
}

const FOR_GOOD: ReadonlySet<number> = new Set([CLOSE.misuse, CLOSE.forbidden, CLOSE.slow, CLOSE.crowded]);

/** One client's way to a room on another node. Texts pass as they are; how far they bring the client is noted. */
export class Pipe implements LineEnd {
  /** Resolves at the first word of the other node; fails if none comes. */
  readonly opened: Promise<void>;
  private readonly line: Line;
  private readonly user: PipeUser;
  private readonly first = Promise.withResolvers<void>();
  private heard = false;
  private closed = false;
  private has: Has;

  constructor(dial: Dial, node: string, hello: Hello, user: PipeUser) {
    this.user = user;
    this.has = hello;
    this.opened = this.first.promise;
    this.line = dial(node, user.address, this);
    this.say(hello);
  }

  say(message: object): void {
    this.line.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.line.close();
    this.first.reject(new Moved());
  }

  hear(text: string): void {
    if (this.closed) return;
    this.note(text);
    this.heard = true;
    this.first.resolve();
    this.user.passOn(text);
  }

  lost(code: number): void {
    if (this.closed) return;
    this.closed = true;
    const { match, seen } = this.has;
    if (FOR_GOOD.has(code)) this.user.closedBy(code);
    else if (this.heard) this.user.moved({ match, seen });
    this.first.reject(new Moved());
  }

  private note(text: string): void {
    const update = /^{"t":"update","match":(\d+),"number":(\d+)/.exec(text);
    if (update) this.has = { match: Number(update[1]), seen: Number(update[2]) };
    else if (text.startsWith('{"t":"welcome"')) {
      const { fresh, missed } = (JSON.parse(text) as Welcome).now;
      const last = fresh ?? missed?.at(-1);
      if (last) this.has = { match: last.match, seen: last.number };
    }
  }
}
