import { games } from '@orrery/games';
import { Play, view } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/ui';
import { describe, expect, test } from 'vitest';

describe.each([...games])('the symbols of $id', (parts) => {
  test('draw everything that a player pays with', async () => {
    const [{ game }, { screen }] = await Promise.all([parts.rules(), parts.screen()]);
    const play = Play.start(game, { seats: 2, options: {}, seed: 'purse' });
    // Until everybody has chosen what to play with.
    for (let answers = 0; answers < 12; answers++) {
      const [{ seat, answers: listed }] = play.asked();
      play.answer(seat, listed[0]);
    }
    const purses = [0, 1].map((player) => screen.purse?.(view(play, 0), player) ?? []);
    const drawn = screen.symbols?.map(({ id }) => id) ?? [];
    if (screen.purse) expect(purses.flat().length).toBeGreaterThan(5);
    for (const { symbol, count } of purses.flat()) {
      expect(drawn).toContain(symbol);
      expect(count).toSatisfy(Number.isInteger);
    }
  });

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
