import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type GameScreen, type GameWords, LANGUAGES } from '../contract.ts';
import { makeSay, missing } from '../words.ts';
import { LOST } from './lost.ts';

export interface FiguresCase {
  readonly screen: Pick<GameScreen, 'figures'>;
  readonly words: GameWords;
  /** The rules of every section, by chapter. */
  readonly outline: { readonly [chapter: string]: { readonly [section: string]: readonly string[] } };
}

/** What pictures of every rulebook are held to. */
export function figuresConform({ screen: { figures = {} }, words, outline }: FiguresCase): void {
  describe('pictures of the rulebook', () => {
    test('stand by a rule that the book tells', () => {
      const told = Object.values(outline).flatMap((chapter) => Object.values(chapter).flat());
      for (const rule of Object.keys(figures)) expect(told).toContain(rule);
    });

    test.each(LANGUAGES)('are drawn without a lost word or number (%s)', async (language) => {
      const say = makeSay({ ...words, language, catalogues: [await words.load[language]()] });
      missing.clear();
      for (const [rule, Figure] of Object.entries(figures))
        expect(renderToStaticMarkup(<Figure say={say} />), rule).not.toMatch(LOST);
      expect([...missing]).toEqual([]);
    });
  });
}
