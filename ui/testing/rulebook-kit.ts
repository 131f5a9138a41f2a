import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Chapter, type GameRulebook, LANGUAGES, type Language } from '../contract.ts';
import { definedIn } from './rule-definitions.ts';
import { foundIn } from './sources.ts';
import { unstyledTexts } from './style-kit.ts';

export interface RulebookCase {
  readonly rulebook: GameRulebook;
  /** What rule ids begin with: `MRP` of `MRP-5.5`. */
  readonly prefix: string;
  /** The folder of the game: its RULES.md defines the rules, its `rules` and `data` cite them. */
  readonly folder: string;
  /** More different rules than this are cited there. */
  readonly cited: number;
  /** Told groups whose rules are to be told one by one: being told does not cover what is below them. */
  readonly apart?: readonly string[];
  /** True if a group such as `MRP-12` is told as soon as one of its rules is. */
  readonly inParts?: boolean;
  /** Titles and paragraphs that may be the same in a translation. */
  readonly same?: RegExp;
}

type Book = readonly Chapter[];

/** What every rulebook is held to. */
export function rulebookConforms({ rulebook, prefix, folder, cited, same, ...telling }: RulebookCase): void {
  describe('the rulebook', () => {
    const books = {} as { [language in Language]: Book };
    beforeAll(async () => {
      for (const language of LANGUAGES) books[language] = await rulebook.load[language]();
    });
    const untold = (list: readonly string[]) => untoldIn(books.en, prefix, list, telling);

    test.each(LANGUAGES)('%s has the chapters, sections and rules of the English one', (language) => {
      expect(shapeOf(books[language])).toEqual(shapeOf(books.en));
    });

    test.each(LANGUAGES)('%s has no empty text and no stray markup', (language) => {
      expect(textFaults(books[language], prefix)).toEqual([]);
    });

    test.each(LANGUAGES)('%s is written in the style of its language', (language) => {
      const texts = books[language].flatMap(({ sections }) => sections.flatMap(({ title, text }) => [title, ...text]));
      expect(unstyledTexts(language, texts)).toEqual([]);
    });

    test.each(LANGUAGES)('%s tells the same numbers as the English one', (language) => {
      expect(numbersOf(books[language])).toEqual(numbersOf(books.en));
    });

    test('every rule of RULES.md is told', () => {
      expect(untold(rulesToTell(readFileSync(join(folder, 'RULES.md'), 'utf8'), prefix))).toEqual([]);
    });

    test('every rule the code cites is told', () => {
      const ids = new RegExp(`${prefix}-[A-Z]?\\d+(\\.\\d+)*`, 'g');
      const found = new Set(['rules', 'data'].flatMap((part) => foundIn(join(folder, part), ids)));
      expect(found.size).toBeGreaterThan(cited);
      expect(untold([...found].sort())).toEqual([]);
    });

    test('a rule is told in one section only, so that a screen knows where to open the book', () => {
      expect(toldTwice(books.en)).toEqual([]);
    });

    test('nothing English is left in the translations', () => {
      for (const language of LANGUAGES.filter((one) => one !== 'en'))
        expect(
          leftIn(books[language], books.en).filter((text) => !same?.test(text)),
          language,
        ).toEqual([]);
    });
  });
}

/** The rules a rulebook has to tell: all of RULES.md but rulings, which say why. */
export function rulesToTell(text: string, prefix: string): string[] {
  const ids = definedIn(text).flatMap(({ id, ruling }) => (ruling || !id.startsWith(`${prefix}-`) ? [] : [id]));
  if (ids.length === 0) throw new Error(`RULES.md defines no rule that begins with ${prefix}-`);
  return ids;
}

const sectionsOf = (book: Book) => book.flatMap((chapter) => chapter.sections);

const shapeOf = (book: Book) =>
  book.map((chapter) => chapter.sections.map(({ rules, text }) => ({ rules, paragraphs: text.length })));

const numbersOf = (book: Book) =>
  sectionsOf(book).map(({ rules, text }) => ({ rules, numbers: text.join(' ').match(/\d+/g)?.sort() ?? [] }));

/** Texts that are empty or that show the reader something of our notation. */
export function textFaults(book: Book, prefix: string): string[] {
  const stray = new RegExp(`[{}<>_\`#']|${prefix}-|\\*\\*\\s*\\*\\*`);
  const isEmpty = (text: string) => !/\S/.test(text.replace(/^- /, ''));
  const isFaulty = (paragraph: string) =>
    isEmpty(paragraph) ||
    paragraph !== paragraph.trim() ||
    paragraph.split('**').length % 2 === 0 ||
    stray.test(paragraph);
  return [
    ...book.flatMap(({ title }, i) => (isEmpty(title) ? [`chapter without a title: ${i}`] : [])),
    ...sectionsOf(book).flatMap(({ title, rules, text }) => [
      ...(isEmpty(title) ? [`section without a title: ${rules}`] : []),
      ...(text.length === 0 ? [`section without text: ${rules}`] : []),
      ...text.filter(isFaulty).map((paragraph) => `${title}: ${paragraph}`),
    ]),
  ];
}

/** Those of these rules that no section tells. An id covers its sub-rules: `ECL-15.2` covers `ECL-15.2.1`. */
export function untoldIn(
  book: Book,
  prefix: string,
  rules: readonly string[],
  { apart = [], inParts = false }: Pick<RulebookCase, 'apart' | 'inParts'> = {},
): string[] {
  const told = new Set(sectionsOf(book).flatMap((section) => section.rules));
  const isTold = (rule: string): boolean => {
    if (inParts && [...told].some((id) => id.startsWith(`${rule}.`))) return true;
    for (let id = rule; id.length > prefix.length; id = id.slice(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf('-'))))
      if (told.has(id) && (id === rule || !apart.includes(id))) return true;
    return false;
  };
  return rules.filter((rule) => !isTold(rule));
}

export function toldTwice(book: Book): string[] {
  const all = sectionsOf(book).flatMap(({ rules }) => rules);
  return all.filter((rule, i) => all.indexOf(rule) !== i);
}

/** Titles and paragraphs of a translation that are word for word those of the English book. */
export function leftIn(book: Book, english: Book): string[] {
  const texts = (one: Book) => sectionsOf(one).flatMap(({ title, text }) => [title, ...text]);
  const source = texts(english);
  return texts(book).filter((text, i) => text === source[i]);
}
