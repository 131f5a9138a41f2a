import type { FastifyInstance } from 'fastify';
import type { Bus } from './bus/bus.ts';
import { noBus } from './bus/local.ts';
import { joinNats } from './bus/nats.ts';
import type { Config } from './config.ts';
import { Engine } from './engine/engine.ts';
import { makeApp } from './http/app.ts';
import { LiveSockets } from './live/sockets.ts';
import { Maintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import { Nodes } from './nodes.ts';
import { patiently } from './patiently.ts';
import { type Log, type Services, versionsOf } from './services.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { StorageError, type Store } from './store/store.ts';
import { Followers } from './tables/followers.ts';
import { LiveTables } from './tables/live-tables.ts';
import { mendChairs } from './tables/mend-chairs.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly liveTables: LiveTables;
  readonly maintenance: Maintenance;
  /** Before a restart: takes no new tables, is not ready any more, and sends people to other nodes little by little. */
  drain(): Promise<void>;
  /** Drains where there are other nodes, finishes what was begun, tells everybody to come back soon, and closes. */
  stop(): Promise<void>;
}

/** Parts that a test puts in the place of the real ones. */
export interface Replacements {
  readonly store?: Store;
  readonly bus?: Bus;
  readonly now?: () => number;
}

/** Builds a server that does not listen yet. */
export async function makeServer(config: Config, log: Log, replaced: Replacements = {}): Promise<RunningServer> {
  const metrics = new Metrics();
  const store = watched(replaced.store ?? (await openStore(config, log)), metrics, log);
  const bus = replaced.bus ?? (await joinBus(config, metrics, log));
  const engine = new Engine({
    ...config,
    onKill: ({ op, reason }) => {
      metrics.kills.inc({ reason });
      log.error({ op, reason }, 'a thread had to be replaced');
    },
    onFailure: (failure) => log.error(failure, 'a thread reported a failure'),
  });
  const games = new Map((await engine.games()).map((info) => [info.game, info]));
  const lessons = config.countLessons ? await engine.lessons() : new Map<string, never>();
  const nodes = new Nodes({ store, bus, log, after });
  const versions = versionsOf(store);
  const now = replaced.now ?? Date.now;
  const services: Services = { config, store, bus, nodes, versions, engine, metrics, log, games, lessons, now, after };
  const liveTables = new LiveTables(services);
  const followers = new Followers(bus);
  const sockets = new LiveSockets({ services, liveTables, followers });
  const maintenance = new Maintenance(services, liveTables, followers);
  const app = await makeApp({ services, liveTables, sockets });
  await nodes.start();
  await mendChairs(services);
  maintenance.start();
  let drained: Promise<void> | undefined;
  const drain = () => {
    nodes.draining = true;
    drained ??= liveTables.handOver(config.drainSeconds * 500).then(() => sockets.drain(config.drainSeconds * 500));
    return drained;
  };
  const stop = async () => {
    if (nodes.haveOthers) await drain();
    maintenance.stop();
    sockets.close();
    await liveTables.settle();
    await app.close();
    await liveTables.leave();
    await engine.close();
    await bus.close();
    await store.close();
  };
  return { app, services, liveTables, maintenance, drain, stop };
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
}

/** The same store, with its calls and failures counted, and the causes of these in the log. */
function watched(store: Store, metrics: Metrics, log: Log): Store {
  const entries = Object.entries(store).map(([name, call]) => {
    const note = (error: unknown): never => {
      if (error instanceof StorageError) {
        metrics.storageErrors.inc({ code: error.code });
        log.error({ call: name, code: error.code, cause: error.message }, 'the database failed');
      }
      throw error;
    };
    const counted = metrics.storageCalls.labels(name);
    return [
      name,
      (...args: unknown[]) => {
        counted.inc();
        return (call as (...args: unknown[]) => Promise<unknown>)(...args).catch(note);
      },
    ];
  });
  return Object.fromEntries(entries) as Store;
}

function openStore({ databaseUrl: url, databaseSchema: schema, data }: Config, log: Log): Promise<Store> {
  if (!url) return openSqlite({ directory: data });
  return patiently('the database', log, () => openPostgres({ url, schema }));
}

async function joinBus({ natsUrl: url, nodeName: name }: Config, metrics: Metrics, log: Log): Promise<Bus> {
  if (!url) return noBus();
  const onProblem = (problem: unknown) => {
    metrics.busProblems.inc();
    log.warn({ cause: String(problem).slice(0, 300) }, 'a message between nodes was no use');
  };
  return patiently('NATS', log, () => joinNats({ url, name, onProblem }));
}
