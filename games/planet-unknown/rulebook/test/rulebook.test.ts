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

/** A rule is told by itself or, below these groups, by the group it belongs to. */
const GROUPS = new Set(['PU-2', 'PU-4', 'PU-9', 'PU-10']);

function isTold(rule: string): boolean {
  if (sections(english).some(({ rules }) => rules.some((id) => id.startsWith(`${rule}.`)))) return true;
  for (let id = rule; id !== 'PU'; id = id.slice(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf('-'))))
    if (told.has(id) && (id === rule || !GROUPS.has(id))) return true;
  return false;
}

function citedRules(): string[] {
  const folder = join(import.meta.dirname, '../../rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const cited = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/PU-\d+(\.\d+)*/g) ?? []);
  return [...new Set(cited)].sort();
}

/** The last rule of each section of the rules. */
const LAST = {
  '1': 5,
  '2': 6,
  '3': 9,
  '4': 9,
  '5': 10,
  '6': 6,
  '7': 8,
  '7.1': 10,
  '7.2': 7,
  '7.3': 5,
  '7.5': 7,
  '7.7': 3,
  '7.8': 5,
  '8': 6,
  '9': 4,
  '10': 9,
  '11': 16,
  '12': 3,
  '12.1': 9,
  '12.2': 6,
  '13': 4,
  '13.3': 7,
  '13.4': 10,
  '14': 6,
  '15': 45,
  '16': 6,
  '20': 5,
} as const;

const everyRule = (): string[] => [
  ...Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, i) => `PU-${section}.${i + 1}`),
  ),
  'PU-17',
  'PU-18',
  'PU-19',
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
          expect(paragraph.replace(/^- /, ''), section.title).toMatch(/\S/);
          expect(paragraph.split('**').length % 2, paragraph).toBe(1);
          expect(paragraph, section.title).not.toMatch(/[{}<>_`#']|PU-|\*\*\s*\*\*/);
        }
      }
    }
  });

  test('every rule is told', () => {
    expect(everyRule().filter((rule) => !isTold(rule))).toEqual([]);
  });

  test('every rule the code cites is told', () => {
    const cited = citedRules();
    expect(cited.length).toBeGreaterThan(50);
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
        expect(text, `${language}: ${text}`).not.toBe(source[i]);
      });
  });
});
