import type { CorporationId } from '../../data/index.ts';
import type { Speeches } from '../read/speech.ts';
import * as artemisTours from './artemis-tours/speech.ts';
import * as evergreenFarms from './evergreen-farms/speech.ts';
import * as moonMining from './moon-mining/speech.ts';
import * as seleniumResearch from './selenium-research/speech.ts';
import * as skyWatch from './sky-watch/speech.ts';
import * as spaceRobotics from './space-robotics/speech.ts';
import * as toMars from './to-mars/speech.ts';

const ALL = {
  'artemis-tours': artemisTours.speech,
  'moon-mining': moonMining.speech,
  'selenium-research': seleniumResearch.speech,
  'evergreen-farms': evergreenFarms.speech,
  'sky-watch': skyWatch.speech,
  'space-robotics': spaceRobotics.speech,
  'to-mars': toMars.speech,
} satisfies { readonly [id in CorporationId]: Speeches };

/** What the things on the boards of corporations answer, by their kind. */
export const corporationSpeech: Speeches = Object.assign({}, ...Object.values(ALL));
