import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The real server as processes of its own on this machine, without the bounds meant for people. */

const FIRST_PORT = 18_200;

export interface Figures {
  readonly cpuSeconds: number;
  /** Of the main thread alone; 0 where the system does not tell. */
  readonly mainSeconds: number;
  /** The longest time the main thread was busy since this was last asked, in milliseconds. */
  readonly longestStall: number;
  readonly entries: number;
  /** How often a node began to work on a match. */
  readonly takeovers: number;
  readonly databaseCalls: number;
}

export class Node {
  readonly origin: string;
  /** By which a proxy would find it. */
  readonly name: string;
  private readonly port: number;
  private readonly env: NodeJS.ProcessEnv;
  private readonly data = mkdtempSync(join(tmpdir(), 'orrery-load-'));
  private child: ChildProcess | undefined;

  constructor(at: number, env: NodeJS.ProcessEnv) {
    this.port = FIRST_PORT + at;
    this.origin = `http://127.0.0.1:${this.port}`;
    this.name = `node${at + 1}`;
    this.env = env;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    const server = new URL('../../server', import.meta.url).pathname;
    const child = spawn(process.execPath, [server], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: undefined,
        NATS_URL: undefined,
        ...this.env,
        PORT: String(this.port),
        ORRERY_NODE: this.name,
        HOST: '127.0.0.1',
        ORRERY_DATA: this.data,
        ORRERY_REQUESTS_PER_MINUTE: '100000000',
        ORRERY_MESSAGES_PER_SECOND: '10000',
        ORRERY_SOCKETS_PER_ADDRESS: '100000',
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
      mainSeconds: mainSeconds(this.pid),
      longestStall: sum('nodejs_eventloop_lag_max_seconds') * 1000,
      entries: sum('orrery_entries_total'),
      takeovers: sum('orrery_takeovers_total'),
      databaseCalls: sum('orrery_storage_calls_total'),
    };
  }
}

/** Linux tells for each thread how long it ran, in user mode and in the kernel's. */
function mainSeconds(pid = 0): number {
  try {
    const [running] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(running) / 1e9;
  } catch {
    return 0;
  }
}

const LOOK_MS = 100;

/**
 * The most that a node's main thread ran between two looks. On a machine that others use, too, a stall by the clock says
 * little; what it had to do in one go shows here.
 */
export class Bursts {
  private readonly last = new Map<Node, number>();
  private readonly timer: NodeJS.Timeout;
  private most = 0;

  constructor(nodes: readonly Node[]) {
    this.timer = setInterval(() => {
      for (const node of nodes) this.look(node);
    }, LOOK_MS);
  }

  /** Ends looking; in milliseconds. */
  stop(): number {
    clearInterval(this.timer);
    return this.most * 1000;
  }

  private look(node: Node): void {
    const ran = mainSeconds(node.pid);
    this.most = Math.max(this.most, ran - (this.last.get(node) ?? ran));
    this.last.set(node, ran);
  }
}
