import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { precompress } from './precompress.ts';

/** `npm start`: builds the pages if they are older than their sources, then runs the server. */

const root = fileURLToPath(new URL('..', import.meta.url));
const page = `${root}web/dist/index.html`;
const SOURCES = '{web,ui,games,kernel,ai,protocol}/**/*.{ts,tsx,css,html,json,svg,png}';

function isFresh(): boolean {
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  const ours = (path: string) => !/(^|\/)(node_modules|dist|test)(\/|$)/.test(path);
  return globSync(SOURCES, { cwd: root, exclude: (path) => !ours(path) }).every(
    (path) => !ours(path) || statSync(root + path).mtimeMs <= built,
  );
}

if (!isFresh()) {
  console.log('Building the pages ...');
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  precompress(`${root}web/dist`);
}
process.env.LOG_LEVEL ??= 'warn';
await import('../server/main.ts');
console.log('Stop it with Ctrl+C.');
