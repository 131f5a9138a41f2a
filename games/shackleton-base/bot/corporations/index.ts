import { artemisTours } from './artemis-tours.ts';
import { evergreenFarms } from './evergreen-farms.ts';
import { moonMining } from './moon-mining.ts';
import { seleniumResearch } from './selenium-research.ts';
import { skyWatch } from './sky-watch.ts';
import { spaceRobotics } from './space-robotics.ts';
import { toMars } from './to-mars.ts';

const ALL = [artemisTours, moonMining, seleniumResearch, evergreenFarms, skyWatch, spaceRobotics, toMars] as const;

/** The judges of questions that only a corporation puts. */
export const CORPORATION_JUDGES = {
  ...artemisTours.judges,
  ...moonMining.judges,
  ...seleniumResearch.judges,
  ...evergreenFarms.judges,
  ...skyWatch.judges,
  ...spaceRobotics.judges,
  ...toMars.judges,
};

/** What their own parts of effects are worth. */
export const OPERATIONS = Object.assign({}, ...ALL.map(({ operations }) => operations));
