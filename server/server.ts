import type { FastifyInstance } from 'fastify';
import { Directory } from './cluster/directory.ts';
import { Forwarder } from './cluster/forward.ts';
import { joinNats } from './cluster/nats.ts';
import { type Bus, NO_BUS, Notices } from './cluster/notices.ts';
import type { Dial } from './cluster/pipe.ts';
import { reachableAt } from './cluster/reachable.ts';
import type { Config } from './config.ts';
import { Engine } from './engine/engine.ts';
import { makeApp } from './gateway/app.ts';
import { LiveSockets } from './gateway/sockets.ts';
import { Maintenance } from './maintenance.ts';
import { Metrics } from './metrics.ts';
import { patiently } from './patiently.ts';
import { Records } from './records/records.ts';
import { mendChairs } from './room/mend-chairs.ts';
import type { Log, Services } from './services.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { StorageError, type Store } from './store/store.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly directory: Directory;
  readonly maintenance: Maintenance;
  /** Makes it one of the nodes that share a database; it listens at that URL. */
  join(url: string): Promise<void>;
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
    onKill: ({ call, reason }) => {
      metrics.kills.inc({ reason });
      log.error({ call, reason }, 'a thread had to be replaced');
    },
    onFailure: (failure) => log.error(failure, 'a thread reported a failure'),
  });
  const games = new Map((await engine.games()).map((info) => [info.game, info]));
  const lessons = config.countLessons ? await engine.lessons() : new Map<string, never>();
  const now = replaced.now ?? Date.now;
  const services: Services = { config, store, engine, metrics, log, games, lessons, now, clock, after };
  const directory = new Directory(services, !config.databaseUrl && !config.natsUrl && !replaced.bus);
  const forwarder = new Forwarder(directory, await store.clusterSecret());
  const records = new Records(services, (table) => directory.rooms.get(table)?.attendance);
  const notices = new Notices(bus);
  const dial: Dial = (node, address, end) => forwarder.dial(node, address, end);
  const sockets = new LiveSockets({ services, directory, records, notices, dial });
  const maintenance = new Maintenance(services, directory, notices);
  const app = await makeApp({ services, directory, records, forwarder, sockets, bus });
  await mendChairs(services);
  const join = async (url: string) => {
    await directory.join(await reachableAt(url, config.address));
    maintenance.start();
  };
  if (directory.alone) maintenance.start();
  let drained: Promise<void> | undefined;
  const drain = () => {
    directory.draining = true;
    drained ??= directory.handOver(config.drainSeconds * 500).then(() => sockets.drain(config.drainSeconds * 500));
    return drained;
  };
  const stop = async () => {
    if (directory.haveOthers) await drain();
    maintenance.stop();
    sockets.close();
    await directory.finish();
    await app.close();
    await directory.leave();
    await engine.close();
    await bus.close();
    await store.close();
  };
  return { app, services, directory, maintenance, join, drain, stop };
}

const clock = () => performance.now();

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

async function joinBus({ natsUrl: url }: Config, metrics: Metrics, log: Log): Promise<Bus> {
  if (!url) return NO_BUS;
  const onProblem = (problem: unknown) => {
    metrics.busProblems.inc();
    log.warn({ cause: String(problem).slice(0, 300) }, 'a notice between nodes was no use');
  };
  return patiently('NATS', log, () => joinNats({ url, onProblem }));
}
