import type { GameInfo } from '@orrery/protocol';
import { Batched } from './batched.ts';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import type { LessonSteps } from './engine/rules.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes.ts';
import type { Store, TableVersion } from './store/store.ts';

/** The log: kinds of events and numbers, never contents or tokens. */
export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What everything else stands on. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly engine: { [call in keyof Engine]: Engine[call] };
  readonly metrics: Metrics;
  readonly log: Log;
  readonly nodes: Nodes;
  /** How new tables are, from the database; missing where there is no such table. */
  readonly versions: Batched<TableVersion>;
  readonly games: ReadonlyMap<string, GameInfo>;
  /** Only steps of these lessons are counted: none where the operator did not ask for it. */
  readonly lessons: LessonSteps;
  /** Milliseconds since 1970. */
  now(): number;
  /** Does it later, unless the returned function is called before; never keeps a process alive. */
  after(ms: number, work: () => void): () => void;
}

/** How new tables are, with many questions in one. */
export const versionsOf = (store: Store): Batched<TableVersion> =>
  new Batched(async (ids) => new Map((await store.versions(ids)).map((version) => [version.id, version])));
