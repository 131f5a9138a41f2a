import type { CorporationId } from '../../data/index.ts';
import type { OperationWorths } from '../mind.ts';
import { artemisTours } from './artemis-tours.ts';
import { evergreenFarms } from './evergreen-farms.ts';
import { moonMining } from './moon-mining.ts';
import { seleniumResearch } from './selenium-research.ts';
import { skyWatch } from './sky-watch.ts';
import { spaceRobotics } from './space-robotics.ts';
import { toMars } from './to-mars.ts';

const ALL = {
  'artemis-tours': artemisTours,
  'moon-mining': moonMining,
  'selenium-research': seleniumResearch,
  'evergreen-farms': evergreenFarms,
  'sky-watch': skyWatch,
  'space-robotics': spaceRobotics,
  'to-mars': toMars,
} satisfies { readonly [id in CorporationId]: { readonly operations: OperationWorths } };

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
export const OPERATIONS = Object.assign({}, ...Object.values(ALL).map(({ operations }) => operations));
