import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and waits until it serves. */
export async function startProcess(file: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  // Below those that systems give to connections, which stay taken for a while.
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const script = new URL(file, import.meta.url).pathname;
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it served`)));
  died.catch(() => {});
  for (let line = ''; !line.startsWith('ready'); )
    [line] = (await Promise.race([once(lines, 'line'), died])) as [string];
  lines.on('line', () => {});
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
