import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFaults } from './check/data.ts';
import { precompress } from './precompress.ts';

/** `npm start`: checks the facts of the boxes, builds the pages if they are older than their sources, runs the server. */

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

const faults = await dataFaults();
if (faults.length > 0) {
  console.error(`Something is wrong with the facts of a game:\n${faults.join('\n')}`);
  process.exit(1);
}
if (!isFresh()) {
  console.log('Building the pages, which takes half a minute after a change ...');
  const build = ['run', '-s', 'build', '-w', 'web', '--', '--logLevel', 'warn'];
  const { status } = spawnSync('npm', build, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  precompress(`${root}web/dist`);
}
process.env.LOG_LEVEL ??= 'warn';
// The server tells its address, the last line and the one that matters.
const [bold, plain] = process.stdout.isTTY ? ['\x1b[1m', '\x1b[0m'] : ['', ''];
console.log(`Stop it with Ctrl+C. Open this in a browser:\n${bold}`);
await import('../server/main.ts');
console.log(plain);
