import { execFileSync, spawnSync } from 'node:child_process';
import { wrongDirections } from './check/directions.ts';
import { strays } from './check/strays.ts';

/**
 * Types, lint and format, import directions. Word catalogues are complete if the types are right: Polish and Czech
 * are typed by the keys of English.
 */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

const results: [string, boolean][] = [
  ['types', succeeds('npx', ['tsc', '-p', '.'])],
  ['lint and format', succeeds('npx', ['biome', 'check', '--error-on-warnings', '.'])],
  ['import directions', clean(wrongDirections(files))],
  ['strays', clean(strays(files))],
];

for (const [what, ok] of results) console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}`);
process.exit(results.every(([, ok]) => ok) ? 0 : 1);

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function clean(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
