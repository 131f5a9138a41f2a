import { games } from '@orrery/games';
import { LANGUAGES } from '@orrery/ui';
import { describe, expect, test } from 'vitest';

describe.each([...games])('the symbols of $id', (parts) => {
  test.each(LANGUAGES)(
    'have a name and a sentence each, and nothing else is said of symbols (%s)',
    async (language) => {
      const [{ screen }, { words }] = await Promise.all([parts.screen(), parts.words()]);
      const { symbols = [] } = screen;
      const catalogue = await words.load[language]();
      const said = symbols.flatMap(({ id, name, means = `symbol.${id}` }) => [name, means]);
      expect(symbols).not.toEqual([]);
      expect(said.filter((key) => !(key in catalogue))).toEqual([]);
      for (const { id, means = `symbol.${id}` } of symbols) expect(catalogue[means]).toMatch(/\.$/);
      expect(Object.keys(catalogue).filter((key) => key.startsWith('symbol.') && !said.includes(key))).toEqual([]);
      expect(new Set(symbols.map(({ id }) => id)).size).toBe(symbols.length);
    },
  );
});
