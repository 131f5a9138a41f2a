import type { CorporationId } from '../../data/index.ts';
import * as artemisTours from './artemis-tours/index.tsx';
import type { CorporationScreen } from './contract.ts';
import * as evergreenFarms from './evergreen-farms/index.tsx';
import * as moonMining from './moon-mining/index.tsx';
import * as seleniumResearch from './selenium-research/index.tsx';
import * as skyWatch from './sky-watch/index.tsx';
import * as spaceRobotics from './space-robotics/index.tsx';
import * as toMars from './to-mars/index.tsx';

/** The list: an eighth is one more folder and a line here. */
export const CORPORATION_SCREENS: { readonly [id in CorporationId]: CorporationScreen<id> } = {
  'artemis-tours': artemisTours.screen,
  'moon-mining': moonMining.screen,
  'selenium-research': seleniumResearch.screen,
  'evergreen-farms': evergreenFarms.screen,
  'sky-watch': skyWatch.screen,
  'space-robotics': spaceRobotics.screen,
  'to-mars': toMars.screen,
};
