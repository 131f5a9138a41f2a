import type { Reason } from '@orrery/kernel';
import { LANGUAGES, type Language } from '@orrery/ui/contract';
import { keysOf, named, questionsFit, type Said, saidIn, wordsConform } from '@orrery/ui/testing';
import { makeSay } from '@orrery/ui/words';
import { expect, test } from 'vitest';
import {
  ACTION_CARDS,
  ASTRONAUTS,
  BUILDING_TYPES,
  BUILDINGS,
  CORPORATIONS,
  FILES,
  LEADERS,
  PANELS,
  PLACES,
  PROJECTS,
  REPUTATION,
  RESOURCES,
  SECTORS,
  SHUTTLES,
  SIDES,
  SPACES,
  SPOTS,
  TIERS,
} from '../../data/index.ts';
import { words as lessons } from '../../lesson/words/index.ts';
import { game, type Item, type SearchFailure, type SearchStep, type ShackletonBase } from '../../rules/index.ts';
import { sensibly } from '../../test/sensible.ts';
import { words } from '../index.ts';
import { plain } from '../names.ts';

const said = saidIn(game, 40, sensibly);
/** What only some leaders, cards and deep positions bring: games may miss it. */
const rare: Said['questions'] = {
  'leader-swap': asked(['leader', 'credits'], ['give', 'take'], ['none']),
  'substitute-resource': asked(['building', 'leader', 'credits'], ['titanium', 'rareEarth']),
  'leader-after-build': asked(['leader', 'credits'], ['use']),
  'leader-on-fund': asked(['leader', 'credits'], ['spot'], ['none']),
  'leader-after-crater': asked(['leader', 'credits'], ['use']),
  'triggered-ability': asked(['project', 'trigger', 'context'], ['use']),
  'order-triggers': asked(['trigger', 'abilities', 'context'], ['ability']),
  'order-lab-abilities': asked(['left'], ['laboratory']),
  'mine-own-sector': asked(['except'], ['sector'], ['stop']),
  'choose-saving': asked(['cost', 'savings', 'then'], ['save']),
  'discard-sample': asked([], ['sample']),
  'choose-cargo-space': asked(['optional', 'discount'], ['space'], ['none']),
  'choose-experiment': asked(['optional', 'saved', 'minTotal'], ['slot'], ['none']),
  'choose-farm': asked(['optional', 'size', 'free'], ['size', 'sector'], ['none']),
  'module-slot': asked(['building'], ['slot']),
};
const rareEvents = {
  'leader-upgraded': ['who', 'leader'],
  'astronaut-swapped': ['who', 'give', 'take'],
  'surplus-left': ['who', 'astronauts'],
  'asteroid-deflected': ['supports', 'threshold'],
  'asteroid-hit': ['supports', 'threshold', 'sectors', 'destroyed'],
  'astrobot-consoled': ['corporation'],
};
function asked(about: readonly string[], ...answers: readonly (readonly string[])[]): Said['questions'][string] {
  return { rule: '', about, answers };
}

const questions = { ...rare, ...said.questions };
for (const [id, { answers }] of Object.entries(rare))
  questions[id] = { ...questions[id], answers: [...questions[id].answers, ...answers] };
const events = { ...rareEvents, ...said.events };

/** Not doing what is optional has a label of its own. */
const declines = ['none', 'stop'] as const;
const isDecline = (fields: readonly string[]) => declines.some((field) => fields.join() === field);
const declining = Object.entries(questions).flatMap(([id, { about, answers }]) =>
  answers.filter(isDecline).map(([field]) => [`answer.${id}.${field}.true`, about] as const),
);

const reasons: { readonly [why in Reason<ShackletonBase>]: readonly string[] } = {
  'no-astronaut': ['astronaut'],
  'must-deploy': ['astronaut'],
  'space-taken': [],
  'rent-too-high': ['rent', 'credits', 'owners', 'players'],
  'no-command-space': [],
  'command-space-too-dear': ['credits'],
  'nothing-affordable': [],
  'same-size': [],
  'own-building': [],
  'no-room': [],
  'no-power': [],
  'no-sector': [],
  'inner-only': [],
  'built-already': [],
  'domes-in-order': [],
  'too-little': ['what', 'needs', 'has'],
  'energy-below-requirement': ['needs', 'level'],
  'energy-out-of-reach': ['needs', 'level'],
  'energy-below-spent': ['needs', 'level'],
  'energy-full': ['level'],
  'energy-enough': ['level'],
  'no-panel-left': [],
  'panel-built': [],
  'would-strand': [],
  'help-first': [],
  'nothing-to-recruit': [],
  'no-free-slot': [],
  'used-this-turn': [],
  'used-this-round': [],
  'reputation-too-low': ['needs'],
  'nothing-would-change': ['lack'],
  'none-at-gateway': ['astronaut'],
  'place-full': [],
  taken: [],
  'none-left': [],
  'have-already': [],
  'not-reached': ['step'],
  'no-own-building': [],
  'farm-there': [],
  'no-slot-aboard': [],
  'seats-full': [],
  'goal-not-met': ['needs', 'has'],
  'goal-taken': [],
  'goal-of-corporation': [],
};
const failures: { readonly [why in SearchStep | SearchFailure]: true } = {
  'space-taken': true,
  'would-not-receive': true,
  'no-astronaut': true,
  'no-legal-sector': true,
  'energy-too-low': true,
  'no-project': true,
  'not-strictly-largest': true,
  'no-sector-fits': true,
  'no-command-space': true,
  'no-space-won': true,
  'no-building-left': true,
  'no-sector': true,
  'no-panel': true,
};
const items: { readonly [item in Item]: true } = {
  scored: true,
  projects: true,
  laboratories: true,
  reputation: true,
  corporation: true,
};
const verdicts: ShackletonBase['verdict'][] = ['by-reputation', 'shared', 'astrobot'];

const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id);
const boardActions = FILES.corporations.corporations.flatMap(({ corpAction }) =>
  'choice' in corpAction ? idsOf(corpAction.choice) : [corpAction.id],
);
const counted = [...RESOURCES, ...ASTRONAUTS, 'vp', 'reputation', 'energy', 'sampleAny'];

const things = [
  ...named('corporation', CORPORATIONS, ['', '.theme', '.token', '.action', '.scoring']),
  ...named('corporation', ['artemis-tours', 'space-robotics'], ['.income']),
  ...CORPORATIONS.flatMap((id) => named(`solo.${id}`, SIDES)),
  ...CORPORATIONS.flatMap((id) => named(`goal.${id}`, TIERS)),
  ...named('astronaut', ASTRONAUTS),
  ...named('resource', [...RESOURCES, 'energy', 'reputation', 'vp', 'sample', 'skyStep', 'marsCrew']),
  ...named('buildingType', BUILDING_TYPES),
  ...named('building', BUILDINGS, ['', '.text']),
  ...named('place', [...PLACES, 'ship']),
  ...named('leader', idsOf(LEADERS), ['', '.base', '.upgraded']),
  ...named('project', idsOf(PROJECTS), ['', '.text']),
  ...named('ability', [...idsOf(PROJECTS), 'leader']),
  ...named('found', [...idsOf(PROJECTS), ...idsOf(SECTORS), ...idsOf(SPACES)]),
  ...named('action', ['crater', 'build', 'fund', 'corporate', 'gateway', 'panel', 'emergency-energy']),
  ...named('action', [...idsOf(REPUTATION.corpActions), ...boardActions, ...CORPORATIONS, ...idsOf(PROJECTS)]),
  ...named('phase', ['setup', 'shuttle', 'action', 'upkeep', 'upkeep-corporations', 'upkeep-withdraw']),
  ...named('phase', ['upkeep-income', 'upkeep-pay', 'upkeep-cleanup', 'scoring']),
  ...named('tier', TIERS),
  ...named('sector', idsOf(SECTORS)),
  ...named('space', idsOf(SPACES)),
  ...named('space', idsOf(FILES['moon-mining'].cargoSpaces), ['', '.text']),
  ...['spot', 'token', 'corner'].flatMap((kind) => named(kind, idsOf(SPOTS))),
  ...named('panel', idsOf(PANELS)),
  ...named('panel', idsOf(FILES['to-mars'].shipPanels), ['', '.text']),
  ...named('tile', idsOf(SHUTTLES)),
  ...named('card', idsOf(ACTION_CARDS)),
  ...named('field', FILES['selenium-research'].fields),
  ...named('experiment', idsOf(FILES['selenium-research'].experiments), ['', '.text']),
  ...named('slot', [...FILES['selenium-research'].slots, 'left', 'right']),
  ...named(
    'slot',
    FILES['to-mars'].modules.flatMap(({ slots }) => idsOf(slots)),
  ),
  ...named('module', idsOf(FILES['to-mars'].modules)),
  ...named('farm', idsOf(FILES['evergreen-farms'].farms), ['', '.text']),
  ...named('section', idsOf(FILES['sky-watch'].track.sections)),
  ...named(
    'step',
    FILES['sky-watch'].track.bonuses.map(({ at }) => at),
    ['.text'],
  ),
  ...named('programme', idsOf(FILES['sky-watch'].programmes), ['', '.text']),
  ...named('asteroid', idsOf(FILES['sky-watch'].asteroids)),
  ...named('factory', idsOf(FILES['space-robotics'].factories), ['', '.text']),
  ...named('rimSeat', idsOf(FILES['artemis-tours'].rimWalk.seats), ['.text']),
  ...named('track', ['track-reputation', 'track-energy', 'track-vp', 'track-turn-order', 'track-development']),
  ...named('track', ['sky-track']),
  ...named('failure', Object.keys(failures)),
];

const answers = (question: string, ...keys: readonly (readonly [ending: string, fields: readonly string[]])[]) =>
  keys.map(([ending, fields]) => [`answer.${question}.${ending}`, fields] as const);
const sources = ['choose-corp-action', 'choose-one-corp-action'].flatMap((question) => [
  ...answers(question, ['by.reputation', ['action']], ['by.project', ['project']]),
  ...answers(question, ...CORPORATIONS.map((id) => [`corporation.${id}`, []] as const)),
  [`pick.${question}.by`, ['by']] as const,
]);

const keys = keysOf({
  options: game.options,
  questions: Object.fromEntries(
    Object.entries(questions).map(([id, { about, answers }]) => [
      id,
      { about, answers: answers.filter((fields) => !isDecline(fields)) },
    ]),
  ),
  events,
  whys: [],
  items: Object.keys(items),
  verdicts,
  things,
  more: {
    'role.astrobot': ['who'],
    'item.corporation': ['corporation'],
    ...Object.fromEntries(Object.entries(reasons).map(([why, details]) => [`why.${why}`, details])),
    ...Object.fromEntries(['amount', 'object'].flatMap((kind) => counted.map((id) => [`${kind}.${id}`, ['n']]))),
    ...Object.fromEntries(declining),
    ...Object.fromEntries(sources),
    ...Object.fromEntries([
      ...answers('choose-main-action', ['space', ['astronaut', 'action', 'space']]),
      ...answers('choose-sector', ['sector', ['sector']], ['slot', ['slot']]),
      ...answers('move-astronauts-in', ...PLACES.map((place) => [`from.${place}`, ['astronaut', 'from']] as const)),
      ...answers('gateway-order', ['part.credits', []], ['part.recruit', []], ['part.action', []]),
      ...answers('command-window', ['help.panel', []], ['help.energy', []], ['help.none', []]),
      ...answers('command-window', ['help.card', ['project']]),
      ...answers('seat-tourist', ['seat.card', ['project']], ['seat.rim-walk', []]),
      ...answers('choose-mars-option', ['option.building', ['building']], ['option.panel', []]),
      ...answers('send-to-ship', ['to.ship', []], ['to.base', []], ['place', ['place', 'astronaut']]),
    ]),
    ...Object.fromEntries(PLACES.map((place) => [`pick.move-astronauts-in.from.${place}`, ['from']])),
    ...Object.fromEntries(
      Object.entries({
        'pay-with-robots': ['credits', 'titanium', 'rareEarth'],
        'arrange-base': ASTRONAUTS,
        'choose-sector-for-token': ['sector', 'spot'],
        'leader-swap': ['give', 'take'],
        'engineer-bonus': ['spot'],
        'choose-main-action': ['space'],
        'choose-farm': ['size', 'sector'],
      }).flatMap(([question, fields]) => fields.map((field) => [`pick.${question}.${field}`, [field]])),
    ),
  },
});

wordsConform({
  words,
  lessons,
  printed: {
    en: { spelled: ['engineer', 'technician', 'scientist'] },
    pl: {
      not: [/rekrut(?!acyjn)/i, /plansz[aęy] korporacji/i, /(?<!\p{L})towary?(?!\p{L})/iu],
      mass: ['hel', 'tytan', 'reputacj', 'metal'],
    },
    cs: { not: [/zboží/i], mass: ['heli', 'titan', 'reputac', 'vzácn'] },
  },
  keys,
  // What stands on the board, and names that are the same everywhere.
  same: {
    keys: /^(sector|space|spot|token|corner|panel|found|corporation|option\.(first|second|third))\.[\w-]+$|^action\.[a-z]+-[a-z]+$|^role\.|^leader\.usa-[ab]$|^asteroid\./,
    messages: ['Robot', 'Helium‑3', 'asteroid', 'AstroBot: {card}', 'AstroBot: {text}'],
  },
});

questionsFit({
  words,
  kinds: ['corporation', 'leader', 'project', 'building', 'place', 'sector'],
  about: {
    letter: 'A',
    credits: 3,
    price: { credits: 3 },
    purpose: 'command-space',
    left: 3,
    first: false,
    optional: true,
    free: true,
    except: null,
    arrival: 'technician',
  },
});

/** The printed terms, or those of the other games, stand for these. */
const STRANGE: { readonly [language in Language]: RegExp } = {
  en: /\b(everybody|whoever|gray|answer)\b|can \w+ no /i,
  pl: /\blider|dowódc|surow|odpowied|zatwierd|pole oczekiwania|(?<=\p{Ll} )(Energi|Reputacj)/u,
  cs: /\bvelitel(?!sk)|odlož|odklád|první(ho)? hráč|\b(ty|tvůj|tvou|tvá|tvé)\b|odpověď|těžba v kráteru/i,
};

test.each(LANGUAGES)('%s keeps to the words of the box and of the other games', async (language) => {
  const catalogue = await words.load[language]();
  const strange = Object.entries(catalogue).filter(([, message]) =>
    STRANGE[language].test(message.replace(/\{\w+/g, '{')),
  );
  expect(strange).toEqual([]);
});

test('leaders of agencies are called as in the box, on the screen too', async () => {
  const strange = { en: /\bcaptain/, pl: /\blider/, cs: /vůdc/ };
  for (const language of LANGUAGES)
    expect(Object.values(await words.load[language]()).filter((said) => strange[language].test(said))).toEqual([]);
});

test('a name from a data file is said as it is written there', () => {
  for (const name of ["K'eyl", "the 'red' one", '{Ys} and Tal', "it's {here}'s"])
    expect(makeSay({ language: 'en', catalogues: [{ name: plain(name) }] })('name')).toBe(name);
});
