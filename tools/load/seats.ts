import { randomUUID } from 'node:crypto';
import { type Delta, patch, type View } from '@orrery/kernel';
import {
  ANY_NODE,
  CLOSE,
  type Created,
  PROTOCOL,
  readLink,
  routeTo,
  type Seated,
  type ServerMessage,
  unbundle,
} from '@orrery/protocol';
import { WebSocket } from 'ws';

/** What all seats of a run share. */
export interface Crowd {
  /** Where the next connection goes; one that is meant for a node goes there if that lives, as through a proxy. */
  origin(node?: string): string;
  /** Whether seats let themselves be led to the node that works on their table. */
  readonly led: boolean;
  /** Milliseconds from a question to its answer. */
  thinking(): number;
  playing: boolean;
  acknowledged(ms: number): void;
  refused(code: string): void;
}

/** One seat: keeps its view, answers anything that is listed, and comes back when the line breaks, as a browser does. */
export class Seat {
  welcomed = false;
  /** Where it is connected. */
  origin = '';
  private readonly crowd: Crowd;
  private readonly table: string;
  private readonly token: string;
  private socket: WebSocket | undefined;
  private node = ANY_NODE;
  private view: View | undefined;
  private match = 0;
  private number = 0;
  private failures = 0;
  /** The newest own answer is this entry: until it is seen, the question is an old one. */
  private acknowledged = 0;
  private sent: { readonly id: string; readonly at: number; readonly text: string } | undefined;
  private thinking = false;
  private closed = false;

  constructor(crowd: Crowd, table: string, token: string) {
    this.crowd = crowd;
    this.table = table;
    this.token = token;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.terminate();
  }

  answerSoon(): void {
    if (this.thinking || this.sent || !this.crowd.playing || !this.asked || this.number < this.acknowledged) return;
    this.thinking = true;
    setTimeout(() => {
      this.thinking = false;
      this.answer();
    }, this.crowd.thinking());
  }

  private get asked() {
    return this.view?.asked.find(({ offer }) => !offer);
  }

  private connect(): void {
    if (this.closed) return;
    const { table, token } = this;
    this.origin = this.crowd.origin(this.node);
    const query = this.crowd.led ? `&node=${this.node}` : '';
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}${routeTo('live')}?bundles=yes${query}`);
    this.socket = socket;
    socket.on('open', () => {
      const seen = this.view ? { match: this.match, seen: this.number } : {};
      socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table, token, ...seen }));
    });
    socket.on('message', (data: Buffer) => {
      for (const message of unbundle(data.toString())) this.take(message);
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.welcomed = false;
      if (code === CLOSE.elsewhere) return this.connect();
      this.failures++;
      const pause = Math.min(15_000, 500 * 2 ** (this.failures - 1)) * (0.75 + 0.5 * Math.random());
      setTimeout(() => this.connect(), pause);
    });
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome': {
        const { fresh, missed } = message.now;
        if (fresh) ({ match: this.match, number: this.number, view: this.view } = fresh);
        for (const update of missed ?? []) this.follow(update);
        this.welcomed = true;
        this.failures = 0;
        if (this.sent) this.socket?.send(this.sent.text);
        this.answerSoon();
        break;
      }
      case 'update':
        this.follow(message);
        this.answerSoon();
        break;
      case 'ack':
        if (message.id !== this.sent?.id) return;
        this.crowd.acknowledged(performance.now() - this.sent.at);
        this.acknowledged = message.number;
        this.sent = undefined;
        this.answerSoon();
        break;
      case 'elsewhere':
        this.node = message.node;
        break;
      case 'refused':
        if (message.id !== this.sent?.id) return;
        this.crowd.refused(message.code);
        this.sent = undefined;
        setTimeout(() => this.answerSoon(), 500);
    }
  }

  private follow(update: Extract<ServerMessage, { t: 'update' }>): void {
    if (update.number !== this.number + 1) return;
    this.view = patch(this.view, update.delta as Delta | undefined) as View;
    this.number = update.number;
  }

  private answer(): void {
    const { asked } = this;
    if (!asked || this.sent || !this.crowd.playing || !this.welcomed) return;
    const answer = asked.answers[Math.floor(Math.random() * asked.answers.length)];
    const id = randomUUID();
    const text = JSON.stringify({ t: 'answer', id, match: this.match, after: this.number, answer });
    this.sent = { id, at: performance.now(), text };
    this.socket?.send(text);
  }
}

/** Opens a table at a random node, seats everybody and deals; returns the seats' tokens. */
export async function openTable(
  crowd: Crowd,
  game: string,
  seats: number,
): Promise<{ table: string; tokens: string[] }> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(crowd.origin() + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const chairs = Array.from({ length: seats }, () => ({ kind: 'human' }));
  const created = (await post(routeTo('create'), { game, pace: 'live', name: 'A', chairs })) as Created;
  const { table } = created.table;
  const tokens = [created.token];
  for (const name of ['B', 'C', 'D', 'E', 'F'].slice(0, seats - 1)) {
    const { token } = (await post(routeTo('sit', table), { name }, readLink(created.links.join)?.token)) as Seated;
    await post(routeTo('action', table), { do: 'ready', ready: true }, token);
    tokens.push(token);
  }
  await post(routeTo('action', table), { do: 'start' }, created.token);
  return { table, tokens };
}
