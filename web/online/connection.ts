import { Refusal } from '@orrery/kernel';
import {
  ANY_NODE,
  CLOSE,
  type ClientMessage,
  LIMITS,
  type News,
  type Now,
  PASSING,
  PROTOCOL,
  routeTo,
  type ServerMessage,
  type TableState,
  unbundle,
  type You,
} from '@orrery/protocol';
import { makeStore } from '../lib/store.ts';
import { request } from './api.ts';
import { type Intent, Outbox } from './outbox.ts';

export interface ConnectionState {
  readonly table?: TableState;
  readonly you?: You;
  readonly status: 'connecting' | 'live' | 'lost' | 'closed';
  readonly problem?: { readonly code: string; readonly details: { readonly [name: string]: unknown } };
}

interface Listener {
  /** What the client has: so that only what is new is sent. */
  readonly has: () => { readonly match?: number; readonly seen?: number };
  /** An intent became this entry; told before its update, which may come along with it. */
  readonly acknowledged: (id: string, entry: number) => void;
  readonly now: (now: Now) => void;
  readonly update: (update: Extract<ServerMessage, { t: 'update' }>) => void;
}

const BEAT = 4_000;
/** A line on which nothing was heard for so long is dead; one that does not open in time as well. */
const SILENCE = 12_000;
const LONGEST_CONNECT = 6_000;
const SLOWEST = 15_000;
const TRY_AGAIN = 1_500;
/** After so many failed sockets in a row the table is polled over plain HTTP. */
const POLL_AFTER = 3;

/** A line to one table that survives cuts: sockets with growing pauses, then long polls; what was sent is sent again. */
export class Connection {
  readonly state = makeStore<ConnectionState>({ status: 'connecting' });
  private readonly table: string;
  private readonly token: string;
  private readonly listener: Listener;
  private readonly outbox = new Outbox();
  private socket: WebSocket | undefined;
  /** The node the next socket is meant for; undefined where asking for one did not work. */
  private node: string | undefined = ANY_NODE;
  private welcomed = false;
  private failures = 0;
  private heardAt = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly stopped = new AbortController();

  constructor(table: string, token: string, listener: Listener) {
    this.table = table;
    this.token = token;
    this.listener = listener;
    const { signal } = this.stopped;
    document.addEventListener('visibilitychange', () => this.tell({ t: 'away', away: document.hidden }), { signal });
    addEventListener('online', () => this.hurry(), { signal });
    addEventListener('offline', () => this.goneOffline(), { signal });
    this.connect();
  }

  close(): void {
    this.stopped.abort();
    for (const timer of this.timers) clearTimeout(timer);
    this.socket?.close();
    this.outbox.drop(new Refusal('unreachable'));
  }

  /** Sends an intent until it is acknowledged or refused, however often the line breaks. */
  send(intent: Intent): Promise<number> {
    const settled = this.outbox.put(intent);
    if (this.socket?.readyState === WebSocket.OPEN) this.tell(intent);
    else if (this.polling) void this.post(intent);
    return settled;
  }

  /** Something was missed: begin again from what is known. */
  restart(): void {
    if (this.socket) this.giveUp(this.socket);
  }

  /** Closing a dead line may take its time; nobody waits for it. */
  private giveUp(socket: WebSocket): void {
    this.lost(socket, 0);
    socket.close();
  }

  private get polling(): boolean {
    return this.failures >= POLL_AFTER;
  }

  private connect(): void {
    if (this.stopped.signal.aborted) return;
    const address = new URL(routeTo('live'), location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (this.node !== undefined) address.searchParams.set('node', this.node);
    address.searchParams.set('bundles', 'yes');
    const socket = new WebSocket(address);
    this.socket = socket;
    this.welcomed = false;
    this.heardAt = Date.now();
    socket.addEventListener('open', () => this.hello());
    socket.addEventListener('message', ({ data }) => {
      for (const message of unbundle(String(data))) if (socket === this.socket) this.hear(message);
    });
    socket.addEventListener('close', ({ code }) => this.lost(socket, code));
    const beat = setInterval(() => {
      const silent = Date.now() - this.heardAt > (socket.readyState === WebSocket.OPEN ? SILENCE : LONGEST_CONNECT);
      if (socket !== this.socket || this.stopped.signal.aborted) clearInterval(beat);
      else if (silent) this.giveUp(socket);
      else this.tell({ t: 'ping' });
    }, BEAT);
  }

  private hello(): void {
    const { table, token } = this;
    this.tell({ t: 'hello', protocol: PROTOCOL, table, token, away: document.hidden, ...this.listener.has() });
  }

  private tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (message.t === 'welcome') this.welcome(message);
    else if (message.t === 'table') this.change({ table: message.table, you: message.you });
    else if (message.t === 'update') this.listener.update(message);
    else if (message.t === 'ack') this.acknowledge(message.id, message.number);
    else if (message.t === 'refused') this.refused(message);
    else if (message.t === 'elsewhere') this.goTo(message.node);
    else if (message.t === 'problem') this.change({ problem: { code: message.code, details: message.details } });
  }

  private acknowledge(id: string, entry: number): void {
    this.listener.acknowledged(id, entry);
    this.outbox.acknowledge(id, entry);
  }

  private welcome({ table, you, now }: Extract<ServerMessage, { t: 'welcome' }>): void {
    this.failures = 0;
    this.welcomed = true;
    this.change({ status: 'live', table, you, problem: undefined });
    this.listener.now(now);
    for (const intent of this.outbox.waiting) this.tell(intent);
  }

  /** Another node serves the table better; nobody needs to know. */
  private goTo(node: string): void {
    const { socket } = this;
    this.node = node;
    this.connect();
    socket?.close();
  }

  private refused({ id, code, details, now }: Extract<ServerMessage, { t: 'refused' }>): void {
    if (now) this.listener.now(now);
    const again = PASSING.has(code) && this.outbox.again(id);
    if (again) this.later(() => this.tell(again), TRY_AGAIN);
    else this.outbox.refuse(id, new Refusal(code, details));
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.stopped.signal.aborted) return;
    this.socket = undefined;
    if (code === CLOSE.forbidden) {
      this.change({ status: 'closed', problem: this.state.get().problem ?? { code: 'bad-token', details: {} } });
      return;
    }
    this.failures += 1;
    // A proxy that does not know that node, or a node that is gone: any other serves the table as well.
    this.node = this.welcomed ? (this.node ?? ANY_NODE) : undefined;
    if (this.polling) {
      void this.poll();
      return;
    }
    this.change({ status: 'lost' });
    this.later(() => this.connect(), pauseAfter(this.failures));
  }

  /** The network is gone, says the browser: a dead line need not be found out by its silence. */
  private goneOffline(): void {
    if (this.state.get().status === 'closed') return;
    if (this.socket) this.giveUp(this.socket);
    this.change({ status: 'lost' });
  }

  /** The network is back, says the browser: no need to wait. */
  private hurry(): void {
    if (this.socket) return;
    this.failures = 0;
    this.connect();
  }

  /** The way without sockets; after a while a socket is tried again. */
  private async poll(): Promise<void> {
    for (const intent of this.outbox.waiting) void this.post(intent);
    try {
      const { match, seen } = this.listener.has();
      const version = this.state.get().table?.version;
      const { table, token } = this;
      const news = await request<News>('news', {
        table,
        token,
        query: { match, seen, version, wait: LIMITS.longPoll - 5 },
        signal: this.stopped.signal,
      });
      this.change({ status: 'live', you: news.you, problem: undefined, ...(news.table ? { table: news.table } : {}) });
      this.listener.now(news.now);
      this.later(() => (Math.random() < 0.1 ? this.connect() : void this.poll()), 50);
    } catch (error) {
      this.change({ status: 'lost' });
      const code = error instanceof Refusal ? error.code : 'unreachable';
      if (code === 'bad-token' || code === 'no-table')
        this.change({ status: 'closed', problem: { code, details: {} } });
      else this.later(() => this.connect(), pauseAfter(this.failures));
    }
  }

  private async post(intent: Intent): Promise<void> {
    const { t, ...body } = intent;
    const { table, token } = this;
    try {
      const reply = await request<{ number: number; now: Now }>(t, { table, token, body });
      this.acknowledge(intent.id, reply.number);
      this.listener.now(reply.now);
    } catch (error) {
      // What may pass stays in the outbox and goes out again, with the same id.
      const passes = error instanceof Refusal && (error.code === 'unreachable' || PASSING.has(error.code));
      if (error instanceof Refusal && !passes) this.outbox.refuse(intent.id, error);
    }
  }

  private later(work: () => void, wait: number): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.stopped.signal.aborted) work();
    }, wait);
    this.timers.add(timer);
  }

  private change(part: Partial<ConnectionState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}

/** Half a second, then twice as long each time, with some chance so that not everybody returns at once. */
export const pauseAfter = (failures: number, chance = Math.random()): number =>
  Math.min(SLOWEST, 500 * 2 ** (failures - 1)) * (0.75 + 0.5 * chance);
