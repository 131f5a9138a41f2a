import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { io, type Socket } from 'socket.io-client';
import { padding } from '../padded.ts';
import { peerPadded } from '../peer.ts';
import { type LoadSeat, SEATS } from './load.ts';

/** Clients of the peer. It opens a match when the first seat asks for it; without its lobby it checks no credentials. */

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.js');
const { SocketIO } =
  require('boardgame.io/multiplayer') as typeof import('boardgame.io/dist/types/packages/multiplayer.js');

interface PeerState {
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

interface Place {
  readonly origin: string;
  readonly game: string;
  readonly match: string;
  readonly seat: string;
}

const anyCell = () => Math.floor(Math.random() * 9);

/** The peer's own client library, as its users have it. */
class LibrarySeat implements LoadSeat {
  onAcknowledged: LoadSeat['onAcknowledged'] = () => {};
  readonly bytes = 0;
  readonly joined = 0;
  readonly ready: Promise<void>;
  private readonly seat: string;
  private readonly client: ReturnType<typeof Client>;
  private going = false;
  private sentAt = 0;

  constructor({ origin, game, match, seat }: Place, pieces: object[]) {
    this.seat = seat;
    this.client = Client({
      game: { name: game, ...peerPadded(pieces) },
      numPlayers: SEATS,
      multiplayer: SocketIO({ server: origin, socketOpts: { transports: ['websocket'] } }),
      matchID: match,
      playerID: seat,
      debug: false,
    });
    this.ready = new Promise((resolve) => {
      this.client.subscribe((state) => {
        if (state) resolve();
      });
    });
    this.client.start();
    const { transport } = this.client as unknown as { transport: { transportDataCallback(data: object): void } };
    const take = transport.transportDataCallback.bind(transport);
    transport.transportDataCallback = (data) => {
      take(data);
      if ('type' in data && data.type === 'update') this.heard();
    };
  }

  start(): void {
    this.going = true;
    this.answer();
  }

  stop(): void {
    this.going = false;
    this.client.stop();
  }

  private heard(): void {
    if (this.sentAt > 0) this.onAcknowledged(performance.now() - this.sentAt);
    this.sentAt = 0;
    this.answer();
  }

  private answer(): void {
    if (!this.going || this.client.getState()?.ctx.currentPlayer !== this.seat || this.sentAt > 0) return;
    this.sentAt = performance.now();
    this.client.moves.mark(anyCell());
  }
}

/** The bare socket messages, without the work of the library. */
class BareSeat implements LoadSeat {
  onAcknowledged: LoadSeat['onAcknowledged'] = () => {};
  joined = 0;
  bytes = 0;
  readonly ready: Promise<void>;
  private readonly socket: Socket;
  private readonly place: Place;
  private state: PeerState | undefined;
  private going = false;
  private sentAt = 0;

  constructor(place: Place) {
    this.place = place;
    const { origin, game, match, seat } = place;
    this.socket = io(`${origin}/${game}`, { transports: ['websocket'], forceNew: true });
    this.socket.io.on('open', () => {
      const { ws } = this.socket.io.engine.transport as unknown as { ws: WebSocket };
      ws.addEventListener('message', ({ data }) => {
        this.bytes += (data as string).length;
      });
    });
    this.socket.on('connect', () => this.socket.emit('sync', match, seat, undefined, SEATS));
    this.ready = new Promise((resolve) => {
      this.socket.on('sync', (_match: string, { state }: { state: PeerState }) => {
        this.state = state;
        this.joined = this.bytes;
        resolve();
      });
    });
    this.socket.on('update', (_match: string, state: PeerState) => {
      this.state = state;
      if (this.sentAt > 0) this.onAcknowledged(performance.now() - this.sentAt);
      this.sentAt = 0;
      this.answer();
    });
  }

  start(): void {
    this.going = true;
    this.answer();
  }

  stop(): void {
    this.going = false;
    this.socket.disconnect();
  }

  private answer(): void {
    const { match, seat } = this.place;
    if (!this.going || this.state?.ctx.currentPlayer !== seat) return;
    this.sentAt = performance.now();
    const payload = { type: 'mark', args: [anyCell()], playerID: seat };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, match, seat);
  }
}

async function match(make: (seat: string, match: string) => LoadSeat & { ready: Promise<void> }): Promise<LoadSeat[]> {
  const id = randomUUID();
  const seats: LoadSeat[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joining = make(String(seat), id);
    await joining.ready;
    seats.push(joining);
  }
  return seats;
}

export function libraryMatch(origin: string, game: string): Promise<LoadSeat[]> {
  const pieces = padding(Number(game.split('-')[1]));
  return match((seat, id) => new LibrarySeat({ origin, game, match: id, seat }, pieces));
}

export const bareMatch = (origin: string, game: string): Promise<LoadSeat[]> =>
  match((seat, id) => new BareSeat({ origin, game, match: id, seat }));
