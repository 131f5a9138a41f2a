import type { WebSocket } from 'ws';
import { evenly } from '../evenly.ts';
import { MessageLimit } from './message-limit.ts';
import { Packets } from './packets.ts';
import { type Line, LiveSocket, type SocketParts } from './socket.ts';

const BEAT_MS = 7000;
/** The heartbeat goes round in so many steps, so that thousands of connections are never pinged at once. */
const STEPS = 70;
/** All connections from one network together may say as much as so many of them. */
const TALKATIVE = 15;

/** The connections from one network. */
interface Neighbours {
  open: number;
  readonly limit: MessageLimit;
}

/** All open connections, and the heartbeat that finds dead ones. */
export class LiveSockets {
  private readonly parts: SocketParts;
  private readonly open = new Map<WebSocket, LiveSocket>();
  private readonly byAddress = new Map<string, Neighbours>();
  private readonly packets = new Packets();
  private readonly silent = new WeakSet<WebSocket>();
  private readonly steps = Array.from({ length: STEPS }, () => new Set<WebSocket>());
  private readonly timer: NodeJS.Timeout;
  private accepted = 0;
  private step = 0;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.beat(), BEAT_MS / STEPS).unref();
  }

  accept(line: Omit<Line, 'neighbours' | 'packets'>): void {
    const { socket, address } = line;
    const neighbours = this.neighboursAt(address);
    const live = new LiveSocket({ ...line, packets: this.packets, neighbours: neighbours.limit }, this.parts);
    // Too large or malformed frames: the library closes the connection, there is nothing to add.
    socket.on('error', () => {});
    if (!line.passedOn && neighbours.open >= this.parts.services.config.socketsPerAddress) {
      live.cut('crowded', 'crowded', 'too-many');
      return;
    }
    neighbours.open++;
    this.open.set(socket, live);
    const step = this.steps[this.accepted++ % STEPS].add(socket);
    const { sockets } = this.parts.services.metrics;
    sockets.set(this.open.size);
    socket.on('message', (data, isBinary) => {
      this.silent.delete(socket);
      if (isBinary) live.cut('misuse', 'binary');
      else live.receive(data.toString());
    });
    socket.on('ping', (data) => live.pinged(data));
    socket.on('pong', () => {
      this.silent.delete(socket);
      live.ponged();
    });
    socket.on('close', () => {
      this.open.delete(socket);
      if (--neighbours.open === 0) this.byAddress.delete(address);
      step.delete(socket);
      sockets.set(this.open.size);
      live.closed();
    });
  }

  /** Sends everybody away, evenly over so many milliseconds: they come back to other nodes, and not all at once. */
  drain(ms: number): Promise<void> {
    return evenly([...this.open.values()], ms, (live) => live.cut('stopping', 'stopping', 'stopping'));
  }

  /** The server stops: everybody may come back in a moment. */
  close(): void {
    clearInterval(this.timer);
    for (const live of this.open.values()) live.cut('stopping', 'stopping', 'stopping');
  }

  private neighboursAt(address: string): Neighbours {
    const known = this.byAddress.get(address);
    if (known) return known;
    const limit = new MessageLimit(this.parts.services.config.messagesPerSecond * TALKATIVE, performance.now());
    const neighbours = { open: 0, limit };
    this.byAddress.set(address, neighbours);
    return neighbours;
  }

  private beat(): void {
    this.step = (this.step + 1) % STEPS;
    for (const socket of this.steps[this.step]) {
      const live = this.open.get(socket);
      if (this.silent.has(socket)) socket.terminate();
      else if (live?.isStranger(performance.now())) live.cut('misuse', 'stranger');
      else {
        this.silent.add(socket);
        socket.ping();
      }
    }
  }
}
