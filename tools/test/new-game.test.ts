import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'orrery-new-game-'));

const env = { ...process.env, NO_COLOR: '1' };

/** Runs a command in the copy. */
function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const newGame = (...args: string[]) => run(process.execPath, 'tools/new-game.ts', ...args);

/** As much of the house as a new game needs, with another small game beside it. */
beforeAll(() => {
  for (const path of ['kernel', 'ui', 'ai', 'node_modules', 'tsconfig.json', 'vitest.config.ts', 'package.json'])
    symlinkSync(join(root, path), join(copy, path));
  for (const path of [
    'biome.json',
    '.gitignore',
    'tools',
    'games/contract.ts',
    'games/data-check.ts',
    'games/package.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  mkdirSync(join(copy, 'games/taken'));
  writeFileSync(join(copy, 'games/taken/RULES.md'), '- **TK-1.1** A rule.\n');
  writeFileSync(join(copy, 'games/taken/index.ts'), "export const taken = { id: 'taken' };\n");
  writeFileSync(
    join(copy, 'games/index.ts'),
    "import { taken } from './taken/index.ts';\n\nexport const games = [taken] as readonly object[];\n",
  );
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('a call that cannot be right is refused with a sentence, and changes nothing', () => {
  it.each([
    [[], /Which id\?/],
    [['Lunar_Lanterns'], /"Lunar_Lanterns" is no id/],
    [['taken'], /games\/taken is there already/],
    [['moon'], /moon or Moon means something else/],
    [['class'], /class or Class means something else/],
    [['lunar-lanterns', '--colour', 'red'], /Unknown option '--colour'/],
    [['lunar-lanterns', 'again'], /Unexpected argument 'again'/],
    [['lunar-lanterns', '--prefix', 'lunar'], /--prefix must be two to four capital letters/],
    [['lunar-lanterns', '--prefix', 'TK'], /The prefix TK belongs to games\/taken/],
    [['lunar-lanterns', '--name', "Moon's"], /--name: at most 40 letters/],
  ])('%j', (args, sentence) => {
    const before = readFileSync(join(copy, 'games/index.ts'), 'utf8');
    const { status, said } = newGame(...args);
    expect(status).toBe(2);
    expect(said).toMatch(sentence);
    expect(readFileSync(join(copy, 'games/index.ts'), 'utf8')).toBe(before);
  });
});

describe('a new game', () => {
  beforeAll(() => {
    const { status, said } = newGame('lunar-lanterns', '--name', 'Lunar Lanterns: Dusk', '--prefix', 'LUN');
    expect(said).toContain('games/lunar-lanterns is a complete game');
    expect(status).toBe(0);
  });

  it('has its line in the list of games', () => {
    const list = readFileSync(join(copy, 'games/index.ts'), 'utf8');
    expect(list).toContain("import { lunarLanterns } from './lunar-lanterns/index.ts';");
    expect(list).toContain('games = [taken, lunarLanterns]');
  });

  it('bears its own names everywhere', () => {
    expect(run('grep', '-rnE', '[Tt]iny-?[Mm]oons|Tiny Moons|\\bTM\\b|\\btm-', 'games').said).toBe('');
    const text = (path: string) => readFileSync(join(copy, 'games/lunar-lanterns', path), 'utf8');
    expect(text('words/pl.ts')).toContain("'game.name': 'Lunar Lanterns: Dusk'");
    expect(text('RULES.md')).toContain('**LUN-4.2**');
    expect(text('lesson/first-moon.ts')).toContain("'LUN-5.1'");
    expect(text('rules/vocabulary.ts')).toContain('export type LunarLanterns =');
    expect(text('board/style/index.css')).toMatch(/^\.lunar-lanterns \{[\s\S]*^\.lun-board \{/m);
  });

  // Its tests of words, rulebook, board and bot are those of the template, which run there.
  it('is well formed, compiles, and passes the tests of its rules, data and lesson', () => {
    writeFileSync(
      join(copy, 'one.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['games', 'ui/modules.d.ts'], exclude: ['**/test'] }),
    );
    expect(run('npx', 'biome', 'check', '--error-on-warnings', 'games/lunar-lanterns')).toMatchObject({ status: 0 });
    expect(run('npx', 'tsc', '-p', 'one.json')).toEqual({ status: 0, said: '' });
    const tests = ['test', 'lesson/test'].map((folder) => `games/lunar-lanterns/${folder}`);
    const { status, said } = run('npx', 'vitest', 'run', '--root', copy, ...tests);
    expect(said).toMatch(/lunar-lanterns\/test\/conformance\.test\.ts.*9 tests/);
    expect(said).toMatch(/lunar-lanterns\/lesson\/test\/lessons\.test\.ts.*42 tests/);
    expect(status, said).toBe(0);
  });
});
