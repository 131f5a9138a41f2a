import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and waits until it serves. */
export async function startProcess(file: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const port = 40_000 + Math.floor(Math.random() * 20_000);
  const script = new URL(file, import.meta.url).pathname;
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  for (let line = ''; !line.startsWith('ready'); ) [line] = (await once(lines, 'line')) as [string];
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
