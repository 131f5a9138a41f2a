import type { Speeches } from '../read/speech.ts';
import * as artemisTours from './artemis-tours/speech.ts';
import * as evergreenFarms from './evergreen-farms/speech.ts';
import * as moonMining from './moon-mining/speech.ts';
import * as seleniumResearch from './selenium-research/speech.ts';
import * as skyWatch from './sky-watch/speech.ts';
import * as spaceRobotics from './space-robotics/speech.ts';
import * as toMars from './to-mars/speech.ts';

/** What the things on the boards of corporations answer, by their kind. */
export const corporationSpeech: Speeches = {
  ...artemisTours.speech,
  ...evergreenFarms.speech,
  ...moonMining.speech,
  ...seleniumResearch.speech,
  ...skyWatch.speech,
  ...spaceRobotics.speech,
  ...toMars.speech,
};
