import { valuesOf } from '@orrery/kernel';
import { LANGUAGES } from '@orrery/ui/contract';
import { keysOf, named, saidIn, wordsConform } from '@orrery/ui/testing';
import { expect, test } from 'vitest';
import { ACTION_IDS, DISCOVERY_IDS, MISSION_IDS } from '../../data/events.ts';
import { CHARACTERS, RESOURCES, ZONES } from '../../data/ids.ts';
import { SHIP_IDS, shipFacts } from '../../data/ships.ts';
import { RATINGS } from '../../data/solo.ts';
import { words as lessons } from '../../lesson/words/index.ts';
import { game } from '../../rules/index.ts';
import type { Company } from '../../rules/table.ts';
import type { RedPlanet } from '../../rules/vocabulary.ts';
import { words } from '../index.ts';

/** Questions that are never skipped. */
const alwaysPossible = ['choose-mission', 'choose-character', 'evacuate'];

const { questions, events, reasons } = saidIn(game, 400);
const isStop = (fields: readonly string[]) => fields.join() === 'stop';

/** An answer to stop has a label of its own. */
const stops = Object.entries(questions)
  .filter(([, { answers }]) => answers.some(isStop))
  .map(([id, { about }]) => [`answer.${id}.stop.true`, about] as const);

const items: RedPlanet['item'][] = ['missions', 'ice-monopoly', ...RESOURCES, 'discoveries'];
const verdicts: RedPlanet['verdict'][] = ['shared', 'both-lose', 'solo-lost', ...RATINGS.map(({ id }) => id)];
const roles: Company['role'][] = ['main', 'neutral', 'bot'];

const keys = keysOf({
  options: game.options,
  questions: Object.fromEntries(
    Object.entries(questions).map(([id, { about, answers }]) => [
      id,
      { about, answers: answers.filter((one) => !isStop(one)) },
    ]),
  ),
  events,
  whys: Object.keys(reasons),
  items,
  verdicts,
  things: [
    ...named('zone', ZONES),
    ...named('resource', RESOURCES),
    ...named('ship', SHIP_IDS),
    ...named('dock', [1, 2, 3, 4, 5, 6]),
    ...named(
      'card',
      SHIP_IDS.filter((ship) => shipFacts(ship).destination === null),
    ),
    ...named('character', CHARACTERS, ['', '.text', '.summary']),
    ...named('card', CHARACTERS),
    ...named('card', [...DISCOVERY_IDS, ...MISSION_IDS, ...ACTION_IDS, 'global-ice-monopoly'], ['', '.text']),
    ...named('statistic', ['people', 'lost']),
    ...named('option.bots', valuesOf(game.options.bots).map(String)),
    ...named(
      'impossible',
      Object.keys(questions).filter((id) => !alwaysPossible.includes(id)),
    ),
  ],
  more: {
    ...Object.fromEntries(roles.map((role) => [`role.${role}`, ['who', 'number']])),
    ...Object.fromEntries(stops),
    // Random games do not wait until all seven outer zones are taken.
    'event.discovery-discarded': ['company', 'discovery'],
    'answer.replace-astronaut.ship': ['company', 'ship'],
    'answer.replace-astronaut.zone': ['company', 'zone'],
    'pick.explore.from': ['from'],
    'pick.explore.to': ['to'],
    'pick.replace-astronaut.ship': ['ship'],
    'pick.replace-astronaut.zone': ['zone'],
  },
});

wordsConform({
  words,
  lessons,
  printed: {
    en: { not: [/\bminerals?\b|\bore\b/i] },
    pl: {
      terms: ['przydziela', 'odkryty', 'surowc'],
      not: [/przypis/i, /odsłoni|odsłan/i, /minerał/i, /kompani/i, /żeton\S* celu/i],
    },
    cs: { not: [/lízn/i, /odpoč(?:et|tu)/i, /nerost/i] },
  },
  keys,
  // One is in a zone of Mars, but on Phobos.
  inflecting: ['zoneId'],
  // Latin names, and words that are the same everywhere.
  same: { keys: /^(zone|dock|ship|card\.ship|role\.bot)\b/, messages: ['astronaut', 'celerium', 'Mars', 'Pilot'] },
});

test.each(LANGUAGES)('%s names nobody while action cards are played (MRP-13.10)', async (language) => {
  const { 'waiting.rescue': rescue, 'waiting.espionage': espionage } = await words.load[language]();
  expect(rescue).toBe(espionage);
  expect(rescue).not.toContain('{');
});
