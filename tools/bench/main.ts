import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Row } from './measure.ts';

/**
 * `npm run bench [-- kernel titles …]`: one JSON object per line, then a table for people. Every set runs in a process
 * of its own, so that none meets code that was optimised for another one's games.
 */
const SETS: { readonly [name: string]: () => Promise<() => Promise<Row[]>> } = {
  kernel: async () => (await import('./kernel.ts')).kernelBenches,
  titles: async () => (await import('./titles.ts')).titleBenches,
  search: async () => async () => [await (await import('./search.ts')).search()],
  server: async () => (await import('./server.ts')).serverBenches,
};

const [first, ...rest] = process.argv.slice(2);
if (first === '--only') await runSet(rest[0]);
else runAll(first === undefined ? Object.keys(SETS) : [first, ...rest]);

async function runSet(name: string): Promise<void> {
  const run = await SETS[name]();
  for (const row of await run()) console.log(JSON.stringify(row));
  process.exit(0);
}

function runAll(names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in SETS));
  if (unknown.length > 0) {
    console.error(`No such set of benchmarks: ${unknown.join(', ')}. There are: ${Object.keys(SETS).join(', ')}.`);
    process.exit(2);
  }
  installPeers();
  const rows: Row[] = [];
  for (const name of names) {
    const args = [...process.execArgv, import.meta.filename, '--only', name];
    const { stdout, status } = spawnSync(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) process.exitCode = 1;
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    for (const line of lines) console.log(line);
    rows.push(...lines.map((line) => JSON.parse(line) as Row));
  }
  console.table(
    Object.fromEntries(
      rows.map(({ bench, ours, peer, ratio, bar, unit }) => [bench, { ours, peer, ratio, bar, unit }]),
    ),
  );
}

/** The libraries that we are measured against are installed for those who measure. */
function installPeers(): void {
  const here = import.meta.dirname;
  if (existsSync(`${here}/node_modules`)) return;
  console.error('Installing the libraries that we are measured against ...');
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { cwd: here, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
}
