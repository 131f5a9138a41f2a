import type { Catalogue, Language } from '@orrery/ui/contract';
import {
  ACTION_CARDS,
  BUILDINGS,
  CORPORATION,
  CORPORATIONS,
  type CorporationId,
  FILES,
  PANELS,
  PLACES,
  SECTORS,
  SHUTTLES,
  SPACES,
  SPOTS,
} from '../data/index.ts';
import data from '../data/names.json' with { type: 'json' };

type Text = { readonly [language in Language]: string };
type Texts = { readonly [id: string]: Text };

/** Names stand in the data files: whoever puts in the tiles and cards of the box edits nothing here. */
export function names(language: Language): Catalogue {
  const inLanguage = (texts: Texts) => Object.entries(texts).map(([id, text]) => [id, plain(text[language])] as const);
  const said = (kind: string, texts: Texts, ending = '') =>
    inLanguage(texts).map(([id, text]) => [`${kind}.${id}${ending}`, text]);
  const pattern: Pattern = (id, values) =>
    plain(data.patterns[id][language].replace(/\{(\w+)\}/g, (_, name) => String(values[name])));
  const name: Name = (kind, id) => plain((data[kind] as Texts)[id][language]);
  const actionName = (id: CorporationId) => {
    const { corpAction } = CORPORATION[id];
    const ways = 'choice' in corpAction ? corpAction.choice : [corpAction];
    return ways.map((way) => lower(name('corporationActions', way.id))).join(' / ');
  };
  /** Places of the crater are called by what is written on them; sentences say what they are. */
  const bare = (kind: string, things: readonly { readonly id: string }[]) =>
    things.map(({ id }) => [`${kind}.${id}`, id]);

  return Object.fromEntries([
    ['game.name', name('game', 'short')],
    ...said('corporation', data.corporations),
    ...said('corporation', data.corporationThemes, '.theme'),
    ...said('astronaut', data.astronauts),
    ...said('resource', data.resources),
    ...said('buildingType', data.buildingTypes),
    ...BUILDINGS.map((id) => [`building.${id}`, name('buildings', id)]),
    ...said('leader', data.leaders),
    ...said('phase', data.phases),
    ...said('action', data.actions),
    ...said('action', data.corporationActions),
    ...said('action', data.corporations),
    ...said('action', data.projects),
    ...said('tier', data.goalTiers),
    ...said('field', data.fields),
    ...said('experiment', data.experiments),
    ...said('slot', data.experimentSlots),
    ...said('farm', data.farms),
    ...said('section', data.skySections),
    ...said('programme', data.programmes),
    ...said('asteroid', data.asteroids),
    ...said('factory', data.factories),
    ...said('module', data.modules),
    ...said('track', data.tracks),
    ...said('project', data.projects),
    ...said('ability', data.projects),
    ...said('found', data.projects),
    ...bare('found', [...SECTORS, ...SPACES]),
    ...bare('sector', SECTORS),
    ...bare('space', SPACES),
    ...['spot', 'token', 'corner'].flatMap((kind) => bare(kind, SPOTS)),
    ...bare('panel', PANELS),
    ...SHUTTLES.map(({ id, number }) => [`tile.${id}`, pattern('shuttle', { number })]),
    ...ACTION_CARDS.map(({ id }, i) => [`card.${id}`, pattern('actionCard', { n: i + 1 })]),
    ...boardNames(name, pattern),
    ...CORPORATIONS.flatMap((id) =>
      ['first', 'second', 'third'].map((place) => [`option.${place}.${id}`, name('corporations', id)]),
    ),
    ...FILES.setup.presets.map(({ id, corporations }) => [
      `option.corporations.${id}`,
      `${name('presets', id)}: ${corporations.map((corporation) => name('corporations', corporation)).join(', ')}`,
    ]),
    ...CORPORATIONS.flatMap((id) =>
      ['choose-corp-action', 'choose-one-corp-action'].map((question) => [
        `answer.${question}.corporation.${id}`,
        `${name('corporations', id)}: ${actionName(id)}`,
      ]),
    ),
  ]);
}

type Name = (kind: Exclude<keyof typeof data, 'patterns' | 'leaderTexts'>, id: string) => string;
type Pattern = (id: keyof typeof data.patterns, values: { readonly [name: string]: string | number }) => string;

/** What is numbered on the boards of corporations rather than named. */
function boardNames(name: Name, pattern: Pattern): [key: string, text: string][] {
  const { 'moon-mining': mining, 'to-mars': mars } = FILES;
  return [
    ...mining.cargoSpaces.map(({ id, level, position }): [string, string] => [
      `space.${id}`,
      pattern('cargoSpace', {
        level: name('cargoLevels', String(level)),
        position: lower(name('positions', position)),
      }),
    ]),
    ...mars.shipPanels.map(({ id }, i): [string, string] => [`panel.${id}`, pattern('shipPanel', { n: i + 1 })]),
    ...mars.modules.flatMap(({ id: module, slots }) =>
      slots.map(({ id }, i): [string, string] => [`slot.${id}`, `${name('modules', module)} ${i + 1}`]),
    ),
  ];
}

/** Where an astronaut comes from. */
export const movedFrom = (things: Catalogue): Catalogue =>
  Object.fromEntries(
    PLACES.flatMap((place) => [
      [`answer.move-astronauts-in.from.${place}`, `{astronaut} (${things[`place.${place}`]})`],
      [`pick.move-astronauts-in.from.${place}`, things[`place.${place}`]],
    ]),
  );

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A straight apostrophe and braces are markup in a message. */
export const plain = (text: string): string => text.replaceAll("'", "''").replace(/[{}]/g, "'$&'");
