import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The real server as processes of its own on this machine, without the bounds meant for people. */

const FIRST_PORT = 18_200;

export interface Figures {
  readonly cpuSeconds: number;
  /** The longest time the main thread was busy since this was last asked, in milliseconds. */
  readonly longestStall: number;
  readonly entries: number;
  /** How often a node began to work on a match. */
  readonly takeovers: number;
}

export class Node {
  readonly origin: string;
  private readonly port: number;
  private readonly env: NodeJS.ProcessEnv;
  private readonly data = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  private child: ChildProcess | undefined;

  constructor(at: number, env: NodeJS.ProcessEnv) {
    this.port = FIRST_PORT + at;
    this.origin = `http://127.0.0.1:${this.port}`;
    this.env = env;
  }

  async start(): Promise<void> {
    const script = new URL('../../server/main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: undefined,
        NATS_URL: undefined,
        ...this.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        ORRERY_DATA: this.data,
        ORRERY_REQUESTS_PER_MINUTE: '100000000',
        ORRERY_MESSAGES_PER_SECOND: '10000',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const lines = createInterface({ input: child.stdout });
    for (let line = ''; !line.startsWith('Orrery is at'); ) [line] = (await once(lines, 'line')) as [string];
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }

  async figures(): Promise<Figures> {
    const text = await (await fetch(`${this.origin}/metrics`)).text();
    const sum = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? ([0-9.e+-]+)$`, 'gm'))].reduce(
        (all, [, value]) => all + Number(value),
        0,
      );
    return {
      cpuSeconds: sum('process_cpu_seconds_total'),
      longestStall: sum('nodejs_eventloop_lag_max_seconds') * 1000,
      entries: sum('orrery_entries_total'),
      takeovers: sum('orrery_takeovers_total'),
    };
  }
}
