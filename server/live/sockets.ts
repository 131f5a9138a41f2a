import type { WebSocket } from 'ws';
import { type Line, LiveSocket, type SocketParts } from './socket.ts';

const BEAT_MS = 7000;
/** The heartbeat goes round in so many steps, so that thousands of connections are never pinged at once. */
const STEPS = 70;
const DRAIN_STEP_MS = 100;

/** All open connections, and the heartbeat that finds dead ones. */
export class LiveSockets {
  private readonly parts: SocketParts;
  private readonly open = new Map<WebSocket, LiveSocket>();
  private readonly silent = new WeakSet<WebSocket>();
  private readonly steps = Array.from({ length: STEPS }, () => new Set<WebSocket>());
  private readonly timer: NodeJS.Timeout;
  private accepted = 0;
  private step = 0;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.timer = setInterval(() => this.beat(), BEAT_MS / STEPS).unref();
  }

  accept(line: Line): void {
    const { socket } = line;
    const live = new LiveSocket(line, this.parts);
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
    // Too large or malformed frames: the library closes the connection, there is nothing to add.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.open.delete(socket);
      step.delete(socket);
      sockets.set(this.open.size);
      live.closed();
    });
  }

  /** Sends everybody away, evenly over so many milliseconds: they come back to other nodes, and not all at once. */
  async drain(ms: number): Promise<void> {
    const leaving = [...this.open.values()];
    for (let left = Math.ceil(ms / DRAIN_STEP_MS); left > 0 && leaving.length > 0; left--) {
      for (const live of leaving.splice(0, Math.ceil(leaving.length / left)))
        live.cut('stopping', 'stopping', 'stopping');
      await new Promise((over) => setTimeout(over, DRAIN_STEP_MS));
    }
  }

  /** The server stops: everybody may come back in a moment. */
  close(): void {
    clearInterval(this.timer);
    for (const live of this.open.values()) live.cut('stopping', 'stopping', 'stopping');
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
