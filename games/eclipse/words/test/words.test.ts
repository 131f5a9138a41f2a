import { keysOf, named, wordsConform } from '@orrery/ui/testing';
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
import { words as lessons } from '../../lesson/words/index.ts';
import { game } from '../../rules/index.ts';
import { en } from '../en.ts';
import { words } from '../index.ts';
import { ENDED, SIDED } from '../sides.ts';

const slots = Math.max(
  ...SPECIES_IDS.flatMap((id) => Object.values(SPECIES[id].blueprints).map((print) => print.slots.length)),
);
const squares = Math.max(...Object.values(HEXES).map((hex) => hex.squares.length));
const reputation = ['1', '2', '3', '4', 'none'];

/** The compiler sees to it that English has them all. */
const said = (kind: string): string[] =>
  Object.keys(en).flatMap((key) => (key.startsWith(`${kind}.`) ? [key.slice(kind.length + 1)] : []));

const questions = game.frames.flatMap(({ id, question }) => (question === undefined ? [] : [id]));

const TOLD = ['', '.text'];

const things = [
  ...named('sector', [...Object.keys(HEXES), 'track']),
  ...named('ship', [...ITEMS, ...NPCS], TOLD),
  ...named('statistic', ['sectors', 'techs', 'ships']),
  ...named('resource', RESOURCES),
  ...named('given', [...RESOURCES, ...reputation]),
  ...named('origin', [...RESOURCES, 'gray', 'orbital', 'ambassador']),
  ...named('track', TRACKS),
  ...named('stack', STACKS),
  ...named('die', DICE),
  ...named('square', [...Array(squares).keys(), 'orbital']),
  ...named('slot', [...Array(slots).keys(), 'outside']),
  ...named('action', ACTIONS, TOLD),
  ...named('do', [...ACTIONS, 'pass', 'trade', 'colonize', 'refresh', 'propose', 'end']),
  ...named('species', SPECIES_IDS, TOLD),
  ...named('tech', TECH_IDS, TOLD),
  ...named('part', PART_IDS, TOLD),
  ...named('tile', DISCOVERY_IDS, TOLD),
  ...named('tile', [...reputation, 'standard', 'advanced']),
  ...ENDED.map((question) => `answer.${question}.do.end`),
];

/** Labels of trades, and reasons that name details. */
const more = {
  ...Object.fromEntries(SIDED.map((question) => [`answer.${question}.do.trade`, ['give', 'get']])),
  'why.trade-too-little': ['need', 'have'],
  'why.science-short': ['cost', 'have'],
  'why.energy-short': ['produced', 'used'],
  'why.materials-short': ['cost', 'have'],
  'why.needs-tech': ['tech'],
  'why.pinned': ['opponents'],
};

/** Labels belong to questions of the game; other things may have more words than the rules and the data need. */
function mayBeElse(key: string): boolean {
  const [kind, question] = key.split('.');
  return !['answer', 'pick', 'question', 'waiting'].includes(kind) || questions.includes(question);
}

wordsConform({
  words,
  lessons,
  printed: {
    pl: {
      terms: ['zasób', 'nuklearn', 'energii mionowej', 'technologia starożytnych', 'GCDS', 'akcji Budowy'],
      not: [
        /surow/i,
        /jądrow/i,
        /zniżk/i,
        /starożytn\S* (?:technologi|krążownik|orbital|monolit|portal|część|części)/i,
        /frakcj\S* Terran/,
        /obraże/i,
        /budowl/i,
      ],
    },
    cs: { not: [/přebírá vládu/i, /nukle/i, /(?<!\p{L})díl[yů](?!\p{L})/iu, /obyvatel/i] },
    en: { not: [/\bgray\b(?! \{)/], spelled: ['Money', 'Science', 'Materials'] },
  },
  keys: keysOf({
    options: game.options,
    questions,
    events: said('event'),
    whys: said('why'),
    items: said('item'),
    verdicts: said('verdict'),
    things,
    more,
  }),
  others: mayBeElse,
  // Names of stars and species, and words that are the same everywhere.
  same: { keys: /^sector\./, messages: ['Planta', 'Mechanema', 'Orbital', 'Nano', 'GCDS'] },
});
