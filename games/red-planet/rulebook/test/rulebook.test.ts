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

/** An id covers its sub-rules: MRP-5.5 covers MRP-5.5.2. A whole group such as MRP-12 is told by its rules. */
function isTold(rule: string): boolean {
  if (sections(english).some(({ rules }) => rules.some((id) => id.startsWith(`${rule}.`)))) return true;
  for (let id = rule; id !== 'MRP'; id = id.slice(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf('-'))))
    if (told.has(id)) return true;
  return false;
}

function citedRules(): string[] {
  const folder = join(import.meta.dirname, '../../rules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const cited = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/MRP-\d+(\.\d+)*/g) ?? []);
  return [...new Set(cited)].sort();
}

/** The last rule of each section of the rules that this book tells, where they are numbered without gaps. */
const LAST = {
  '0': 10,
  '1': 13,
  '2': 11,
  '3': 4,
  '4.1': 3,
  '4.2': 8,
  '4.3': 4,
  '4.4': 2,
  '4.5': 1,
  '4.6': 2,
  '5.0': 9,
  '5.1': 3,
  '5.2': 4,
  '5.3': 2,
  '5.4': 3,
  '5.5': 3,
  '5.6': 2,
  '5.7': 7,
  '5.8': 5,
  '5.9': 2,
  '6': 8,
  '7': 8,
  '8': 8,
  '9.1': 3,
  '9.2': 4,
  '9.3': 6,
  '9.4': 3,
  '9.5': 1,
  '10.1': 3,
  '10.2': 4,
  '10.3': 2,
  '10.4': 4,
  '11': 13,
  '12': 9,
  '12.4': 4,
  '12.5': 9,
  '13': 13,
  '15': 23,
} as const;

/** Rules about single cards have numbers of their own. */
const CARDS = ['9.2', 10, 22, '9.2', 30, 33, '9.3', 10, 22, '9.4', 10, 13] as const;

function everyRule(): string[] {
  const rules = Object.entries(LAST).flatMap(([section, last]) => from(section, 1, last));
  for (let i = 0; i < CARDS.length; i += 3)
    rules.push(...from(CARDS[i] as string, CARDS[i + 1] as number, CARDS[i + 2] as number));
  return rules;
}

const from = (section: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `MRP-${section}.${first + i}`);

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
          expect(paragraph, section.title).not.toMatch(/[{}<>_`#]|MRP-|\*\*\s*\*\*/);
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
    const latin = ['Phobos', 'Femme fatale'];
    const texts = (book: readonly Chapter[]) => sections(book).flatMap(({ title, text }) => [title, ...text]);
    const source = texts(english);
    for (const { language, book } of books.filter((one) => one.language !== 'en'))
      texts(book).forEach((text, i) => {
        const bare = /^- \*\*[^*]+\*\*: (?:[A-Z][a-z]+[ ,]*)+$/.test(text);
        if (text === source[i])
          expect(bare || latin.includes(text) || text === '1 Pilot', `${language}: ${text}`).toBe(true);
      });
  });
});
