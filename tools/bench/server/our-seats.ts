import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type Delta, patch, type View } from '@orrery/kernel';
import { type Created, PROTOCOL, readLink, routeTo, type Seated, type ServerMessage, unbundle } from '@orrery/protocol';
import { WebSocket } from 'ws';
import { type LoadSeat, SEATS } from './load.ts';

/** A client of ours: keeps its view by patching it, and answers from the listed answers. */
class OurSeat implements LoadSeat {
  onAcknowledged: LoadSeat['onAcknowledged'] = () => {};
  joined = 0;
  readonly ready: Promise<void>;
  private readonly socket: WebSocket;
  private view: View | undefined;
  private number = 0;
  private going = false;
  private sentAt = 0;

  constructor(origin: string, table: string, token: string) {
    this.socket = new WebSocket(`${origin.replace('http', 'ws')}${routeTo('live')}?bundles=yes`);
    this.socket.on('open', () => this.socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL, table, token })));
    this.ready = new Promise((resolve) => {
      this.socket.on('message', (data: Buffer) => {
        for (const message of unbundle(data.toString())) this.take(message, resolve);
      });
    });
  }

  get bytes(): number {
    return (this.socket as WebSocket & { _socket: Socket })._socket.bytesRead;
  }

  start(): void {
    this.going = true;
    this.answer();
  }

  stop(): void {
    this.going = false;
    this.socket.terminate();
  }

  private take(message: ServerMessage, joined: () => void): void {
    if (message.t === 'update') {
      this.view = patch(this.view, message.delta as Delta | undefined) as View;
      this.number = message.number;
      this.answer();
    } else if (message.t === 'ack') this.onAcknowledged(performance.now() - this.sentAt);
    else if (message.t === 'welcome' && message.now.fresh) {
      this.view = message.now.fresh.view;
      this.joined = this.bytes;
      joined();
    } else if (message.t === 'refused' || message.t === 'problem') throw new Error(JSON.stringify(message));
  }

  private answer(): void {
    const asked = this.view?.asked[0];
    if (!this.going || !asked) return;
    const answer = asked.answers[Math.floor(Math.random() * asked.answers.length)];
    this.sentAt = performance.now();
    this.socket.send(JSON.stringify({ t: 'answer', id: randomUUID(), match: 1, after: this.number, answer }));
  }
}

/** Opens a table, seats four, deals and connects. */
export async function ourMatch(origin: string, game: string): Promise<LoadSeat[]> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const chairs = Array.from({ length: SEATS }, () => ({ kind: 'human' }));
  const created = (await post(routeTo('create'), { game, pace: 'live', name: 'A', chairs })) as Created;
  const { table } = created.table;
  const tokens = [created.token];
  for (const name of ['B', 'C', 'D']) {
    const { token } = (await post(routeTo('sit', table), { name }, readLink(created.links.join)?.token)) as Seated;
    await post(routeTo('action', table), { do: 'ready', ready: true }, token);
    tokens.push(token);
  }
  await post(routeTo('action', table), { do: 'start' }, created.token);
  const seats = tokens.map((token) => new OurSeat(origin, table, token));
  await Promise.all(seats.map(({ ready }) => ready));
  return seats;
}
