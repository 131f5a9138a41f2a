import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { LiveSocket } from '../../gateway/socket.ts';
import { DelayedQueue } from './delayed-queue.ts';
import type { Faults } from './faults.ts';
import type { Life } from './life.ts';
import type { World } from './world.ts';

export interface ConnectionEnd {
  hear(text: string): void;
  lost(code: number): void;
}

const LONGEST_WAY = 40;
const OPEN = 1;
const CLOSED = 3;
/** Of a connection that broke. */
const BROKEN = 1006;

/** A connection of a client, or of another node, to a node. Whatever is under way when it breaks is lost. */
export class Connection {
  private readonly world: World;
  private readonly faults: Faults;
  private readonly client: ConnectionEnd;
  private readonly up: DelayedQueue;
  private readonly down: DelayedQueue;
  private readonly server: LiveSocket;
  /** Of the node. */
  private readonly life: Life;
  private open = true;
  /** A dead connection carries nothing, and nobody is told. */
  private dead = false;
  /** Everything the server said on it. */
  readonly said: string[] = [];

  constructor(
    world: World,
    faults: Faults,
    client: ConnectionEnd,
    life: Life,
    accept: (socket: WebSocket, wire: Socket) => LiveSocket,
  ) {
    this.life = life;
    this.world = world;
    this.faults = faults;
    this.client = client;
    this.up = new DelayedQueue(world, LONGEST_WAY);
    this.down = new DelayedQueue(world, LONGEST_WAY);
    const socket = {
      OPEN,
      readyState: OPEN,
      bufferedAmount: 0,
      send: (text: string) => this.carry(this.down, () => this.client.hear(text), text),
      // What was said before arrives before.
      close: (code: number) => this.carry(this.down, () => this.break(code)),
      terminate: () => this.break(),
    };
    this.socket = socket;
    this.server = accept(socket as unknown as WebSocket, { cork() {}, uncork() {} } as unknown as Socket);
  }

  private readonly socket: { readyState: number };

  say(text: string): void {
    this.carry(this.up, () => this.life.whenAwake(() => this.server.receive(text)));
  }

  /** Both sides hear of it, one after the other. */
  break(code = BROKEN): void {
    if (!this.open) return;
    this.open = false;
    this.socket.readyState = CLOSED;
    this.life.whenAwake(() => this.server.closed());
    this.world.after(this.world.between(0, LONGEST_WAY), () => this.client.lost(code));
  }

  /** The node is gone. Sometimes nobody tells the client. */
  nodeDied(): void {
    if (this.faults.strikes('connectionDies')) this.dead = true;
    else this.break();
  }

  private carry(queue: DelayedQueue, arrive: () => void, said?: string): void {
    if (said !== undefined) this.said.push(said);
    if (this.faults.strikes('connectionBreaks')) this.break();
    if (this.faults.strikes('connectionDies')) this.dead = true;
    queue.send(() => {
      if (this.open && !this.dead) arrive();
    });
  }
}
