import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuesOf } from '@orrery/kernel';
import { type Catalogue, LANGUAGES } from '@orrery/ui/contract';
import { describe, expect, test } from 'vitest';
import {
  ACTIONS,
  DICE,
  DISCOVERY_IDS,
  HEXES,
  ITEMS,
  NPCS,
  PART_IDS,
  RESOURCES,
  SPECIES,
  SPECIES_IDS,
  STACKS,
  TECH_IDS,
  TRACKS,
} from '../../data/index.ts';
import { EVENTS, game, QUESTIONS, SCORE_ITEMS, VERDICTS, WHYS } from '../../rules/index.ts';
import { cs } from '../cs.ts';
import { en } from '../en.ts';
import { pl } from '../pl.ts';
import { ENDED, SIDED } from '../sides.ts';
import { anatomy, samples } from './message.ts';

const catalogues: { readonly [language: string]: Catalogue } = { en, pl, cs };
const everyMessage = LANGUAGES.flatMap((language) =>
  Object.entries(catalogues[language]).map(([key, message]) => ({ language, key, message })),
);

const named = (kind: string, values: Iterable<string | number>): string[] =>
  [...values].map((value) => `${kind}.${value}`);
const told = (kind: string, values: Iterable<string>): string[] =>
  [...values].flatMap((value) => [`${kind}.${value}`, `${kind}.${value}.text`]);

const slots = Math.max(
  ...SPECIES_IDS.flatMap((id) => Object.values(SPECIES[id].blueprints).map((print) => print.slots.length)),
);
const squares = Math.max(...Object.values(HEXES).map((hex) => hex.squares.length));
const reputation = ['1', '2', '3', '4', 'none'];

const requiredKeys = [
  ...named('game', ['name', 'players', 'length', 'goal']),
  ...named('sector', [...Object.keys(HEXES), 'track']),
  ...told('ship', [...ITEMS, ...NPCS]),
  ...named('resource', RESOURCES),
  ...named('given', [...RESOURCES, ...reputation]),
  ...named('origin', [...RESOURCES, 'gray', 'orbital', 'ambassador']),
  ...named('track', TRACKS),
  ...named('stack', STACKS),
  ...named('die', DICE),
  ...named('square', [...Array(squares).keys(), 'orbital']),
  ...named('slot', [...Array(slots).keys(), 'outside']),
  ...told('action', ACTIONS),
  ...named('do', [...ACTIONS, 'pass', 'trade', 'colonize', 'refresh', 'propose', 'end']),
  ...told('species', SPECIES_IDS),
  ...told('tech', TECH_IDS),
  ...told('part', PART_IDS),
  ...told('tile', DISCOVERY_IDS),
  ...named('tile', [...reputation, 'standard', 'advanced']),
  ...Object.entries(game.options).flatMap(([name, spec]) => [
    `option.${name}`,
    ...valuesOf(spec).map((value) => `option.${name}.${value}`),
  ]),
  ...named('item', SCORE_ITEMS),
  ...named('verdict', VERDICTS),
  ...named('why', WHYS),
  ...named('event', EVENTS),
  ...['question', 'waiting', 'answer'].flatMap((kind) => named(kind, QUESTIONS)),
  ...SIDED.map((question) => `answer.${question}.do.trade`),
  ...ENDED.map((question) => `answer.${question}.do.end`),
];

describe('the catalogues', () => {
  test.each(LANGUAGES)('%s has every key that the rules and the data need', (language) => {
    expect(requiredKeys.filter((key) => !(key in catalogues[language]))).toEqual([]);
  });

  test('languages have the same keys', () => {
    for (const language of LANGUAGES)
      expect(Object.keys(catalogues[language]).sort()).toEqual(Object.keys(catalogues.en).sort());
  });

  test('labels belong to questions of the game', () => {
    const questions: readonly string[] = QUESTIONS;
    const strays = Object.keys(en).filter((key) => {
      const [kind, question] = key.split('.');
      return ['answer', 'pick', 'question', 'waiting'].includes(kind) && !questions.includes(question);
    });
    expect(strays).toEqual([]);
  });

  test('the screen says nothing that has no words', () => {
    const folder = join(import.meta.dirname, '../../board');
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    const said = files
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('test'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/'board\.[\w.-]+'/g) ?? [])
      .map((key) => key.slice(1, -1));
    expect(said.filter((key) => !(key in en))).toEqual([]);
  });

  test('every message can be said with any number and any choice', () => {
    for (const { language, key, message } of everyMessage)
      for (const said of samples(message, language)) {
        expect(said, `${language} ${key}`).toMatch(/\S/);
        expect(said, `${language} ${key}`).toBe(said.trim());
      }
  });

  test('translations say the same things: arguments of English appear in Polish and Czech, and no others', () => {
    const bare = (names: ReadonlySet<string>) => [...names].filter((name) => !/Id$/.test(name)).sort();
    for (const { language, key, message } of everyMessage) {
      const english = anatomy(catalogues.en[key], 'en').placeholders;
      expect(bare(anatomy(message, language).placeholders), `${language} ${key}`).toEqual(bare(english));
    }
  });

  test('selects distinguish the same cases in all languages', () => {
    for (const { language, key, message } of everyMessage) {
      const english = anatomy(catalogues.en[key], 'en').selects;
      for (const [name, options] of anatomy(message, language).selects)
        expect([...options].sort(), `${language} ${key}: {${name}}`).toEqual([...(english.get(name) ?? [])].sort());
    }
  });

  test('Polish and Czech counted nouns have all their forms', () => {
    for (const { language, key, message } of everyMessage)
      for (const { options, counts } of anatomy(message, language).plurals) {
        const forms = language === 'en' ? ['one', 'other'] : ['one', 'few', 'many', 'other'];
        if (counts) expect(options, `${language} ${key}`).toEqual(expect.arrayContaining(forms));
      }
  });

  test('nothing English is left in Polish and Czech', () => {
    const same = everyMessage.filter(
      ({ language, key, message }) => language !== 'en' && message === catalogues.en[key],
    );
    expect(same.filter(({ key, message }) => !mayBeSame(key, message))).toEqual([]);
  });
});

/** Names of stars and species, words that are the same everywhere, and messages without words. */
function mayBeSame(key: string, message: string): boolean {
  const words = message.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
  return (
    key.startsWith('sector.') || words.length === 0 || ['Planta', 'Mechanema', 'Orbital', 'Nano'].includes(message)
  );
}
