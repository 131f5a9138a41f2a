import type { GameInfo } from '@orrery/protocol';
import { Chores } from '../../chores.ts';
import { readConfig } from '../../config.ts';
import { LiveSocket } from '../../live/socket.ts';
import { Metrics } from '../../metrics.ts';
import type { Services } from '../../services.ts';
import type { SqliteFile } from '../../store/sqlite-file.ts';
import { Followers } from '../../tables/followers.ts';
import { Halls } from '../../tables/halls.ts';
import { SILENT } from '../house.ts';
import { diskOf } from './disk.ts';
import type { Exchange } from './exchange.ts';
import type { Weather } from './faults.ts';
import { Line, type LineEnd } from './line.ts';
import { rulesOf } from './rules.ts';
import type { World } from './world.ts';

export interface Surroundings {
  readonly world: World;
  readonly weather: Weather;
  readonly file: SqliteFile;
  readonly exchange: Exchange;
  readonly games: ReadonlyMap<string, GameInfo>;
}

const config = { ...readConfig({}), messagesPerSecond: 1_000_000 };
const metrics = new Metrics();
/** When a session begins, in milliseconds since 1970. */
export const EPOCH = Date.UTC(2026, 0);
/** Clocks of machines differ, by hours if need be. */
const CLOCK_MS = 6 * 3_600_000;

/** The server as it is, on simulated time, disk, rules threads and network. */
export class SimulatedNode {
  readonly halls: Halls;
  alive = true;
  private readonly around: Surroundings;
  private readonly services: Services;
  private readonly followers: Followers;
  private readonly lines = new Set<Line>();

  constructor(name: string, around: Surroundings) {
    const { world, weather, file, exchange, games } = around;
    this.around = around;
    const isAlive = () => this.alive;
    const bus = exchange.join(name, isAlive);
    const skew = world.between(-CLOCK_MS, CLOCK_MS);
    this.services = {
      config,
      metrics,
      games,
      bus,
      log: SILENT,
      store: diskOf(world, weather, file, isAlive),
      engine: rulesOf(world, weather, isAlive),
      now: () => EPOCH + world.time + skew,
      after: (ms, work) => world.after(ms, () => isAlive() && work()),
    };
    this.halls = new Halls(this.services);
    this.followers = new Followers(bus);
    new Chores(this.services, this.halls, this.followers).start();
  }

  connect(client: LineEnd): Line {
    const { world, weather } = this.around;
    const { services, halls, followers } = this;
    const line = new Line(
      world,
      weather,
      client,
      (socket, wire) => new LiveSocket(socket, wire, { services, halls, followers }),
    );
    this.lines.add(line);
    return line;
  }

  /** As if the power went: nothing is finished, nobody is told. */
  kill(): void {
    this.alive = false;
    for (const line of this.lines) line.nodeDied();
  }
}
