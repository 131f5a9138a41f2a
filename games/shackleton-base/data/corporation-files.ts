import artemisTours from './artemis-tours.json' with { type: 'json' };
import evergreenFarms from './evergreen-farms.json' with { type: 'json' };
import type { CorporationId } from './ids.ts';
import moonMining from './moon-mining.json' with { type: 'json' };
import seleniumResearch from './selenium-research.json' with { type: 'json' };
import skyWatch from './sky-watch.json' with { type: 'json' };
import spaceRobotics from './space-robotics.json' with { type: 'json' };
import toMars from './to-mars.json' with { type: 'json' };

/** The own data file of each corporation. */
export const corporationFiles = {
  'artemis-tours': artemisTours,
  'moon-mining': moonMining,
  'selenium-research': seleniumResearch,
  'evergreen-farms': evergreenFarms,
  'sky-watch': skyWatch,
  'space-robotics': spaceRobotics,
  'to-mars': toMars,
} satisfies { readonly [id in CorporationId]: object };
