import { describe, expect, test } from 'vitest';
import { type Catalogue, type GameWords, LANGUAGES } from '../contract.ts';
import { makeSay } from '../words.ts';

export interface QuestionsCase {
  readonly words: GameWords;
  /** Kinds of names that can stand in a question: the longest one of each is tried. */
  readonly kinds: readonly string[];
  /** Whatever else is said in questions. */
  readonly about: { readonly [argument: string]: unknown };
}

/** So many letters of a question fit a phone. */
const MOST_LETTERS = 80;

const longest = (kind: string, catalogue: Catalogue): string =>
  Object.keys(catalogue)
    .filter((key) => key.startsWith(`${kind}.`) && key.split('.').length === 2)
    .sort((a, b) => catalogue[b].length - catalogue[a].length)[0]
    .slice(kind.length + 1);

/** A phone has room for every question, with the longest names in it. */
export function questionsFit({ words, kinds, about }: QuestionsCase): void {
  describe('a phone has room for a question', () => {
    test.each(LANGUAGES)('%s', async (language) => {
      const catalogue = await words.load[language]();
      const say = makeSay({ language, catalogues: [catalogue], kinds: words.kinds });
      const names = Object.fromEntries(kinds.map((kind) => [kind, longest(kind, catalogue)]));
      const said = Object.keys(catalogue)
        .filter((key) => key.startsWith('question.'))
        .map((key) => say(key, { ...names, ...about }));
      expect(said.filter(({ length }) => length > MOST_LETTERS)).toEqual([]);
    });
  });
}
