import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { helpOnRequest } from './args.ts';
import { tooManyCasts } from './check/casts.ts';
import { dataFaults } from './check/data.ts';
import { wrongDirections } from './check/directions.ts';
import { browserNeeds } from './check/no-browser.ts';
import { ruleFaults } from './check/rule-ids.ts';
import { strays } from './check/strays.ts';

/**
 * What a reader should not have to look for. Word catalogues are complete if the types are right: English is typed by the
 * game's vocabulary, Polish and Czech by the keys of English. Import cycles are found by the linter.
 */
helpOnRequest(
  'Usage: npm run check\nTypes, lint and format, import directions, unused code, casts, data, rule ids, strays.',
);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

// Benchmarks need libraries that only `npm run bench` installs.
const results: [string, boolean][] = [
  ['types', succeeds('npx', ['tsc', '-p', '.'])],
  ['types of the benchmarks', !existsSync('tools/bench/node_modules') || succeeds('npx', ['tsc', '-p', 'tools/bench'])],
  ['types without a browser', clean(browserNeeds())],
  ['lint and format', succeeds('npx', ['biome', 'check', '--error-on-warnings', '.'])],
  ['import directions', clean(wrongDirections(files))],
  ['unused files, exports and packages', succeeds('npx', ['knip', '--no-progress'])],
  ['casts', clean(tooManyCasts(files))],
  ['data', clean(await dataFaults())],
  ['rule ids', clean(ruleFaults(files))],
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
