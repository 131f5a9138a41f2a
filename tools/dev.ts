import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { helpOnRequest } from './args.ts';

/** `npm run dev`: the server, restarted when its sources change, and Vite in front of it with hot pages. */

helpOnRequest(
  'Usage: npm run dev\nThe server and its pages, both renewed when their sources change. PORT names another port.',
);
const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '8080';
const watched = ['server', 'protocol', 'kernel', 'ai', 'games'].map((folder) => `--watch-path=${root}${folder}`);
const env = { ...process.env, PORT: port, SERVER_FOR_PAGES: `http://127.0.0.1:${port}` };

const children: ChildProcess[] = [
  spawn(process.execPath, [...watched, '--watch-preserve-output', `${root}server/main.ts`], { env, stdio: 'inherit' }),
  spawn('npm', ['run', '-s', 'dev', '-w', 'web'], { cwd: root, env, stdio: 'inherit' }),
];

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
