import type { WebSocket } from 'ws';
import { type Line, LiveSocket, type SocketParts } from './socket.ts';

const BEAT_MS = 7000;

/** All open connections, and the heartbeat that finds dead ones. */
export class LiveSockets {
  private readonly parts: SocketParts;
  private readonly open = new Map<WebSocket, LiveSocket>();
  private readonly silent = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  accept(line: Line): void {
    const { socket } = line;
    const live = new LiveSocket(line, this.parts);
    this.open.set(socket, live);
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
    // Too large or malformed frames: the library closes the connection, there is nothing to add.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.open.delete(socket);
      sockets.set(this.open.size);
      live.closed();
    });
  }

  /** The server stops: everybody may come back in a moment. */
  close(): void {
    clearInterval(this.timer);
    for (const live of this.open.values()) live.cut('stopping', 'stopping', 'stopping');
  }

  private beat(): void {
    for (const [socket, live] of this.open) {
      if (this.silent.has(socket)) socket.terminate();
      else if (live.isStranger(performance.now())) live.cut('misuse', 'stranger');
      else {
        this.silent.add(socket);
        socket.ping();
      }
    }
  }
}
