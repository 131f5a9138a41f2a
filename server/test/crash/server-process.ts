import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The process under test: started, killed without warning, started again. */
export class ServerProcess {
  readonly origin: string;
  private readonly data: string;
  private readonly port: number;
  private readonly more: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;

  constructor(data: string, port: number, more: NodeJS.ProcessEnv = {}) {
    this.data = data;
    this.port = port;
    this.more = more;
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Resolves when it serves; returns how many milliseconds that took. */
  async start(): Promise<number> {
    const began = performance.now();
    const script = new URL('./server-main.ts', import.meta.url).pathname;
    const env = { ...process.env, PORT: String(this.port), HOST: '127.0.0.1', ORRERY_DATA: this.data, ...this.more };
    const child = spawn(process.execPath, [script], {
      env: { ...env, ORRERY_RULES_THREADS: '1', ORRERY_BOT_THREADS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    if (!line.startsWith(`ready http://127.0.0.1:${this.port}/`)) throw new Error(`unexpected: ${line}`);
    return performance.now() - began;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) throw new Error('it died by itself');
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
