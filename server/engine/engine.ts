import type { Seat, Viewer } from '@orrery/kernel';
import type { Checked, GameInfo, Level } from '@orrery/protocol';
import { FairQueue, type Job } from './fair-queue.ts';
import type { Kind, Lost, Open, Played, Position, RulesOps, SideOps } from './messages.ts';
import type { LessonSteps } from './rules.ts';
import type { Packed } from './snapshots.ts';
import type { WorkerOptions } from './worker-handle.ts';
import { WorkerPool } from './worker-pool.ts';

export interface EngineOptions extends Pick<WorkerOptions, 'registry' | 'onKill' | 'onFailure'> {
  readonly rulesThreads: number;
  readonly botThreads: number;
  /** Milliseconds one call into the rules may take. */
  readonly rulesLimit: number;
}

/** On whose behalf something long is done. */
type Behalf = Pick<Job, 'address' | 'table'>;

const SIDE_LIMIT = 15_000;
const FILE_LIMIT = 6_000;
const BOT_LIMIT = 8_000;
/** Files that may wait to be checked, for one address and in all: each is megabytes. */
const FILES = 2;
const FILES_IN_ALL = 16;
/** Thoughts of bots, and games to be told from their beginning, that may wait for one address. */
const THOUGHTS = 50;
const HISTORIES = 5;
/** Two, so that nobody waits for what somebody else wants told. */
const HISTORY_THREADS = 2;
/** What a thought costs at each level, roughly. */
const COST: { readonly [level in Level]: number } = { easy: 1, medium: 4, hard: 8, expert: 8 };
const MEMORY_MB = 1024;
/** People are heard first, then rules work for them, and bots think in the time that is left. */
const RULES_NICE = 1;
const BOTS_NICE = 10;

/** Everything that runs rules or bots, each in threads of its own. Nothing of a game runs on the main thread. */
export class Engine {
  private readonly rules: WorkerPool;
  private readonly side: WorkerPool;
  private readonly files: WorkerPool;
  private readonly fileTurns = new FairQueue(1, FILES, FILES_IN_ALL);
  private readonly histories: WorkerPool;
  private readonly historyTurns = new FairQueue(HISTORY_THREADS, HISTORIES);
  private readonly bots: WorkerPool;
  private readonly botTurns: FairQueue;

  constructor({ rulesThreads, botThreads, rulesLimit, ...shared }: EngineOptions) {
    const pool = (file: string, size: number, limit: number, nice = RULES_NICE) =>
      new WorkerPool({ ...shared, module: new URL(file, import.meta.url), size, limit, memoryMb: MEMORY_MB, nice });
    this.rules = pool('./rules-thread.ts', rulesThreads, rulesLimit);
    this.side = pool('./side-thread.ts', 1, SIDE_LIMIT);
    this.files = pool('./side-thread.ts', 1, FILE_LIMIT);
    this.histories = pool('./side-thread.ts', HISTORY_THREADS, SIDE_LIMIT);
    this.bots = pool('../bots/bot-thread.ts', botThreads, BOT_LIMIT, BOTS_NICE);
    this.botTurns = new FairQueue(botThreads, THOUGHTS);
  }

  open(args: Open): Promise<Position> {
    return this.inSession('open', args);
  }

  play(args: Parameters<RulesOps['play']>[0]): Promise<Played | Lost> {
    return this.inSession('play', args);
  }

  follow(args: Parameters<RulesOps['follow']>[0]): Promise<Played | Lost> {
    return this.inSession('follow', args);
  }

  fresh(args: { key: string; viewer: Viewer }): Promise<string | Lost> {
    return this.inSession('fresh', args);
  }

  view(args: { key: string; seat: Seat }): Promise<string | Lost> {
    return this.inSession('view', args);
  }

  /** Forgets a session; whoever needs it opens it again from the log. */
  drop(key: string): void {
    this.inSession('drop', { key }).catch(() => {});
  }

  games(): Promise<GameInfo[]> {
    return this.rules.ask('games', {}) as Promise<GameInfo[]>;
  }

  lessons(): Promise<LessonSteps> {
    return this.side.ask('lessons', {}) as Promise<LessonSteps>;
  }

  condense(args: Parameters<SideOps['condense']>[0]): Promise<Packed> {
    return this.side.ask('condense', args) as Promise<Packed>;
  }

  /** A game told from its beginning; its log is only read when it is its turn. */
  history(behalf: Behalf, log: () => Promise<Parameters<SideOps['history']>[0]>): Promise<string> {
    const tell = async () => (await this.histories.ask('history', await log())) as string;
    return this.historyTurns.run({ ...behalf, cost: 1 }, tell);
  }

  /** Checks a file that anybody may have sent: in a thread of its own, so that nothing else waits for it. */
  check(address: string, file: string): Promise<Checked> {
    const check = () => this.files.ask('check', { file }) as Promise<Checked>;
    return this.fileTurns.run({ address, table: '', cost: 1 }, check);
  }

  /** What a bot of this level answers to the question in a view. It is given nothing else. */
  decide({ address, table, ...args }: Kind & Behalf & { level: Level; view: string }): Promise<string> {
    const job = { address, table, cost: COST[args.level] };
    return this.botTurns.run(job, () => this.bots.ask('decide', args) as Promise<string>);
  }

  async close(): Promise<void> {
    await Promise.all([this.rules, this.side, this.files, this.histories, this.bots].map((pool) => pool.close()));
  }

  private inSession<V>(op: keyof RulesOps, args: { readonly key: string }): Promise<V> {
    return this.rules.ask(op, args, args.key) as Promise<V>;
  }
}
