import type { FastifyInstance } from 'fastify';
import { LocalExchange } from './bus/local.ts';
import { joinNats } from './bus/nats.ts';
import type { Bus } from './bus/port.ts';
import { Chores } from './chores.ts';
import type { Config } from './config.ts';
import { Engine } from './engine/engine.ts';
import { makeApp } from './http/app.ts';
import { LiveSockets } from './live/sockets.ts';
import { Metrics } from './metrics.ts';
import type { Log, Services } from './services.ts';
import { StorageError, type Store } from './store/port.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { Followers } from './tables/followers.ts';
import { Halls } from './tables/halls.ts';

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly halls: Halls;
  readonly chores: Chores;
  /** Finishes what was begun, tells everybody to come back soon, and closes. */
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
  const bus = replaced.bus ?? (config.natsUrl ? await joinNats(config.natsUrl) : new LocalExchange().join());
  const metrics = new Metrics();
  const store = counted(replaced.store ?? (await openStore(config)), metrics);
  const engine = new Engine({
    ...config,
    onKill: ({ op, reason }) => {
      metrics.kills.inc({ reason });
      log.error({ op, reason }, 'a thread had to be replaced');
    },
    onFailure: (failure) => log.error(failure, 'a thread reported a failure'),
  });
  const games = new Map((await engine.games()).map((info) => [info.game, info]));
  const services: Services = { config, store, bus, engine, metrics, log, games, now: replaced.now ?? Date.now, after };
  const halls = new Halls(services);
  const followers = new Followers(bus);
  const sockets = new LiveSockets({ services, halls, followers });
  const chores = new Chores(services, halls, followers);
  const app = await makeApp({ services, halls, sockets });
  chores.start();
  const stop = async () => {
    chores.stop();
    sockets.close();
    await halls.settle();
    await app.close();
    halls.close();
    await engine.close();
    await bus.close();
    await store.close();
  };
  return { app, services, halls, chores, stop };
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
}

/** The same store, with its failures counted. */
function counted(store: Store, metrics: Metrics): Store {
  const count = (error: unknown): never => {
    if (error instanceof StorageError) metrics.storageErrors.inc({ code: error.code });
    throw error;
  };
  const entries = Object.entries(store).map(([name, call]) => [
    name,
    (...args: unknown[]) => (call as (...args: unknown[]) => Promise<unknown>)(...args).catch(count),
  ]);
  return Object.fromEntries(entries) as Store;
}

const openStore = ({ databaseUrl, databaseSchema, data }: Config): Promise<Store> =>
  databaseUrl ? openPostgres({ url: databaseUrl, schema: databaseSchema }) : openSqlite({ directory: data });
