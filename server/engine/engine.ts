import type { Seat, Viewer } from '@orrery/kernel';
import type { Checked, GameInfo, Level } from '@orrery/protocol';
import { Crew } from './crew.ts';
import type { HandOptions } from './hand.ts';
import type { Kind, Lost, Open, Played, Position, RulesOps, SideOps } from './messages.ts';

export interface EngineOptions extends Pick<HandOptions, 'registry' | 'onKill' | 'onFailure'> {
  readonly rulesThreads: number;
  readonly botThreads: number;
  /** Milliseconds one call into the rules may take. */
  readonly rulesLimit: number;
}

const SIDE_LIMIT = 15_000;
const BOT_LIMIT = 8_000;
const MEMORY_MB = 1024;

/** Everything that runs rules or bots, each in threads of its own. Nothing of a game runs on the main thread. */
export class Engine {
  private readonly rules: Crew;
  private readonly side: Crew;
  private readonly bots: Crew;

  constructor({ rulesThreads, botThreads, rulesLimit, ...shared }: EngineOptions) {
    const crew = (file: string, size: number, limit: number) =>
      new Crew({ ...shared, module: new URL(file, import.meta.url), size, limit, memoryMb: MEMORY_MB });
    this.rules = crew('./rules-thread.ts', rulesThreads, rulesLimit);
    this.side = crew('./side-thread.ts', 1, SIDE_LIMIT);
    this.bots = crew('../bots/bot-thread.ts', botThreads, BOT_LIMIT);
  }

  open(args: Open): Promise<Position> {
    return this.inRoom('open', args);
  }

  play(args: Parameters<RulesOps['play']>[0]): Promise<Played | Lost> {
    return this.inRoom('play', args);
  }

  follow(args: Parameters<RulesOps['follow']>[0]): Promise<Played | Lost> {
    return this.inRoom('follow', args);
  }

  fresh(args: { key: string; viewer: Viewer }): Promise<string | Lost> {
    return this.inRoom('fresh', args);
  }

  picture(args: { key: string; seat: Seat }): Promise<string | Lost> {
    return this.inRoom('picture', args);
  }

  /** Forgets a room; whoever needs it opens it again from the log. */
  drop(key: string): void {
    this.inRoom('drop', { key }).catch(() => {});
  }

  games(): Promise<GameInfo[]> {
    return this.rules.ask('games', {}) as Promise<GameInfo[]>;
  }

  history(args: Parameters<SideOps['history']>[0]): Promise<string> {
    return this.side.ask('history', args) as Promise<string>;
  }

  check(file: string): Promise<Checked> {
    return this.side.ask('check', { file }) as Promise<Checked>;
  }

  /** What a bot of this level answers to the question in a view. It is given nothing else. */
  think(args: Kind & { level: Level; view: string }): Promise<string> {
    return this.bots.ask('think', args) as Promise<string>;
  }

  async close(): Promise<void> {
    await Promise.all([this.rules.close(), this.side.close(), this.bots.close()]);
  }

  private inRoom<V>(op: keyof RulesOps, args: { readonly key: string }): Promise<V> {
    return this.rules.ask(op, args, args.key) as Promise<V>;
  }
}
