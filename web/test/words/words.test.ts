import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { games } from '@orrery/games';
import { CODES } from '@orrery/protocol';
import { countedIsWritten, sameLabels, uncounted, unstyled } from '@orrery/ui/testing';
import { describe, expect, test } from 'vitest';
import { cs } from '../../words/cs.ts';
import { en } from '../../words/en.ts';
import { pl } from '../../words/pl.ts';

const languages = { en, pl, cs };
type Name = keyof typeof languages;

/** Names of the arguments of a message, and the plural forms it has. */
function read(message: string): { args: Set<string>; plurals: string[][] } {
  const args = new Set<string>();
  const plurals: string[][] = [];
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        walk(element.children);
        continue;
      }
      args.add(element.value);
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options));
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) walk(value);
    }
  };
  walk(parse(message));
  return { args, plurals };
}

describe.each(Object.keys(languages) as Name[])('words in %s', (name) => {
  const words = languages[name] as { readonly [key: string]: string };

  test('are all there and not empty', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, message] of Object.entries(words)) expect(message.trim(), key).not.toBe('');
  });

  test('use no argument that English does not have', () => {
    for (const [key, message] of Object.entries(words)) {
      const known = read((en as { readonly [key: string]: string })[key]).args;
      for (const arg of read(message).args) expect(known, `${key}: ${arg}`).toContain(arg);
    }
  });

  test('have every plural form of the language where a number is said', () => {
    const needed = new Intl.PluralRules(name).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(words)) {
      if (!message.includes('#')) continue;
      for (const forms of read(message).plurals) expect(forms, key).toEqual(expect.arrayContaining(needed));
    }
  });

  test('have a sentence for every refusal of the server', () => {
    for (const code of CODES) expect(words, code).toHaveProperty([`refused.${code}`]);
  });

  test('have a sentence for every refusal of the kernel and of this page', () => {
    const files = ['../../../kernel', '..'].flatMap((folder) =>
      globSync('**/*.ts', {
        cwd: new URL(folder, import.meta.url).pathname,
        exclude: ['**/test/**', '**/node_modules/**', '**/dist/**'],
      }).map((file) => new URL(`${folder}/${file}`, import.meta.url)),
    );
    const codes = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/new (?:Host)?Refusal\(\s*'([\w-]+)'/g)].map(([, code]) => code),
    );
    expect(new Set(codes).size).toBeGreaterThan(8);
    for (const code of codes) expect(words, code).toHaveProperty([`refused.${code}`]);
  });
});

test('each language is written in its style', () => {
  expect(unstyled(languages)).toEqual([]);
  expect(uncounted(languages)).toEqual([]);
});

/** Buttons and labels that stand on one page together. */
const PAGES: readonly (readonly (keyof typeof en)[])[] = [
  ['front.play', 'continue', 'join', 'learn', 'settings'],
  ['rules', 'help', 'hint', 'log', 'menu', 'settings', 'home', 'coach', 'people', 'confirm', 'keys.undo', 'undo.redo'],
  ['board', 'own', 'players', 'scores', 'log'],
  ['coach.full', 'coach.new', 'coach.off'],
  ['confirm.always', 'confirm.final', 'confirm.never'],
  ['theme.system', 'theme.dark', 'theme.light'],
  ['speed.off', 'speed.fast', 'speed.normal', 'speed.slow'],
  ['way.bots', 'way.solo', 'way.pass', 'way.online'],
  ['level.easy', 'level.medium', 'level.hard'],
  ['learn.next', 'learn.back', 'learn.show', 'learn.skip', 'learn.restart', 'learn.leave', 'learn.menu'],
  ['end', 'end.again', 'end.board', 'end.replay', 'end.export', 'end.verify', 'turned.find'],
];

test('controls of one page have different labels', () => {
  expect(sameLabels(languages, PAGES)).toEqual([]);
});

const load = { en: async () => en, pl: async () => pl, cs: async () => cs };
countedIsWritten({ words: { kinds: {}, load }, file: '../../words/counted.txt' });

/** Buttons of the shell, and what a game's own button with the same word is called. */
const BUTTONS = ['close', 'confirm', 'undo.redo', 'prompt.skip', 'keys.undo'] as const;
const wordOf = (message: string) => message.replace(/ ahead$/, '');

test.each([...games])('$id: one button, one word', async (game) => {
  const { words } = await game.words();
  const [english, polish, czech] = await Promise.all([words.load.en(), words.load.pl(), words.load.cs()]);
  const unlike = Object.keys(english).filter((key) => {
    const button = BUTTONS.find((one) => wordOf(en[one]) === english[key]);
    return button && (polish[key] !== pl[button] || czech[key] !== cs[button]);
  });
  expect(unlike).toEqual([]);
});

test('languages differ: nothing was left untranslated by accident', () => {
  const same = (Object.keys(en) as (keyof typeof en)[]).filter((key) => pl[key] === en[key] && cs[key] === en[key]);
  expect(same.sort()).toEqual([
    'end.swing',
    'learn.minutes',
    'presence.gone',
    'prompt.minutes',
    'prompt.seconds',
    'replay.times',
    'tally.gain',
    'way.online',
  ]);
});
