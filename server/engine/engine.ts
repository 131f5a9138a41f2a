import type { Seat, Viewer } from '@orrery/kernel';
import type { Checked, GameInfo, Level } from '@orrery/protocol';
import { FairQueue, type Job } from './fair-queue.ts';
import type { BotCalls, Lost, Open, Played, Position, RulesCalls, SideCalls } from './messages.ts';
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
  private readonly rules: WorkerPool<RulesCalls>;
  private readonly side: WorkerPool<SideCalls>;
  private readonly files: WorkerPool<SideCalls>;
  private readonly fileTurns = new FairQueue(1, FILES, FILES_IN_ALL);
  private readonly histories: WorkerPool<SideCalls>;
  private readonly historyTurns = new FairQueue(HISTORY_THREADS, HISTORIES);
  private readonly bots: WorkerPool<BotCalls>;
  private readonly botTurns: FairQueue;

  constructor({ rulesThreads, botThreads, rulesLimit, ...shared }: EngineOptions) {
    const pool = <O>(file: string, size: number, limit: number, nice = RULES_NICE) =>
      new WorkerPool<O>({ ...shared, module: new URL(file, import.meta.url), size, limit, memoryMb: MEMORY_MB, nice });
    this.rules = pool('./rules-thread.ts', rulesThreads, rulesLimit);
    this.side = pool('./side-thread.ts', 1, SIDE_LIMIT);
    this.files = pool('./side-thread.ts', 1, FILE_LIMIT);
    this.histories = pool('./side-thread.ts', HISTORY_THREADS, SIDE_LIMIT);
    this.bots = pool('../bots/bot-thread.ts', botThreads, BOT_LIMIT, BOTS_NICE);
    this.botTurns = new FairQueue(botThreads, THOUGHTS);
  }

  open(args: Open): Promise<Position> {
    return this.rules.callIn(args.key, 'open', args);
  }

  play(args: Parameters<RulesCalls['play']>[0]): Promise<Played | Lost> {
    return this.rules.callIn(args.key, 'play', args);
  }

  follow(args: Parameters<RulesCalls['follow']>[0]): Promise<Played | Lost> {
    return this.rules.callIn(args.key, 'follow', args);
  }

  fresh(args: { key: string; viewer: Viewer }): Promise<string | Lost> {
    return this.rules.callIn(args.key, 'fresh', args);
  }

  view(args: { key: string; seat: Seat }): Promise<string | Lost> {
    return this.rules.callIn(args.key, 'view', args);
  }

  /** Forgets a session; whoever needs it opens it again from the log. */
  drop(key: string): void {
    this.rules.callIn(key, 'drop', { key }).catch(() => {});
  }

  games(): Promise<GameInfo[]> {
    return this.rules.call('games');
  }

  lessons(): Promise<LessonSteps> {
    return this.side.call('lessons');
  }

  condense(args: Parameters<SideCalls['condense']>[0]): Promise<Packed> {
    return this.side.call('condense', args);
  }

  /** A game told from its beginning; its log is only read when it is its turn. */
  history(behalf: Behalf, log: () => Promise<Parameters<SideCalls['history']>[0]>): Promise<string> {
    return this.historyTurns.run({ ...behalf, cost: 1 }, async () => this.histories.call('history', await log()));
  }

  /** Checks a file that anybody may have sent: in a thread of its own, so that nothing else waits for it. */
  check(address: string, file: string): Promise<Checked> {
    return this.fileTurns.run({ address, table: '', cost: 1 }, () => this.files.call('check', { file }));
  }

  /** What a bot of this level answers to the question in a view. It is given nothing else. */
  decide({ address, table, ...args }: Parameters<BotCalls['decide']>[0] & Behalf): Promise<string> {
    const job = { address, table, cost: COST[args.level] };
    return this.botTurns.run(job, () => this.bots.call('decide', args));
  }

  async close(): Promise<void> {
    await Promise.all([this.rules, this.side, this.files, this.histories, this.bots].map((pool) => pool.close()));
  }
}
