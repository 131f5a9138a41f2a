import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ruleFaults } from '../check/rule-ids.ts';

const home = process.cwd();
afterEach(() => process.chdir(home));

/** A made-up game in a folder of its own: its rules, and a file that cites some. */
function faults(rules: string, code: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-rules-'));
  mkdirSync(join(folder, 'games/toy'), { recursive: true });
  writeFileSync(join(folder, 'games/toy/RULES.md'), rules);
  writeFileSync(join(folder, 'games/toy/play.ts'), code);
  process.chdir(folder);
  return ruleFaults(['games/toy/RULES.md', 'games/toy/play.ts']);
}

const RULES = `## 1. Play
- **TOY-1.1** Roll a die:
  1. read it,
  2. keep it.
- **TOY-1.2** Pass it on.

## 2. Questions
<!-- explains -->
- **TOY-2.1** May I roll twice? No.
- **TOY-R1** Because nobody would stop.
`;

it('is content with rules that are all named, by themselves, by their parts or in a list', () => {
  expect(faults(RULES, '/** TOY-1.1, 1.2 */')).toEqual([]);
  expect(faults(RULES, '/** TOY-1.1.1 and TOY-1.2; see TOY-2.1, TOY-R1 */')).toEqual([
    'games/toy: neither code nor test names TOY-1.1.2',
  ]);
});

it('finds an id that no text defines', () => {
  expect(faults(RULES, '/** TOY-1.1, 1.2, TOY-1.3 */')).toEqual([
    'games/toy/play.ts: TOY-1.3 is not in games/toy/RULES.md',
  ]);
});

it('finds a rule that nobody keeps, but asks nobody to keep an explanation', () => {
  expect(faults(RULES, '/** TOY-1.1 */')).toEqual(['games/toy: neither code nor test names TOY-1.2']);
});
