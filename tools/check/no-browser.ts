import { spawnSync } from 'node:child_process';

/** The list of games leads from server and opponents to boards, which may use a browser. */
const SCREENS = /^(ui|games\/[^/]+\/(board|words|rulebook|lesson))\//;

/** Where kernel, rules, opponents or server would need a browser: they are compiled without its types. */
export function browserNeeds(): string[] {
  const { stdout, status } = spawnSync('npx', ['tsc', '-p', 'tsconfig.no-dom.json', '--pretty', 'false'], {
    encoding: 'utf8',
  });
  const errors = stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
  if (status !== 0 && errors.length === 0) return [stdout];
  return errors.filter((line) => !SCREENS.test(line));
}
