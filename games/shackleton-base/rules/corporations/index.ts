import type { CorporationId } from '../../data/index.ts';
import type { Seen } from '../table.ts';
import * as artemisTours from './artemis-tours.ts';
import type { CorporationRules } from './contract.ts';
import * as evergreenFarms from './evergreen-farms.ts';
import * as moonMining from './moon-mining.ts';
import * as seleniumResearch from './selenium-research.ts';
import * as skyWatch from './sky-watch.ts';
import * as spaceRobotics from './space-robotics.ts';
import * as toMars from './to-mars.ts';

/** The list of the corporations' words: an eighth adds a line to each type. */
export type Boards = {
  'artemis-tours'?: artemisTours.Board;
  'moon-mining'?: moonMining.Board;
  'selenium-research'?: seleniumResearch.Board;
  'evergreen-farms'?: evergreenFarms.Board;
  'sky-watch'?: skyWatch.Board;
  'space-robotics'?: spaceRobotics.Board;
  'to-mars'?: toMars.Board;
};

export type CorporationQuestions = artemisTours.Questions &
  moonMining.Questions &
  seleniumResearch.Questions &
  evergreenFarms.Questions &
  skyWatch.Questions &
  spaceRobotics.Questions &
  toMars.Questions;

export type CorporationEvents = artemisTours.Events &
  moonMining.Events &
  seleniumResearch.Events &
  evergreenFarms.Events &
  skyWatch.Events &
  spaceRobotics.Events &
  toMars.Events;

const RULES = {
  'artemis-tours': artemisTours.rules,
  'moon-mining': moonMining.rules,
  'selenium-research': seleniumResearch.rules,
  'evergreen-farms': evergreenFarms.rules,
  'sky-watch': skyWatch.rules,
  'space-robotics': spaceRobotics.rules,
  'to-mars': toMars.rules,
} satisfies { readonly [Id in CorporationId]: CorporationRules<Id> };

export const everyCorporation = Object.values(RULES) as readonly object[] as readonly CorporationRules[];

export const corporationRules = (id: CorporationId): CorporationRules => RULES[id] as object as CorporationRules;

/** The rules of the three corporations in play, in their order. */
export const inPlay = (table: Seen): CorporationRules[] => table.corporations.map(({ id }) => corporationRules(id));

/** What the board of a corporation in play tells besides what lies on it; its rules file says what. */
export const stateOf = <Id extends CorporationId>(table: Seen, id: Id) =>
  RULES[id].state(table) as ReturnType<(typeof RULES)[Id]['state']>;
