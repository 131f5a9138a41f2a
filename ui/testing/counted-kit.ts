import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { type Catalogue, type GameWords, LANGUAGES, type Language } from '../contract.ts';
import { localeOf } from '../language.ts';
import { type Anatomy, anatomy } from './message.ts';
import { type Catalogues, cataloguesOf } from './words-kit.ts';

export interface CountedCase {
  readonly words: Pick<GameWords, 'kinds' | 'load'>;
  /** Words that are kept apart: those of the lessons, phrases that texts are built from. */
  readonly more?: readonly Pick<GameWords, 'load'>[];
  /** The list, a path from the test. */
  readonly file: string;
}

/** Every counted sentence stands in a text: a translator reads all its forms, and a change is a difference one can read. */
export function countedIsWritten({ words, more = [], file }: CountedCase): void {
  test('counted sentences read as they are written down', async () => {
    const all = await Promise.all([words, ...more].map(({ load }) => cataloguesOf({ load })));
    const joined = (language: Language): Catalogue => Object.assign({}, ...all.map((one) => one[language]));
    const list = countedIn({ en: joined('en'), pl: joined('pl'), cs: joined('cs') }, words.kinds);
    await expect(`${list.join('\n\n')}\n`).toMatchFileSnapshot(file);
  });
}

/** One number for each form of Polish and Czech, and one where the two differ. */
const COUNTS = [1, 2, 5, 22];

/** Players, by kind or by the argument that has none; other arguments without a kind are numbers. */
const PEOPLE: { readonly [kind: string]: string } = {
  seat: 'Anna',
  player: 'Anna',
  who: 'Anna',
  name: 'Anna',
  names: 'Anna',
};

/** Every message that a number changes, said with some numbers in each language, by key. */
export function countedIn(catalogues: Catalogues, kinds: GameWords['kinds'] = {}): string[] {
  return Object.keys(catalogues.en).flatMap((key) => {
    if (!LANGUAGES.some((language) => /, plural,/.test(catalogues[language][key]))) return [];
    const said = LANGUAGES.map((language) => ({
      language,
      choices: saidIn(catalogues[language], key, language, kinds),
    }));
    if (!said.some(({ choices }) => choices.some(isChanged))) return [];
    const lines = said.flatMap(({ language, choices }) => {
      const changed = choices.filter(isChanged);
      return (changed.length > 0 ? changed : choices.slice(0, 1)).flatMap((sentences) =>
        sentences.map(({ count, text }) => `  ${language} ${String(count).padStart(2)}  ${text}`),
      );
    });
    return [[key, ...new Set(lines)].join('\n')];
  });
}

interface Sentence {
  readonly count: number;
  readonly text: string;
}

/** True if more than the number itself changes. */
const isChanged = (sentences: readonly Sentence[]): boolean =>
  new Set(sentences.map(({ text }) => text.replace(/\d+/g, '#'))).size > 1;

/** The message with each number, once for every choice of its selects. */
function saidIn(catalogue: Catalogue, key: string, language: Language, kinds: GameWords['kinds']): Sentence[][] {
  const said = (message: string, values: object) =>
    String(new IntlMessageFormat(message, localeOf(language)).format({ ...values })).replaceAll('\u00a0', ' ');
  const parts = anatomy(catalogue[key], language);
  return choicesOf(parts).map((choice) => {
    const standIn = (name: string, n: number): string | number => {
      if (parts.numbers.has(name)) return n;
      const named = nameOf(catalogue, kinds[name], choice[`${name}Id`]);
      return choice[name] ?? PEOPLE[kinds[name] ?? name] ?? (named === undefined ? n : said(named, { n }));
    };
    return countsOf(parts).map((count) => {
      const values = [...parts.placeholders].map((name) => [name, standIn(name, count)]);
      return { count, text: said(catalogue[key], Object.fromEntries(values)) };
    });
  });
}

/** The usual numbers, and those that have a form of their own. */
function countsOf({ plurals }: Anatomy): number[] {
  const exact = plurals.flatMap(({ options }) => options.flatMap((option) => /^=(\d+)$/.exec(option)?.[1] ?? []));
  return [...new Set([...exact.map(Number), ...COUNTS])].sort((a, b) => a - b);
}

type Choice = { readonly [argument: string]: string };

/** Each option of the selects that have counts in them, the first of others; any value stands for `other`. */
function choicesOf({ selects, counting }: Anatomy): Choice[] {
  const widest = Math.max(1, ...[...counting].map((name) => selects.get(name)?.size ?? 0));
  return Array.from({ length: widest }, (_, turn) =>
    Object.fromEntries(
      [...selects]
        .map(([name, options]) => [name, [...options][counting.has(name) ? turn % options.size : 0]])
        .filter(([, option]) => option !== 'other'),
    ),
  );
}

/** The name of the thing that was chosen, or of the first of its kind. */
function nameOf(catalogue: Catalogue, kind?: string, chosen?: string): string | undefined {
  if (kind === undefined) return undefined;
  const isNamed = (key: string) => key.startsWith(`${kind}.`) && !key.slice(kind.length + 1).includes('.');
  return catalogue[`${kind}.${chosen}`] ?? catalogue[Object.keys(catalogue).find(isNamed) ?? ''];
}
