import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Chapter, LANGUAGES } from '@orrery/ui/contract';
import { describe, expect, test } from 'vitest';
import { rulebook } from '../index.ts';

const books = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, book: await rulebook.load[language]() })),
);
const english = books[0].book;

const sections = (book: readonly Chapter[]) => book.flatMap((chapter) => chapter.sections);
const told = new Set(sections(english).flatMap(({ rules }) => rules));

/** An id covers its sub-rules: ECL-15.2 covers ECL-15.2.1. */
function isTold(rule: string): boolean {
  for (let id = rule; id !== 'ECL'; id = id.slice(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf('-'))))
    if (told.has(id)) return true;
  return false;
}

function citedRules(): string[] {
  const cited = ['rules', 'data'].flatMap((part) => {
    const folder = join(import.meta.dirname, '../..', part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    return files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/ECL-D?\d+(\.\d+)*/g) ?? []);
  });
  return [...new Set(cited)].sort();
}

/** The last rule of each section of the rules; they are numbered without gaps. */
const LAST = {
  '1': 3,
  '2': 14,
  '3.1': 3,
  '3.2': 10,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.6': 7,
  '4': 12,
  '5': 4,
  '6': 11,
  '7': 21,
  '8': 7,
  '9': 6,
  '10': 5,
  '11': 5,
  '12': 8,
  '13': 3,
  '14': 11,
  '15.1': 6,
  '15.2': 2,
  '15.3': 1,
  '15.4': 4,
  '15.5': 5,
  '15.6': 2,
  '15.7': 4,
  '15.8': 1,
  '15.9': 6,
  '15.10': 5,
  '16': 10,
  '17': 7,
  '18': 5,
  '19': 13,
  '20': 10,
  '21': 4,
  '22': 7,
  '23': 1,
  '24': 1,
  '25': 5,
  '27': 27,
} as const;

const RULINGS = 58;

const everyRule = [
  ...Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, i) => `ECL-${section}.${i + 1}`),
  ),
  ...Array.from({ length: RULINGS }, (_, i) => `ECL-D${String(i + 1).padStart(2, '0')}`),
];

describe('the rulebook', () => {
  test.each(books)('$language has the chapters, sections and rules of the English one', ({ book }) => {
    const shape = (chapters: readonly Chapter[]) =>
      chapters.map((chapter) => chapter.sections.map(({ rules, text }) => ({ rules, paragraphs: text.length })));
    expect(shape(book)).toEqual(shape(english));
  });

  test.each(books)('$language has no empty text and no stray markup', ({ book }) => {
    for (const { title, sections } of book) {
      expect(title).toMatch(/\S/);
      for (const section of sections) {
        expect(section.title).toMatch(/\S/);
        expect(section.text.length, section.title).toBeGreaterThan(0);
        for (const paragraph of section.text) {
          expect(paragraph, section.title).toBe(paragraph.trim());
          expect(paragraph.split('**').length % 2, paragraph).toBe(1);
          expect(paragraph, section.title).not.toMatch(/[{}<>_`#]|ECL-|\*\*\s*\*\*/);
        }
      }
    }
  });

  test('the same numbers are told in every language', () => {
    const numbers = (book: readonly Chapter[]) =>
      sections(book).map(({ text }) => text.join(' ').match(/\d+/g)?.sort() ?? []);
    const source = numbers(english);
    for (const { language, book } of books)
      numbers(book).forEach((found, i) => {
        expect(found, `${language}: ${sections(book)[i].title}`).toEqual(source[i]);
      });
  });

  test('every rule is told', () => {
    expect(everyRule.filter((rule) => !isTold(rule))).toEqual([]);
  });

  test('every rule the code cites is told', () => {
    const cited = citedRules();
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((rule) => !isTold(rule))).toEqual([]);
  });

  test('a rule is told in one section only, so that a screen knows where to open the book', () => {
    const all = sections(english).flatMap(({ rules }) => rules);
    expect(all.filter((rule, i) => all.indexOf(rule) !== i)).toEqual([]);
  });

  test('nothing English is left in the translations', () => {
    const texts = (book: readonly Chapter[]) => sections(book).flatMap(({ title, text }) => [title, ...text]);
    const source = texts(english);
    for (const { language, book } of books.filter((one) => one.language !== 'en'))
      texts(book).forEach((text, i) => {
        if (text === source[i]) expect(['Planta', 'Mechanema'], `${language}: ${text}`).toContain(text);
      });
  });
});
