import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Builds the app, runs the tests (browser included) or with LONG=1 the long ones, and ends with a line that counts them. */
const filters = process.argv.slice(2);

if (filters.length === 0 && !succeeds('npm', ['run', '-s', 'build'])) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const report = join(mkdtempSync(join(tmpdir(), 'orrery-test-')), 'report.json');
const passed = succeeds('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...filters,
]);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : '';
console.log(`${numPassedTests} passed, ${passed ? 0 : Math.max(1, numFailedTests)} failed${skipped}`);
process.exit(passed ? 0 : 1);

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
