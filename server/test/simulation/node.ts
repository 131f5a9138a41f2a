import type { GameInfo } from '@orrery/protocol';
import { proxyName } from '../../bus/bus.ts';
import { readConfig } from '../../config.ts';
import { MessageLimit } from '../../live/message-limit.ts';
import type { Packets } from '../../live/packets.ts';
import { LiveSocket } from '../../live/socket.ts';
import { Maintenance } from '../../maintenance.ts';
import { Metrics } from '../../metrics.ts';
import { Nodes } from '../../nodes.ts';
import { type Services, versionsOf } from '../../services.ts';
import type { SqliteFile } from '../../store/sqlite-file.ts';
import { Followers } from '../../tables/followers.ts';
import { LiveTables } from '../../tables/live-tables.ts';
import { SILENT } from '../test-server.ts';
import { Connection, type ConnectionEnd } from './connection.ts';
import { simulatedEngine } from './engine.ts';
import type { Faults } from './faults.ts';
import type { LossyBus } from './lossy-bus.ts';
import { simulatedStore } from './store.ts';
import { Clock, type World } from './world.ts';

export interface Surroundings {
  readonly world: World;
  readonly faults: Faults;
  readonly file: SqliteFile;
  readonly buses: LossyBus;
  readonly games: ReadonlyMap<string, GameInfo>;
}

const LONGEST_HELD = 16;
const config = { ...readConfig({}), messagesPerSecond: 1_000_000 };
const metrics = new Metrics();
/** When a session begins, in milliseconds since 1970. */
export const EPOCH = Date.UTC(2026, 0);
/** Clocks of machines differ, by hours if need be; and one in a few is a month off. */
const HOURS = 6 * 3_600;
const MONTH = 31 * 86_400;

/** The server as it is, on simulated time, disk, rules threads and network. */
export class SimulatedNode {
  readonly liveTables: LiveTables;
  /** How a proxy finds it. */
  readonly proxyName: string | undefined;
  alive = true;
  private readonly around: Surroundings;
  private readonly services: Services;
  private readonly followers: Followers;
  private readonly connections = new Set<Connection>();

  constructor(name: string, around: Surroundings) {
    const { world, faults, file, buses, games } = around;
    this.around = around;
    this.proxyName = proxyName(name);
    const isAlive = () => this.alive;
    const bus = buses.join(name, isAlive);
    const store = simulatedStore(world, faults, file, isAlive);
    const after = (ms: number, work: () => void) => world.after(ms, () => isAlive() && work());
    const nodes = new Nodes({ store, bus, log: SILENT, after });
    const clock = new Clock(world, EPOCH);
    clock.jump(world.oneOf([HOURS, HOURS, HOURS, MONTH]));
    faults.jumpAtTimes(clock, isAlive);
    faults.cutOffAtTimes(name, isAlive);
    this.services = {
      config,
      metrics,
      games,
      lessons: new Map(),
      bus,
      nodes,
      log: SILENT,
      store,
      versions: versionsOf(store),
      engine: simulatedEngine(world, faults, isAlive),
      now: () => clock.now,
      after,
    };
    this.liveTables = new LiveTables(this.services);
    this.followers = new Followers(bus);
    new Maintenance(this.services, this.liveTables, this.followers).start();
    nodes.start().catch(() => {});
  }

  connect(client: ConnectionEnd, node: string): Connection {
    const { world, faults } = this.around;
    const { services, liveTables, followers } = this;
    // As in life: a moment for what somebody waits for, a longer one for the rest, and then all of it together.
    const hold: Packets['hold'] = (receiver, mayWait) =>
      world.after(mayWait ? world.between(0, LONGEST_HELD) : 0, () => receiver.release());
    const neighbours = new MessageLimit(Number.MAX_SAFE_INTEGER, performance.now());
    const connection = new Connection(
      world,
      faults,
      client,
      (socket, wire) =>
        new LiveSocket(
          { socket, wire, packets: { hold }, bundles: true, address: 'simulated', neighbours, node },
          { services, liveTables, followers },
        ),
    );
    this.connections.add(connection);
    return connection;
  }

  /** As if the power went: nothing is finished, nobody is told. */
  kill(): void {
    this.alive = false;
    for (const connection of this.connections) connection.nodeDied();
  }
}
