import { sensibly } from '@orrery/ai';
import type { Reason } from '@orrery/kernel';
import { LANGUAGES, type Language } from '@orrery/ui/contract';
import { keysOf, named, questionsFit, saidIn, wordsConform } from '@orrery/ui/testing';
import { makeSay } from '@orrery/ui/words';
import { expect, test } from 'vitest';
import { heuristic } from '../../bot/index.ts';
import {
  AUTOMA_CARDS,
  CELLS,
  CREW,
  GATE,
  PLANETS,
  RESOURCES,
  RING,
  SPECIALISTS,
  SURVIVORS,
  UPGRADES,
} from '../../data/index.ts';
import { words as lessons } from '../../lesson/words/index.ts';
import { game, ITEMS, type MicroCosmos } from '../../rules/index.ts';
import { words } from '../index.ts';
import { plain } from '../names.ts';

const { questions, events } = saidIn(game, 30, sensibly(heuristic));

/** Not doing what is optional has a label of its own. */
const passes = (['pass', 'stop'] as const).flatMap((field) =>
  Object.entries(questions)
    .filter(([, { answers }]) => answers.some((fields) => fields.join() === field))
    .map(([id, { about }]) => [`answer.${id}.${field}.true`, about] as const),
);
const isPass = (fields: readonly string[]) => ['pass', 'stop'].includes(fields.join());

/** Too rare for these games. */
const rareQuestions = { 'automa-outpost': { about: ['player', 'cell', 'planet'], answers: [['outpost']] } };
const rareEvents = { 'gain-lost': ['player', 'n', 'origin'], stayed: ['player'], 'idle-round': ['n', 'limit'] };

const reasons: { readonly [why in Reason<MicroCosmos>]: true } = {
  'start-field': true,
  'out-of-range': true,
  occupied: true,
  'automa-planet': true,
  'outside-grid': true,
  'already-unlocked': true,
  'no-specialist': true,
  'no-resources': true,
  'edge-does-not-match': true,
  'cannot-pay-action': true,
  'one-play-on-gate': true,
  'top-row-full': true,
  'row-full': true,
  'hand-full': true,
  'no-crew-left': true,
  'action-done': true,
  'already-terraformed': true,
  'nothing-fits': true,
  'track-full': true,
  'no-leader-of-colour': true,
  'no-survivors-left': true,
  'survivors-full': true,
  'survivor-colour': true,
  'not-terraformed': true,
  'no-survivor-of-colour': true,
  'no-colony-marker': true,
  'own-colony-here': true,
  'no-outpost': true,
  'own-outpost-here': true,
  'pool-first': true,
  'no-card-for-specialist': true,
  'marker-ready': true,
};
const verdicts: MicroCosmos['verdict'][] = ['shared', 'solo-won', 'solo-lost', 'solo-lost-by-tie'];
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const fieldIds = [...new Set(PLANETS.flatMap(({ fields }) => idsOf(fields)))];

const keys = keysOf({
  options: game.options,
  questions: Object.fromEntries(
    Object.entries({ ...rareQuestions, ...questions }).map(([id, { about, answers }]) => [
      id,
      { about, answers: answers.filter((fields) => !isPass(fields)) },
    ]),
  ),
  events: { ...rareEvents, ...events },
  whys: Object.keys(reasons),
  items: ITEMS,
  verdicts,
  things: [
    ...named('resource', RESOURCES),
    ...named('specialist', [...SPECIALISTS, 'leader_any']),
    ...named('place', ['planet', 'moon', 'station', 'asteroid', 'gate']),
    ...named('cell', [...CELLS, 'pool']),
    ...named('action', ['gather', 'terraform', 'explore', 'settle', 'found-colony', 'create-outpost']),
    ...named('action', ['gain-specialist', 'drawCrew', 'move', 'upgrade', 'foundColony', 'createOutpost', 'oneOf']),
    ...named('cause', ['planets', 'idle-rounds', 'round-limit']),
    ...named('card', idsOf(CREW)),
    ...named('survivor', idsOf(SURVIVORS)),
    ...named('automaCard', idsOf(AUTOMA_CARDS)),
    ...named('planet', [GATE.id]),
    ...named('planet', idsOf(PLANETS), ['', '.flavor']),
    ...named('upgrade', idsOf(UPGRADES), ['', '.text', '.printed']),
    ...named('field', [
      ...idsOf(GATE.fields).map((id) => `C:${id}`),
      ...RING.flatMap((cell) => fieldIds.map((id) => `${cell}:${id}`)),
    ]),
  ],
  more: {
    'role.automa': ['who'],
    ...Object.fromEntries(passes),
    'answer.pay-specialist.card': ['need', 'rest', 'purpose', 'upgrade', 'card'],
    'answer.pay-specialist.marker': ['need', 'rest', 'purpose', 'upgrade', 'marker'],
    'answer.travel.to': ['to'],
    'answer.travel.discover': ['discover'],
    'answer.planet-action.action.settle': ['cell', 'planet', 'done', 'survivor'],
    'answer.planet-action.action.create-outpost': ['cell', 'planet', 'done', 'outpost'],
    'answer.orbit-action.action.gain-specialist': ['planet', 'place', 'done', 'card', 'marker'],
    'pick.cantina-pick.row': ['row'],
    'pick.play-crew.mode': ['mode'],
    'pick.play-crew.use': ['use'],
    ...Object.fromEntries(
      ['statistic.worth', 'statistic.levels', 'statistic.upgrades', 'panel.cantina', 'panel.bridge'].map((key) => [
        key,
        [],
      ]),
    ),
  },
});

wordsConform({
  words,
  lessons,
  printed: {
    en: { not: [/\bwounded\b/i, /\bgoods\b/i], spelled: ['Biomass', 'Workforce', 'Minerals'] },
    pl: { not: [/pozyska/i], mass: ['biomas', 'sił[ayęe] robocz'] },
    cs: { not: [/usídl(?:u|ov)/i, /ve Hvězdné bráně/i], mass: ['biomas', 'pracovní[chm]? s[ií]l'] },
  },
  keys,
  // Names of planets, those that the box prints in English, and a word that is the same everywhere.
  same: { keys: /^(planet\.\w+|upgrade\.\w+\.printed|game\.name|role\.automa)$/, messages: ['asteroid'] },
});

// S-13.
questionsFit({
  words,
  kinds: ['card', 'survivor', 'planet', 'upgrade'],
  about: {
    need: 'leader_any',
    place: 'station',
    left: 2,
    instead: 2,
    purpose: 'upgrade',
    origin: 'crew',
  },
});

/** The printed terms, or those of the other games, stand for these. What the screen itself says is left out. */
const STRANGE: { readonly [language in Language]: RegExp } = {
  en: /\b(everybody|whoever|gray|answer)\b/i,
  pl: /gotow|sektor|odpowied|surow|zatwierd/i,
  cs: /odlož|odklád|první(ho)? hráč|\b(ty|tvůj|tvou|tvá|tvé)\b|odpověď/i,
};

test.each(LANGUAGES)('%s keeps to the words of the box and of the other games', async (language) => {
  const catalogue = await words.load[language]();
  const strange = Object.entries(catalogue).filter(
    ([key, message]) => !key.startsWith('board.') && STRANGE[language].test(message.replace(/\{\w+/g, '{')),
  );
  expect(strange).toEqual([]);
});

test('a name from a card file is said as it is written there', () => {
  for (const name of ["K'eyl", "the 'red' one", '{Ys} and Tal', "it's {here}'s"])
    expect(makeSay({ language: 'en', catalogues: [{ name: plain(name) }] })('name')).toBe(name);
});
