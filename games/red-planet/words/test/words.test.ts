import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuesOf } from '@orrery/kernel';
import { type Catalogue, LANGUAGES } from '@orrery/ui/contract';
import { describe, expect, test } from 'vitest';
import { boardKeys } from '../../board/keys.ts';
import { ACTION_IDS, DISCOVERY_IDS, MISSION_IDS } from '../../data/events.ts';
import { CHARACTERS, RESOURCES, ZONES } from '../../data/ids.ts';
import { SHIP_IDS, shipFacts } from '../../data/ships.ts';
import { EVENTS, game, ITEMS, QUESTIONS, ROLES, VERDICTS, WHYS } from '../../rules/index.ts';
import { cs } from '../cs.ts';
import { en } from '../en.ts';
import { pl } from '../pl.ts';
import { anatomy, samples } from './message.ts';

const catalogues: { readonly [language: string]: Catalogue } = { en, pl, cs };
const everyMessage = LANGUAGES.flatMap((language) =>
  Object.entries(catalogues[language]).map(([key, message]) => ({ language, key, message })),
);
const eventCards = [...DISCOVERY_IDS, ...MISSION_IDS, ...ACTION_IDS, 'global-ice-monopoly'];

/** Questions that are never skipped. */
const alwaysPossible = ['choose-mission', 'choose-character', 'evacuate'];

/** Every key that something says, with the arguments it is said with. */
function requiredKeys(): Map<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const need = (key: string, ...args: readonly string[]) => keys.set(key, args);
  for (const key of ['game.name', 'game.players', 'game.length', 'game.goal']) need(key);
  for (const zone of ZONES) need(`zone.${zone}`);
  for (const resource of RESOURCES) need(`resource.${resource}`);
  for (const ship of SHIP_IDS) {
    need(`ship.${ship}`);
    if (shipFacts(ship).destination === null) need(`card.${ship}`);
  }
  for (const character of CHARACTERS) {
    for (const part of ['', '.text', '.summary']) need(`character.${character}${part}`);
    need(`card.${character}`);
  }
  for (const card of eventCards) for (const part of ['', '.text']) need(`card.${card}${part}`);
  for (const role of ROLES) need(`role.${role}`, 'who', 'number');
  for (const item of ITEMS) need(`item.${item}`);
  for (const verdict of VERDICTS) need(`verdict.${verdict}`);
  for (const why of Object.keys(WHYS)) need(`why.${why}`);
  for (const [name, spec] of Object.entries(game.options)) {
    need(`option.${name}`);
    for (const value of valuesOf(spec)) need(`option.${name}.${value}`);
  }
  for (const [type, fields] of Object.entries(EVENTS)) need(`event.${type}`, ...fields);
  for (const [key, args] of Object.entries(boardKeys)) need(key, ...args);
  for (const id of Object.keys(QUESTIONS)) if (!alwaysPossible.includes(id)) need(`impossible.${id}`);
  for (const [id, { about, answers }] of Object.entries(QUESTIONS)) {
    need(`question.${id}`, ...about);
    need(`waiting.${id}`, 'who');
    const [first, ...others] = answers as readonly (readonly string[])[];
    need(`answer.${id}`, ...about, ...common(first, others));
    for (const fields of answers) if (fields.join() === 'stop') need(`answer.${id}.stop.true`, ...about);
  }
  return keys;
}

/** Fields that every shape of an answer has; an answer to stop has a label of its own. */
function common(first: readonly string[], others: readonly (readonly string[])[]): readonly string[] {
  return first.filter((field) => others.every((fields) => fields.join() === 'stop' || fields.includes(field)));
}

/** Labels of one shape of an answer and of one field while it is picked: wider than what is required. */
const shaped: { readonly [key: string]: readonly string[] } = {
  'answer.replace-astronaut.ship': ['company', 'ship'],
  'answer.replace-astronaut.zone': ['company', 'zone'],
  'pick.explore.from': ['from'],
  'pick.explore.to': ['to'],
  'pick.replace-astronaut.ship': ['ship'],
  'pick.replace-astronaut.zone': ['zone'],
};

const known = new Map([...requiredKeys(), ...Object.entries(shaped)]);

describe('the catalogues', () => {
  test.each(LANGUAGES)('%s has every key that is said, and no other', (language) => {
    expect(Object.keys(catalogues[language]).sort()).toEqual([...known.keys()].sort());
  });

  test('the screen says nothing that has no words', () => {
    const folder = join(import.meta.dirname, '../../board');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const said = files
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('test'))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/'board\.[\w.-]+'/g) ?? [])
      .map((key) => key.slice(1, -1));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !(key in en))).toEqual([]);
  });

  test('every message can be said with any number and any choice', () => {
    for (const { language, key, message } of everyMessage)
      for (const said of samples(message, language)) {
        expect(said, `${language} ${key}`).toMatch(/\S/);
        expect(said, `${language} ${key}`).toBe(said.trim());
      }
  });

  test('no message asks for an argument it is not said with', () => {
    for (const { language, key, message } of everyMessage)
      for (const placeholder of anatomy(message, language).placeholders) {
        const bare = placeholder.replace(/(Id|Known|Count)$/, '');
        const args = known.get(key) ?? [];
        expect(args.includes(placeholder) || args.includes(bare), `${language} ${key}: {${placeholder}}`).toBe(true);
      }
  });

  test('translations say the same things: arguments of English appear in Polish and Czech', () => {
    for (const { language, key, message } of everyMessage) {
      const english = anatomy(catalogues.en[key], 'en').placeholders;
      const here = anatomy(message, language).placeholders;
      for (const placeholder of english)
        if (!/Id$/.test(placeholder)) expect(here.has(placeholder), `${language} ${key}: {${placeholder}}`).toBe(true);
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

  test('while action cards are played, nobody is named (MRP-13.10)', () => {
    for (const language of LANGUAGES) {
      const { 'waiting.rescue': rescue, 'waiting.espionage': espionage } = catalogues[language];
      expect(rescue).toBe(espionage);
      expect(rescue).not.toContain('{');
    }
  });
});

/** Latin names, words that are the same everywhere, and messages without words. */
function mayBeSame(key: string, message: string): boolean {
  const words = message.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
  const shared = ['celerium', 'Mars', 'Pilot', 'Mission: Red Planet'];
  return /^(zone|ship|card\.ship|role\.bot)\b/.test(key) || words.length === 0 || shared.includes(message);
}
