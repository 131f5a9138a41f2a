import { readFileSync } from 'node:fs';
import { fail, readArgs, whole } from '../../../tools/args.ts';
import { BadFile, POLICY, readSides, trials } from './battle-file.ts';

/**
 * Fights the fleets of a file many times with the combat code of Eclipse and prints win shares as one line of JSON, so
 * that it can be compared with figures computed elsewhere. The file is described in battle-file.md.
 */
const USAGE = 'npm run -s battle -- --file battle.json [--trials n] [--seed text]';

const args = readArgs(USAGE, ['file', 'trials', 'seed'] as const);
if (args.file === undefined) fail(`Usage: ${USAGE}`);
const count = whole('trials', args.trials, { min: 1, otherwise: 10_000 });
const seed = args.seed ?? '1';

try {
  const sides = readSides(readFileSync(args.file, 'utf8'));
  console.log(JSON.stringify({ trials: count, seed, policy: POLICY, ...trials(sides, count, seed) }));
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof BadFile) fail(`${args.file}: ${error.message}`);
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES') fail(`${args.file} cannot be read.`);
  throw error;
}
