import type { GameInfo } from '@orrery/protocol';
import type { Config } from './config.ts';
import type { Engine } from './engine/engine.ts';
import type { LessonSteps } from './engine/rules.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** The log: kinds of events and numbers, never contents or tokens. */
export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Everything else stands on these. */
export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly engine: { [call in keyof Engine]: Engine[call] };
  readonly metrics: Metrics;
  readonly log: Log;
  readonly games: ReadonlyMap<string, GameInfo>;
  /** Only steps of these lessons are counted: none where the operator did not ask for it. */
  readonly lessons: LessonSteps;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds by a clock that never jumps. */
  clock(): number;
  /** Does it later, unless the returned function is called before; never keeps a process alive. */
  after(ms: number, work: () => void): () => void;
}
