import type { Asked } from '@orrery/kernel';
import type { EventCardId } from '../../data/ids.ts';
import type { MoveAnswer, RedPlanet, StopAnswer } from '../../rules/vocabulary.ts';

/** Fields of an answer. */
export type Part = { readonly [field: string]: unknown };

/** Ids of the things on this screen: `kind:what` or `kind:what:company`. */
export const ids = {
  zone: (zone: string) => `zone:${zone}`,
  ship: (ship: string) => `ship:${ship}`,
  /** A company's people in a zone or aboard a ship. */
  people: (zone: string, company: number) => `people:${zone}:${company}`,
  crew: (ship: string, company: number) => `crew:${ship}:${company}`,
  dossier: (zone: string) => `dossier:${zone}`,
  character: (character: string) => `character:${character}`,
  card: (card: string) => `card:${card}`,
  company: (company: number) => `company:${company}`,
  events: 'deck:events',
  stop: 'stop',
  /** The way between the pages of a small room. */
  turn: 'turn',
  memorial: 'memorial',
  track: 'track',
};

export const kindOf = (id: string): string => id.split(':', 1)[0];

/** Both rest of an id: what it names, and the company if it has one. */
export function namedBy(id: string): { readonly what: string; readonly company: number } {
  const [, what = '', company = ''] = id.split(':');
  return { what, company: Number(company) };
}

/**
 * What touching a thing answers to the question, if the question speaks of such things at all. An astronaut is touched
 * itself where the answer names a company; the Explorer's origin comes before his destination.
 */
export function partFor(asked: Asked<RedPlanet> | undefined, picked: Part, id: string): Part | undefined {
  if (!asked) return undefined;
  const { what, company } = namedBy(id);
  switch (kindOf(id)) {
    case 'zone':
      return asked.question === 'explore' ? moveWith(asked.answers, picked, what) : speaks(asked, { zone: what });
    case 'ship':
      return speaks(asked, { ship: what });
    case 'people':
      return speaks(asked, { zone: what, company });
    case 'crew':
      return speaks(asked, { ship: what, company });
    case 'dossier':
      return speaks(asked, { mode: 'look' }) ?? (asked.question === 'look-at-discovery' ? { zone: what } : undefined);
    case 'deck':
      return speaks(asked, { mode: 'draw' });
    case 'character':
      return speaks(asked, { character: what });
    case 'card':
      return isDealt(asked, what) ? { mission: what } : undefined;
    case 'stop':
      return asked.answers.some((answer) => 'stop' in answer) ? { stop: true } : undefined;
    default:
      return undefined;
  }
}

/** An astronaut is asked for, and there are some in several zones. */
export function isSpread(asked: Asked<RedPlanet> | undefined, picked: Part): boolean {
  if (picked.zone !== undefined) return false;
  const zones = asked?.answers.flatMap((answer) => ('company' in answer && 'zone' in answer ? [answer.zone] : []));
  return new Set(zones).size > 1;
}

/** A part the question can be asked about: some answer, legal or barred, has all of its fields. */
function speaks({ answers, barred }: Pick<Asked<RedPlanet>, 'answers' | 'barred'>, part: Part): Part | undefined {
  const fields = Object.keys(part);
  const has = (answer: object) => fields.every((field) => field in answer);
  return answers.some(has) || barred.some(({ answer }) => has(answer)) ? part : undefined;
}

type AskedMission = Extract<Asked<RedPlanet>, { readonly question: 'choose-mission' }>;

/** The missions to choose from, also while a lesson wants something to be read first. */
export const dealtMissions = ({ answers, barred }: AskedMission): EventCardId[] =>
  [...answers, ...barred.map(({ answer }) => answer)]
    .flatMap((answer) => ('mission' in answer && answer.mission !== undefined ? [answer.mission] : []))
    .sort();

const isDealt = (asked: Asked<RedPlanet>, card: string): boolean =>
  asked.question === 'choose-mission' && dealtMissions(asked).includes(card);

function moveWith(answers: readonly (MoveAnswer | StopAnswer)[], picked: Part, zone: string): Part {
  const moves = answers.filter((answer) => 'from' in answer);
  const origin = moves.some(({ from }) => from === zone);
  if (picked.from === undefined) return origin ? { from: zone } : { to: zone };
  const reached = moves.some(({ from, to }) => from === picked.from && to === zone);
  return reached || !origin ? { to: zone } : { from: zone };
}
