import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Served } from './static-server.ts';

/** The real server with a data folder of its own, serving the built app. */
export async function startServer(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  const main = new URL('../../../server/main.ts', import.meta.url).pathname;
  const lots = new URL('./drawn-lots.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', lots, main], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      ORRERY_DATA: data,
      LOG_LEVEL: 'error',
      // Clients of tests answer as fast as they think, faster than any person.
      ORRERY_MESSAGES_PER_SECOND: '10000',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/\S+/.exec(text.toString());
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
  });
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await exited;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
