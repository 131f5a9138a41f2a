import { randomUUID } from 'node:crypto';
import { type Answer, type Asked, type Delta, patch, type View } from '@orrery/kernel';
import {
  type Created,
  PROTOCOL,
  routeTo,
  type Seated,
  type ServerMessage,
  type TableAction,
  type TableState,
  unbundle,
  type You,
} from '@orrery/protocol';
import { WebSocket } from 'ws';

type Update = Extract<ServerMessage, { t: 'update' }>;
type Settled = Extract<ServerMessage, { t: 'ack' | 'refused' }>;

/** A person's browser, as far as the protocol goes: keeps a view, patches it, answers, reconnects. */
export class TestClient {
  view: View | undefined;
  number = 0;
  match = 0;
  table: TableState | undefined;
  you: You | undefined;
  undo: Update['undo'];
  readonly heard: Update[] = [];
  readonly problems: Extract<ServerMessage, { t: 'problem' }>[] = [];
  readonly notices: ServerMessage[] = [];
  /** How the newest welcome brought the view up to date. */
  welcomed: 'fresh' | 'missed' | 'nothing' | undefined;
  closeCode: number | undefined;
  /** The node it was last led to. */
  ledTo: string | undefined;
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, { done: (settled: Settled) => void; failed: (error: Error) => void }>();
  private watchers: (() => void)[] = [];
  readonly origin: string;
  readonly id: string;
  readonly token: string;

  constructor(origin: string, table: string, token: string) {
    this.origin = origin;
    this.id = table;
    this.token = token;
  }

  /** Connects and waits for the welcome. */
  async connect({
    headers = {},
    seen = true,
    node,
    bundles = true,
  }: {
    headers?: Record<string, string>;
    seen?: boolean;
    node?: string;
    bundles?: boolean;
  } = {}): Promise<this> {
    const query = new URLSearchParams({ ...(node && { node }), ...(bundles && { bundles: 'yes' }) });
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}${routeTo('live')}?${query}`, { headers });
    this.socket = socket;
    this.welcomed = undefined;
    this.closeCode = undefined;
    socket.on('message', (data) => {
      for (const message of unbundle(data.toString())) if (socket === this.socket) this.take(message);
    });
    socket.on('close', (code) => {
      if (socket !== this.socket) return;
      this.closeCode = code;
      for (const { failed } of this.waiting.values()) failed(new Error(`closed with ${code}`));
      this.waiting.clear();
      this.changed();
    });
    socket.on('error', () => {});
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const known = seen && this.view ? { match: this.match, seen: this.number } : {};
    this.say({ t: 'hello', protocol: PROTOCOL, table: this.id, token: this.token, ...known });
    await this.until(() => this.welcomed !== undefined || this.closeCode !== undefined);
    return this;
  }

  /** True if there is no connection. */
  get lost(): boolean {
    return this.socket?.readyState !== WebSocket.OPEN;
  }

  /** As if the network was cut. */
  cut(): void {
    this.socket?.terminate();
  }

  async close(): Promise<void> {
    this.socket?.close();
    if (this.socket && this.closeCode === undefined) await this.until(() => this.closeCode !== undefined);
  }

  /** The question that waits for this client. */
  get asked(): Asked | undefined {
    return this.view?.asked.find(({ offer }) => !offer);
  }

  say(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  answer(
    answer: Answer,
    { id = randomUUID() as string, after = this.number, match = this.match } = {},
  ): Promise<Settled> {
    return this.settled(id, { t: 'answer', id, match, after, answer });
  }

  takeBack(back: number, id: string = randomUUID()): Promise<Settled> {
    return this.settled(id, { t: 'undo', id, match: this.match, back });
  }

  /** Resolves when something holds; fails after a while. */
  async until(holds: () => boolean, ms = 5000): Promise<void> {
    const limit = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > limit) throw new Error('waited in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50);
        this.watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  private settled(id: string, message: object): Promise<Settled> {
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.say(message);
    });
  }

  private take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome': {
        this.table = message.table;
        this.you = message.you;
        const { fresh, missed } = message.now;
        if (fresh) {
          ({ match: this.match, number: this.number, undo: this.undo } = fresh);
          this.view = fresh.view;
        }
        for (const update of missed ?? []) this.apply(update);
        this.welcomed = fresh ? 'fresh' : missed ? 'missed' : 'nothing';
        break;
      }
      case 'update':
        this.apply(message);
        break;
      case 'table':
        this.table = message.table;
        this.you = message.you;
        break;
      case 'ack':
      case 'refused':
        this.waiting.get(message.id)?.done(message);
        this.waiting.delete(message.id);
        break;
      case 'problem':
        this.problems.push(message);
        break;
      case 'elsewhere':
        this.ledTo = message.node;
        break;
      case 'notice':
        this.notices.push(message);
    }
    this.changed();
  }

  private apply(update: Update): void {
    if (update.match !== this.match || update.number <= this.number) return;
    if (update.number !== this.number + 1) throw new Error(`a gap between ${this.number} and ${update.number}`);
    this.heard.push(update);
    this.view = patch(this.view, update.delta as Delta | undefined) as View;
    this.number = update.number;
    this.undo = update.undo;
  }

  private changed(): void {
    const { watchers } = this;
    this.watchers = [];
    for (const wake of watchers) wake();
  }
}

/** Plain HTTP, as a bot or a fallback would use it. */
export class Http {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async request(
    path: string,
    { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(this.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
  }

  async create(wish: object): Promise<Created> {
    const { status, json } = await this.request(routeTo('create'), { body: wish });
    if (status !== 200) throw new Error(JSON.stringify(json));
    return json as Created;
  }

  async sit(table: string, join: string, name: string): Promise<Seated> {
    const { status, json } = await this.request(routeTo('sit', table), { token: join, body: { name } });
    if (status !== 200) throw new Error(JSON.stringify(json));
    return json as Seated;
  }

  action(table: string, token: string, action: TableAction) {
    return this.request(routeTo('action', table), { token, body: action });
  }
}
