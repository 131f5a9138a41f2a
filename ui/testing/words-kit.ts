import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, type GameWords, LANGUAGES, type Language } from '../contract.ts';
import { partsOf } from '../words.ts';
import type { Keys } from './keys.ts';
import { type Anatomy, anatomy, hasSyntax, samples } from './message.ts';
import {
  countedMass,
  misspelled,
  type PrintedWords,
  toldTooEarly,
  uncounted,
  unprinted,
  unstyled,
} from './style-kit.ts';

export interface WordsCase {
  readonly words: GameWords;
  /** What the catalogues must have; see `keysOf`. */
  readonly keys: Keys;
  /** True for a further key that they may have; none if not said. */
  readonly others?: (key: string) => boolean;
  /** Arguments such as `zoneId` that a language may need to find the right form, and another not. */
  readonly inflecting?: readonly string[];
  /** Messages that may be the same in a translation, by key and by what they say. */
  readonly same: { readonly keys: RegExp; readonly messages: readonly string[] };
  /** Words of the printed editions. */
  readonly printed?: PrintedWords;
  /** The words of the lessons, which call things so too. */
  readonly lessons?: Pick<GameWords, 'load'>;
}

export type Catalogues = { readonly [language in Language]: Catalogue };

/** An option may say what it is about. Symbols have a test of their own, and the compiler knows what a board says. */
const FURTHER = /^option\.[^.]+\.about$|^symbol\.|^board\./;

/** What the words of every game are held to. */
export function wordsConform({
  words,
  keys,
  others = () => false,
  inflecting,
  same,
  printed = {},
  lessons,
}: WordsCase): void {
  describe('the catalogues', () => {
    let catalogues: Catalogues;
    beforeAll(async () => {
      catalogues = await cataloguesOf(words);
    });

    test.each(LANGUAGES)('%s has every key that is said, and no other', (language) => {
      const here = Object.keys(catalogues[language]);
      expect([...keys.keys()].filter((key) => !(key in catalogues[language]))).toEqual([]);
      const superfluous = here.filter((key) => !keys.has(key) && !FURTHER.test(key) && !others(key));
      expect(superfluous, 'nothing says these; if something does, list them in `more` of `keysOf`').toEqual([]);
    });

    test('languages have the same keys', () => {
      for (const language of LANGUAGES)
        expect(Object.keys(catalogues[language]).sort(), language).toEqual(Object.keys(catalogues.en).sort());
    });

    test('every message can be said with any number and any choice', () => {
      expect(unsayable(catalogues)).toEqual([]);
    });

    test('no message asks for an argument it is not said with', () => {
      expect(unheardArguments(catalogues, keys, words.compounds)).toEqual([]);
    });

    test('translations say the same things: arguments of English appear in Polish and Czech, and no others', () => {
      expect(otherArguments(catalogues, inflecting)).toEqual([]);
    });

    test('selects distinguish the same cases in all languages', () => {
      expect(otherCases(catalogues)).toEqual([]);
    });

    test('Polish and Czech counted nouns have all their forms', () => {
      expect(missingForms(catalogues)).toEqual([]);
      expect(uncounted(catalogues)).toEqual([]);
    });

    test('each language is written in its style', () => {
      expect(unstyled(catalogues, words.kinds)).toEqual([]);
      expect(toldTooEarly(catalogues)).toEqual([]);
    });

    test('things are called as the printed editions call them', async () => {
      expect(unprinted(catalogues, printed)).toEqual([]);
      const taught = lessons && (await cataloguesOf(lessons));
      if (taught) expect(unprinted(taught, withoutTerms(printed))).toEqual([]);
      for (const texts of [catalogues, ...(taught ? [taught] : [])]) {
        expect(countedMass(texts, printed)).toEqual([]);
        expect(misspelled(texts, printed)).toEqual([]);
      }
    });

    test('nothing English is left in Polish and Czech', () => {
      const mayBeSame = (key: string, message: string) => same.keys.test(key) || same.messages.includes(message);
      expect(leftInEnglish(catalogues, mayBeSame)).toEqual([]);
    });
  });
}

/** Not every text has every term. */
const withoutTerms = ({ en, pl, cs }: PrintedWords): PrintedWords => ({
  en: { not: en?.not },
  pl: { not: pl?.not },
  cs: { not: cs?.not },
});

export async function cataloguesOf({ load }: Pick<GameWords, 'load'>): Promise<Catalogues> {
  return { en: await load.en(), pl: await load.pl(), cs: await load.cs() };
}

const everyMessage = (catalogues: Catalogues) =>
  LANGUAGES.flatMap((language) =>
    Object.entries(catalogues[language]).map(([key, message]) => ({ language, key, message })),
  );

/** Messages that come out empty or with space around them for some number or choice. */
export function unsayable(catalogues: Catalogues): string[] {
  return everyMessage(catalogues)
    .filter(({ language, message }) => samples(message, language).some((said) => said === '' || said !== said.trim()))
    .map(({ language, key }) => `${language} ${key}`);
}

interface Compared {
  readonly language: Language;
  readonly key: string;
  readonly here: Anatomy;
  readonly english: Anatomy;
}

/** Takes messages apart and lists what is wrong; where no language has syntax there is nothing to compare. */
function faults(catalogues: Catalogues, find: (message: Compared) => readonly string[]): string[] {
  return everyMessage(catalogues)
    .filter(({ key }) => LANGUAGES.some((language) => hasSyntax(catalogues[language][key] ?? '')))
    .flatMap(({ language, key, message }) => {
      const english = anatomy(catalogues.en[key], 'en');
      return find({ language, key, here: anatomy(message, language), english }).map(
        (name) => `${language} ${key}: {${name}}`,
      );
    });
}

/** `{ship}` comes with `{shipId}`, a list with `{tracksOr}`, and cards with `{cardKnown}` and `{cardCount}`. */
export const unheardArguments = (
  catalogues: Catalogues,
  keys: Keys,
  compounds: GameWords['compounds'] = {},
): string[] =>
  faults(catalogues, ({ key, here }) => {
    const args = keys.get(key);
    const isSaid = (name: string): boolean =>
      args?.includes(name) ||
      args?.includes(name.replace(/(Id|Known|Count|Or)$/, '')) ||
      (name in compounds && partsOf(compounds[name]).every((part) => args?.includes(part)));
    return args === undefined ? [] : [...here.placeholders].filter((name) => !isSaid(name));
  });

export const otherArguments = (catalogues: Catalogues, inflecting: readonly string[] = []): string[] =>
  faults(catalogues, ({ here, english }) =>
    [...new Set([...here.placeholders, ...english.placeholders])]
      .filter((name) => here.placeholders.has(name) !== english.placeholders.has(name))
      .filter((name) => !inflecting.includes(name)),
  );

export const otherCases = (catalogues: Catalogues): string[] =>
  faults(catalogues, ({ here, english }) => {
    const cases = (options: Iterable<string> = []) => [...options].sort().join();
    const differ = (name: string) => cases(here.selects.get(name)) !== cases(english.selects.get(name));
    return [...here.selects.keys()].filter(differ);
  });

export const missingForms = (catalogues: Catalogues): string[] =>
  faults(catalogues, ({ language, here }) => {
    const forms = language === 'en' ? ['one', 'other'] : ['one', 'few', 'many', 'other'];
    const counting = here.plurals.filter(({ counts }) => counts);
    return counting.flatMap(({ options }) => forms.filter((form) => !options.includes(form)));
  });

/** Translations that are the English message; one without words may be. */
export function leftInEnglish(catalogues: Catalogues, mayBeSame: (key: string, message: string) => boolean): string[] {
  return everyMessage(catalogues)
    .filter(({ language, key, message }) => language !== 'en' && message === catalogues.en[key])
    .filter(({ message }) => /\p{L}/u.test(message.replace(/\{\w+\}/g, '')))
    .filter(({ key, message }) => !mayBeSame(key, message))
    .map(({ language, key, message }) => `${language} ${key}: ${message}`);
}
