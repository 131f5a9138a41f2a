import type { GameInfo } from '@orrery/protocol';
import { Directory } from '../../cluster/directory.ts';
import { addressOf } from '../../cluster/node-id.ts';
import { NO_BUS, Notices } from '../../cluster/notices.ts';
import type { Dial, LineEnd } from '../../cluster/pipe.ts';
import { readConfig } from '../../config.ts';
import { MessageLimit } from '../../gateway/message-limit.ts';
import type { Packets } from '../../gateway/packets.ts';
import { LiveSocket, type SocketParts } from '../../gateway/socket.ts';
import { Maintenance } from '../../maintenance.ts';
import { Metrics } from '../../metrics.ts';
import { Records } from '../../records/records.ts';
import type { Services } from '../../services.ts';
import type { SqliteFile } from '../../store/sqlite-file.ts';
import { SILENT } from '../test-server.ts';
import { Connection, type ConnectionEnd } from './connection.ts';
import { simulatedEngine } from './engine.ts';
import type { Faults } from './faults.ts';
import { Life } from './life.ts';
import { simulatedStore } from './store.ts';
import { Clock, type World } from './world.ts';

export interface Surroundings {
  readonly world: World;
  readonly faults: Faults;
  readonly file: SqliteFile;
  readonly games: ReadonlyMap<string, GameInfo>;
  /** All nodes there ever were. */
  readonly nodes: SimulatedNode[];
  /** How often a room was opened. */
  opened: number;
}

const LONGEST_HELD = 16;
const JOIN_AGAIN_MS = 500;
const config = { ...readConfig({}), messagesPerSecond: 1_000_000 };
const metrics = new Metrics();
/** When a session begins, in milliseconds since 1970. */
export const EPOCH = Date.UTC(2026, 0);
/** Clocks of machines differ, by hours if need be; and one in a few is a month off. */
const HOURS = 6 * 3_600;
const MONTH = 31 * 86_400;

/** The server as it is, on simulated time, disk, rules threads and network. */
export class SimulatedNode {
  readonly directory: Directory;
  /** How other nodes find it, and a proxy if it is `named`. */
  readonly name: string;
  private readonly named: boolean;
  private readonly life: Life;
  private readonly around: Surroundings;
  private readonly parts: SocketParts;
  private readonly connections = new Set<Connection>();

  constructor(name: string, named: boolean, around: Surroundings) {
    const { world, faults, file, games } = around;
    this.around = around;
    this.name = name;
    this.named = named;
    this.life = new Life(world);
    around.nodes.push(this);
    const { life } = this;
    const isAlive = () => life.alive;
    const clock = new Clock(world, EPOCH);
    clock.jump(world.oneOf([HOURS, HOURS, HOURS, MONTH]));
    faults.jumpAtTimes(clock, isAlive);
    faults.cutOffAtTimes(name, isAlive);
    faults.haltAtTimes((ms) => life.halt(ms), isAlive);
    const takeovers = { inc: () => void around.opened++ };
    const services: Services = {
      config: { ...config, ...(named ? { nodeName: name } : {}) },
      metrics: { ...metrics, takeovers } as unknown as Metrics,
      games,
      lessons: new Map(),
      log: SILENT,
      store: simulatedStore(world, faults, file, life),
      engine: simulatedEngine(world, faults, life),
      now: () => clock.now,
      clock: () => world.time,
      after: (ms, work) => world.after(ms, () => life.whenAwake(work)),
    };
    this.directory = new Directory(services, false);
    const notices = new Notices(NO_BUS);
    const records = new Records(services, () => undefined);
    const dial: Dial = (node, address, end) => this.dial(node, address, end);
    this.parts = { services, directory: this.directory, records, notices, dial };
    this.join(new Maintenance(services, this.directory, notices));
  }

  get alive(): boolean {
    return this.life.alive;
  }

  get proxyName(): string | undefined {
    return this.named ? this.name : undefined;
  }

  connect(client: ConnectionEnd, node?: string): Connection {
    return this.accept(client, { address: 'simulated', node });
  }

  /** As if the power went: nothing is finished, nobody is told. */
  kill(): void {
    this.life.alive = false;
    for (const connection of this.connections) connection.nodeDied();
  }

  /** Gives its rooms to others; it goes a moment later. */
  drain(): void {
    this.directory.draining = true;
    this.directory.handOver(1).catch(() => {});
  }

  private join(maintenance: Maintenance): void {
    this.directory.join(this.name).then(
      () => maintenance.start(),
      // As whoever started it would do.
      () => this.around.world.after(JOIN_AGAIN_MS, () => this.life.whenAwake(() => this.join(maintenance))),
    );
  }

  private dial(node: string, address: string, end: LineEnd) {
    const { world, faults, nodes } = this.around;
    const other = nodes.find(({ name, alive }) => alive && name === addressOf(node));
    const mine = {
      hear: (text: string) => this.life.whenAwake(() => end.hear(text)),
      lost: (code: number) => this.life.whenAwake(() => end.lost(code)),
    };
    if (!other || faults.isCutOff(other.name) || faults.isCutOff(this.name)) {
      world.after(world.between(1, 100), () => mine.lost(1006));
      return { send() {}, close() {} };
    }
    const pipe = other.accept(mine, { address, passedOn: true });
    this.connections.add(pipe);
    return { send: (text: string) => pipe.say(text), close: () => pipe.break() };
  }

  private accept(client: ConnectionEnd, line: { address: string; node?: string; passedOn?: boolean }): Connection {
    const { world, faults } = this.around;
    // As in life: a moment for what somebody waits for, a longer one for the rest, and then all of it together.
    const hold: Packets['hold'] = (receiver, mayWait) =>
      world.after(mayWait ? world.between(0, LONGEST_HELD) : 0, () => this.life.whenAwake(() => receiver.release()));
    const neighbours = new MessageLimit(Number.MAX_SAFE_INTEGER, performance.now());
    const bundles = !line.passedOn;
    const connection = new Connection(
      world,
      faults,
      client,
      this.life,
      (socket, wire) => new LiveSocket({ socket, wire, packets: { hold }, bundles, neighbours, ...line }, this.parts),
    );
    this.connections.add(connection);
    return connection;
  }
}
