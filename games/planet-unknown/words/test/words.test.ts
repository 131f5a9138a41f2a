import { LANGUAGES } from '@orrery/ui/contract';
import { keysOf, named, saidIn, wordsConform } from '@orrery/ui/testing';
import { expect, test } from 'vitest';
import {
  CIV_CARDS,
  CORPORATIONS,
  EVENT_CARDS,
  INNER,
  MISSION_IDS,
  OUTER,
  PLANETS,
  RATINGS,
  SHAPES,
  TERRAINS,
  TILES,
  TRACKS,
} from '../../data/index.ts';
import { words as lessons } from '../../lesson/words/index.ts';
import { game } from '../../rules/index.ts';
import { type PlanetUnknown, REASONS } from '../../rules/vocabulary.ts';
import { tidily } from '../../test/tidy.ts';
import { en } from '../en.ts';
import { words } from '../index.ts';

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
const pendingKinds = Object.keys(en)
  .filter((key) => key.startsWith('board.pending.'))
  .map((key) => key.slice('board.pending.'.length))
  .filter((kind) => kind !== 'none' && kind !== 'lost');

const TOLD = ['', '.text'];
const cards = [...Object.keys(CIV_CARDS), ...Object.keys(EVENT_CARDS), ...MISSION_IDS];

const things = [
  ...named('statistic', ['cells', 'lifepods', 'meteorites']),
  ...named('terrain', TERRAINS),
  ...named('track', TRACKS),
  ...named('shape', Object.keys(SHAPES)),
  ...named('tile', Object.keys(TILES)),
  ...named('stack', Array(OUTER.length + INNER.length).keys()),
  ...named('place', Array(144).keys()),
  ...Object.entries(VALUES).flatMap(([kind, values]) => named(kind, values)),
  ...named('pending', pendingKinds),
  ...named('planet', Object.keys(PLANETS), TOLD),
  ...Object.values(CORPORATIONS).flatMap(({ id, techs }) => [
    ...named('corporation', [id], TOLD),
    ...named(
      'tech',
      techs.map((tech) => tech.id),
      TOLD,
    ),
  ]),
  ...named('civ', Object.keys(CIV_CARDS), TOLD),
  ...named('happening', Object.keys(EVENT_CARDS), TOLD),
  ...named('mission', MISSION_IDS, ['', '.neighbour', '.neighbour.text', '.personal', '.personal.text']),
  ...named('card', cards),
];

const placing = ['tile', 'x', 'y', 'turn', 'flip'];
const item = ['kind', 'track', 'tracks'];
const move = ['from', 'to'];

/** Labels of one shape of an answer and of one field while it is picked: wider than what is required. */
const labels: { readonly [key: string]: readonly string[] } = {
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

const { questions, events } = saidIn(game, 120, tidily);

/** Too rare for random games. */
const rare: { readonly [key: string]: readonly string[] } = {
  ...asked('keep-card', ['left'], ['civ']),
  ...asked('select-extra', ['buildings'], ['tile']),
  ...asked('tech-as-energy', ['tracks'], ['track']),
  'event.patch-swapped': ['seat'],
  'event.patch-doubled': ['seat'],
  'event.patch-lost': ['seat'],
  'event.advance-repeated': ['seat', 'track'],
};

function asked(id: string, about: readonly string[], answer: readonly string[]) {
  return { [`question.${id}`]: about, [`waiting.${id}`]: ['who'], [`answer.${id}`]: [...about, ...answer] };
}

const items: PlanetUnknown['item'][] = [
  'rows',
  'columns',
  'cities',
  'worlds',
  ...TRACKS.map((track) => `track-${track}` as const),
  'lifepods',
  'meteorites',
  'civ-cards',
  'personal-missions',
  'neighbour-missions',
  'contest',
];

wordsConform({
  words,
  lessons,
  printed: {
    cs: {
      terms: [
        'dílek výsadby',
        'stupeň',
        'stupně',
        'vnější kruh',
        'vnitřní kruh',
        'sloupeč',
        'vyplněn',
        'Republic',
        'planetk',
      ],
      not: [
        /úrov/i,
        /sloupe?k/i,
        /(?:vnější|vnitřní|dva)\S* prsten/i,
        /biomas[auyo]/i,
        /dokončen/i,
        /Republika/,
        /část\S* planety/,
        /mezi soused/,
      ],
    },
    pl: { not: [/zatwierdź|zatwierdza/i, /wiersz/i] },
  },
  keys: keysOf({
    options: game.options,
    questions,
    events,
    whys: Object.keys(REASONS),
    items,
    verdicts: ['shared', ...RATINGS.map(({ verdict }) => verdict)],
    things,
    more: { 'brief.solo': ['target'], ...labels, ...rare },
  }),
  // Proper names, cells, and words that are the same everywhere.
  same: {
    keys: /^(corporation|planet)\.[\w-]+$|^place\.\d+$/,
    messages: ['rover', 'domino', 'Torus', 'Exponent', 'Blackout', 'meteor', 'medal'],
  },
});

test('tracks to choose from are joined by "or"', async () => {
  for (const language of LANGUAGES) {
    const messages = Object.entries(await words.load[language]());
    const both = messages.filter(([, message]) => message.includes('{tracks}')).map(([key]) => key);
    expect(both, language).toEqual([]);
  }
});
