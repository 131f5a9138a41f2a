import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuesOf } from '@orrery/kernel';
import { type Catalogue, LANGUAGES } from '@orrery/ui/contract';
import { describe, expect, test } from 'vitest';
import { boardKeys } from '../../board/keys.ts';
import {
  CIV_CARDS,
  CORPORATIONS,
  EVENT_CARDS,
  INNER,
  MISSION_IDS,
  OUTER,
  PLANETS,
  SHAPES,
  TERRAINS,
  TILES,
  TRACKS,
} from '../../data/index.ts';
import { EVENTS, game, ITEMS, QUESTIONS, VERDICTS, WHYS } from '../../rules/index.ts';
import { cs } from '../cs.ts';
import { en } from '../en.ts';
import { pl } from '../pl.ts';
import { anatomy, samples } from './message.ts';

const catalogues: { readonly [language: string]: Catalogue } = { en, pl, cs };
const everyMessage = LANGUAGES.flatMap((language) =>
  Object.entries(catalogues[language]).map(([key, message]) => ({ language, key, message })),
);
const withArguments = everyMessage.filter(({ key }) =>
  LANGUAGES.some((language) => catalogues[language][key]?.includes('{')),
);

/** Values of fields that have names of their own. */
const VALUES = {
  place: ['score', 'space', 'slot', 'none', 'planet', 'corporation'],
  line: ['row', 'column'],
  choice: ['synergy', 'peek'],
  mark: ['synergy', 'advance', 'patch'],
  use: ['place', 'store', 'synergy', 'more'],
  card: ['true', 'false'],
  act: ['place', 'select', 'take', 'item', 'claim', 'archive', 'step', 'jump', 'use', 'confirm'],
};

/** Kinds of things to resolve: those the board has a name for. */
const pendingKinds = Object.keys(boardKeys)
  .filter((key) => key.startsWith('board.pending.'))
  .map((key) => key.slice('board.pending.'.length))
  .filter((kind) => kind !== 'none' && kind !== 'lost');

type Need = (key: string, ...args: readonly string[]) => void;

function needThings(need: Need): void {
  for (const key of ['game.name', 'game.players', 'game.length', 'game.goal']) need(key);
  for (const terrain of TERRAINS) need(`terrain.${terrain}`);
  for (const track of TRACKS) need(`track.${track}`);
  for (const shape of Object.keys(SHAPES)) need(`shape.${shape}`);
  for (const tile of Object.keys(TILES)) need(`tile.${tile}`);
  for (let stack = 0; stack < OUTER.length + INNER.length; stack++) need(`stack.${stack}`);
  for (let cell = 0; cell < 144; cell++) need(`place.${cell}`);
  for (const [kind, values] of Object.entries(VALUES)) for (const value of values) need(`${kind}.${value}`);
  for (const kind of pendingKinds) need(`pending.${kind}`);
  for (const item of ITEMS) need(`item.${item}`);
  for (const verdict of VERDICTS) need(`verdict.${verdict}`);
  for (const why of Object.keys(WHYS)) need(`why.${why}`);
  for (const [name, spec] of Object.entries(game.options)) {
    need(`option.${name}`);
    if (spec.kind !== 'number') for (const value of valuesOf(spec)) need(`option.${name}.${value}`);
  }
}

function needBoardsAndCards(need: Need): void {
  const withText = (key: string) => {
    need(key);
    need(`${key}.text`);
  };
  for (const planet of Object.keys(PLANETS)) withText(`planet.${planet}`);
  for (const { id, techs } of Object.values(CORPORATIONS)) {
    withText(`corporation.${id}`);
    for (const tech of techs) withText(`tech.${tech.id}`);
  }
  for (const id of Object.keys(CIV_CARDS)) withText(`civ.${id}`);
  for (const id of Object.keys(EVENT_CARDS)) withText(`happening.${id}`);
  for (const id of MISSION_IDS) {
    need(`mission.${id}`);
    withText(`mission.${id}.neighbour`);
    withText(`mission.${id}.personal`);
  }
  for (const id of [...Object.keys(CIV_CARDS), ...Object.keys(EVENT_CARDS), ...MISSION_IDS]) need(`card.${id}`);
}

/** Every key that something says, with the arguments it is said with. */
function requiredKeys(): Map<string, readonly string[]> {
  const keys = new Map<string, readonly string[]>();
  const need: Need = (key, ...args) => keys.set(key, args);
  needThings(need);
  needBoardsAndCards(need);
  for (const [type, fields] of Object.entries(EVENTS)) need(`event.${type}`, ...fields);
  for (const [key, args] of Object.entries(boardKeys)) need(key, ...args);
  for (const [id, { about, answers }] of Object.entries(QUESTIONS)) {
    need(`question.${id}`, ...about);
    need(`waiting.${id}`, 'who');
    const [first, ...others] = answers as readonly (readonly string[])[];
    need(`answer.${id}`, ...about, ...first.filter((field) => others.every((fields) => fields.includes(field))));
  }
  return keys;
}

const placing = ['tile', 'x', 'y', 'turn', 'flip'];
const item = ['kind', 'track', 'tracks'];
const move = ['from', 'to'];

/** Labels of one shape of an answer and of one field while it is picked: wider than what is required. */
const shaped: { readonly [key: string]: readonly string[] } = {
  'answer.turn.act.place': placing,
  'answer.turn.act.select': ['tile'],
  'answer.turn.act.take': ['tile'],
  'answer.turn.act.item': item,
  'answer.turn.act.claim': ['level'],
  'answer.turn.act.step': move,
  'answer.turn.act.jump': move,
  'answer.turn.act.use': ['tech'],
  'answer.place.act.place': placing,
  'answer.place.act.step': move,
  'answer.place.act.jump': move,
  'answer.resolve.act.item': item,
  'answer.resolve.act.claim': ['level'],
  'answer.resolve.act.step': move,
  'answer.resolve.act.jump': move,
  'answer.resolve.act.use': ['tech'],
  'answer.relocate-rover.from': ['from'],
  'answer.relocate-rover.stay.true': [],
  'answer.patch.cell': ['cell'],
  'answer.lifepod-to.to.space': ['track', 'row'],
  'answer.lifepod-to.to.slot': ['tech'],
  'answer.reposition.from.score': [],
  'answer.reposition.from.none': [],
  'answer.reposition.from.space': ['track', 'row'],
  'answer.destroy-lifepod.cell': ['cell'],
  'answer.destroy-lifepod.from.score': [],
  'answer.destroy-lifepod.from.space': ['track', 'row'],
  'answer.destroy-lifepod.from.slot': ['tech'],
  ...Object.fromEntries(
    ['turn', 'place'].flatMap((question) =>
      placing.slice(1).map((field) => [`pick.${question}.${field}`, [field]] as const),
    ),
  ),
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
    const faulty = everyMessage.filter(({ language, message }) => {
      const said = message.includes('{') ? samples(message, language) : [message];
      return said.some((text) => text.trim() === '' || text !== text.trim());
    });
    expect(faulty).toEqual([]);
  });

  test('no message asks for an argument it is not said with', () => {
    for (const { language, key, message } of withArguments)
      for (const placeholder of anatomy(message, language).placeholders) {
        const bare = placeholder.replace(/(Id|Known|Count)$/, '');
        const args = known.get(key) ?? [];
        expect(args.includes(placeholder) || args.includes(bare), `${language} ${key}: {${placeholder}}`).toBe(true);
      }
  });

  test('translations say the same things: arguments of English appear in Polish and Czech', () => {
    for (const { language, key, message } of withArguments) {
      const english = anatomy(catalogues.en[key], 'en').placeholders;
      const here = anatomy(message, language).placeholders;
      for (const placeholder of english)
        expect(here.has(placeholder), `${language} ${key}: {${placeholder}}`).toBe(true);
    }
  });

  test('selects distinguish the same cases in all languages', () => {
    for (const { language, key, message } of withArguments) {
      const english = anatomy(catalogues.en[key], 'en').selects;
      for (const [name, options] of anatomy(message, language).selects)
        expect([...options].sort(), `${language} ${key}: {${name}}`).toEqual([...(english.get(name) ?? [])].sort());
    }
  });

  test('Polish and Czech counted nouns have all their forms', () => {
    for (const { language, key, message } of withArguments)
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

/** Proper names, cells, words that are the same everywhere, and messages without words. */
function mayBeSame(key: string, message: string): boolean {
  const words = message.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
  const shared = ['rover', 'domino', 'Legenda', 'Torus', 'Exponent', 'Blackout', 'meteor'];
  return /^(corporation|planet)\.[\w-]+$|^place\.\d+$/.test(key) || words.length === 0 || shared.includes(message);
}
