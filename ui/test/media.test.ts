import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const house = join(import.meta.dirname, '../..');
const files = ['ui/**/*.{css,ts,tsx}', 'web/**/*.{css,ts,tsx}', 'games/**/*.{css,ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: house, exclude: ['**/node_modules', '**/dist', '**/test'] }))
  .map((file) => ({ file, text: readFileSync(join(house, file), 'utf8') }));

test('what fits is asked in em, so that larger letters get the layout of a smaller window', () => {
  const asked = files.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:@media|useMedia\(|= ')[^{;\n]*\((?:min|max)-(?:width|height): [^)]*\)/g)].map(
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((query) => /\dpx\)/.test(query))).toEqual([]);
});
